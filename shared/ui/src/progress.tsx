import { css, keyframes } from '@emotion/react';
import type { ComponentProps } from 'react';
import { media, tokens } from './theme.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: the task that is running. */
  label: string;
  /** 0 to 1; unknown without it. */
  value?: number;
  /** The text value, such as "12 of 40". */
  text?: string;
  tone?: 'plain' | 'own' | 'near';
}

/** The progress of a long task, with its text value beside it; also the used share of a limit. */
export function Progress({ label, value, text, tone = 'plain', ...rest }: ProgressProps) {
  const share = value === undefined ? undefined : Math.max(0, Math.min(1, value));
  return (
    <div css={styles.root} {...rest}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={text}
        css={styles.track}
      >
        <span
          css={[styles.bar, styles[tone], share === undefined && styles.unknown]}
          style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </div>
      {text && (
        <span aria-hidden css={styles.text}>
          {text}
        </span>
      )}
    </div>
  );
}

const pass = keyframes({ from: { insetInlineStart: '-35%' }, to: { insetInlineStart: '100%' } });

const styles = {
  root: css({ display: 'flex', alignItems: 'center', gap: tokens.space[3], ...tokens.type.small }),
  track: css({
    position: 'relative',
    flex: 1,
    blockSize: 6,
    overflow: 'hidden',
    borderRadius: tokens.radius.small,
    background: tokens.color.surface3,
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  }),
  bar: css({
    display: 'block',
    blockSize: '100%',
    [media.forcedColors]: { background: 'Highlight !important' },
    transition: `inline-size ${tokens.motion.slow} ${tokens.motion.ease}`,
  }),
  plain: css({ background: tokens.color.text2 }),
  own: css({ background: tokens.color.accent }),
  near: css({ background: tokens.color.warn }),
  unknown: css({ position: 'absolute', inlineSize: '35%', animation: `${pass} 1.2s linear infinite` }),
  text: css({ color: tokens.color.text2, ...tokens.numerals }),
};
