import type { Draw } from '@atrium/contracts/lottery';
import { CountdownText, type TimeLeft } from '@atrium/ui/countdown-text';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { CountdownTiles } from './countdown-tiles.tsx';
import { STAGE_WORDS, useNextDraw } from './use-next-draw.ts';

const clockOf = ({ hours, minutes, seconds }: TimeLeft): string =>
  [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');

const passedPercent = ({ days, hours, minutes, seconds }: TimeLeft, outOfSeconds: number): number => {
  const left = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  return Math.round(Math.max(0, Math.min(1, 1 - left / outOfSeconds)) * 100);
};

interface NextDrawProps {
  draw: Draw | null;
  /** Called at the closing and at the drawing, each by the server's clock. */
  onMoment?: () => void;
  /** On plates, where the time is the main thing. */
  tiles?: boolean;
  /** A bar below shows how much of this time has passed, in seconds. */
  outOfSeconds?: number;
}

/** Time to the closing of sales, then to the draw, by the server's clock. */
export function NextDraw({ draw, onMoment, tiles = false, outOfSeconds }: NextDrawProps) {
  const { t } = useTranslation('draws');
  const next = useNextDraw(draw, onMoment);
  if (!next) return <span css={styles.words}>{t('noDraw')}</span>;
  return (
    <span css={styles.root}>
      <span css={styles.words}>{t(STAGE_WORDS[next.stage])}</span>
      <CountdownText
        key={next.key}
        until={next.until}
        offset={next.offset}
        format={(left) =>
          tiles ? (
            <CountdownTiles left={left} />
          ) : (
            <>
              {left.days ? t('daysClock', { days: left.days, clock: clockOf(left) }) : clockOf(left)}
              {outOfSeconds !== undefined && (
                <span aria-hidden css={styles.bar}>
                  <span css={styles.passed} style={{ inlineSize: `${passedPercent(left, outOfSeconds)}%` }} />
                </span>
              )}
            </>
          )
        }
        onEnd={next.onEnd}
        css={[styles.time, next.stage !== 'open' && styles.closed]}
      />
    </span>
  );
}

const styles = {
  root: css({ display: 'inline-grid', justifyItems: 'end', minInlineSize: 88 }),
  words: css({ color: tokens.color.text2, ...tokens.type.small }),
  time: css({ fontWeight: tokens.weight.bold, ...tokens.type.title, ...tokens.numerals }),
  bar: css({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: 3,
    background: tokens.color.line,
  }),
  passed: css({ display: 'block', blockSize: '100%', background: `var(--passed, ${tokens.color.text2})` }),
  closed: css({ color: tokens.color.warn }),
};
