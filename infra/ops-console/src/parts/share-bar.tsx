import { css } from '@emotion/react';
import { tokens } from '@atrium/ui/theme';

export interface Share {
  key: string;
  /** 0 … 1 */
  share: number;
  tone: 'main' | 'warn' | 'bad';
}

interface ShareBarProps {
  label: string;
  /** The label: "268 of 341". */
  text: string;
  shares: readonly Share[];
  big?: boolean;
}

/** Parts of a whole side by side; the first is the relevant one. */
export function ShareBar({ label, text, shares, big }: ShareBarProps) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round((shares[0]?.share ?? 0) * 100)}
      aria-valuetext={text}
      css={[styles.bar, big && styles.big]}
    >
      {shares.map(({ key, share, tone }) => (
        <span key={key} css={styles[tone]} style={{ inlineSize: `${share * 100}%` }} />
      ))}
    </span>
  );
}

const styles = {
  bar: css({
    display: 'flex',
    inlineSize: '100%',
    minInlineSize: 64,
    blockSize: 8,
    overflow: 'hidden',
    background: tokens.color.surface3,
    borderRadius: tokens.radius.small,
    '& > span': { transition: `inline-size ${tokens.motion.slow} ${tokens.motion.ease}` },
  }),
  big: css({ blockSize: 16 }),
  main: css({ background: tokens.color.text }),
  warn: css({ background: tokens.color.warn }),
  bad: css({ background: tokens.color.error }),
};
