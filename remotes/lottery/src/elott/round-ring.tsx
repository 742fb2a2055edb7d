import { STAGE_WORDS, type NextMoment } from '@atrium/draws/use-next-draw';
import { CountdownText, type TimeLeft } from '@atrium/ui/countdown-text';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FELT } from './felt.ts';

interface RoundRingProps {
  /** Null while no round is planned. */
  next: NextMoment | null;
  /** Seconds between two rounds: the whole ring. */
  roundSeconds: number;
}

/** In the last seconds the ring glows, and says that the round is closing. */
const CLOSING_MS = 10_000;

/** The time that is left of a round as a ring that empties, with the seconds inside. */
export function RoundRing({ next, roundSeconds }: RoundRingProps) {
  const { t } = useTranslation('lottery');
  const { t: common } = useTranslation('draws');
  if (!next) return <p css={styles.words}>{common('noDraw')}</p>;
  const face = (left: TimeLeft) => {
    const isClosing = next.stage === 'open' && left.total <= CLOSING_MS;
    const share = Math.min(1, left.total / (roundSeconds * 1_000));
    return (
      <span css={styles.ring}>
        <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" css={styles.svg}>
          <circle cx="60" cy="60" r="54" fill="none" stroke={FELT.rim} strokeWidth="10" />
          {TICKS.map((turn) => (
            <line
              key={turn}
              x1="60"
              y1="14"
              x2="60"
              y2="18"
              stroke={FELT.line}
              strokeWidth="1.5"
              transform={`rotate(${turn} 60 60)`}
            />
          ))}
          <circle
            cx="60"
            cy="60"
            r="54"
            fill="none"
            pathLength="1"
            stroke={next.stage === 'open' && !isClosing ? FELT.ink : FELT.glow}
            strokeWidth="10"
            strokeDasharray={`${share} 1`}
            transform="rotate(-90 60 60)"
            css={styles.rest}
          />
        </svg>
        <span css={styles.middle}>
          <b css={styles.time}>{clockOf(left, roundSeconds)}</b>{' '}
          <span css={styles.words}>{isClosing ? t('elott.closing') : common(STAGE_WORDS[next.stage])}</span>
        </span>
      </span>
    );
  };
  return (
    <CountdownText key={next.key} until={next.until} offset={next.offset} nearMs={0} format={face} onEnd={next.onEnd} />
  );
}

const TICKS = Array.from({ length: 12 }, (_, at) => at * 30);

/** Seconds alone where no round takes longer than a minute: the figure keeps its form while it counts. */
function clockOf({ days, hours, minutes, seconds }: TimeLeft, roundSeconds: number): string {
  const whole = (days * 24 + hours) * 60 + minutes;
  return whole === 0 && roundSeconds <= 60 ? String(seconds) : `${whole}:${String(seconds).padStart(2, '0')}`;
}

const styles = {
  ring: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 176,
    blockSize: 176,
    [media.phone]: { inlineSize: 112, blockSize: 112 },
  }),
  svg: css({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }),
  rest: css({
    // In steps: each redraws the ring, and sixty a second took half a processor core.
    transition: `stroke-dasharray 1s steps(8), stroke ${tokens.motion.base} ${tokens.motion.ease}`,
    [media.reducedMotion]: { transition: 'none' },
  }),
  middle: css({ position: 'relative', display: 'grid', justifyItems: 'center', maxInlineSize: '72%' }),
  time: css({
    fontWeight: tokens.weight.bold,
    ...tokens.type.hero,
    fontSize: 'var(--t-7)',
    ...tokens.numerals,
    [media.phone]: { ...tokens.type.page },
  }),
  words: css({
    margin: 0,
    color: FELT.dim,
    textAlign: 'center',
    whiteSpace: 'normal',
    ...tokens.type.small,
    [media.phone]: { ...tokens.type.legal },
  }),
};
