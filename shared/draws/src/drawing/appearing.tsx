import { media, tokens } from '@atrium/ui/theme';
import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';

export type Motion = 'drop' | 'tumble' | 'roll' | 'fade';

interface AppearingProps {
  /** Before it starts; null shows the number at once. */
  delayMs: number | null;
  motion: Motion;
  children: ReactNode;
}

/** A number that arrives in its place: digits drop, dice tumble, balls roll in, prizes fade in. At once with reduced motion. */
export const Appearing = ({ delayMs, motion, children }: AppearingProps) =>
  delayMs === null ? (
    children
  ) : (
    <span css={[styles.root, styles[motion]]} style={{ animationDelay: `${delayMs}ms` }}>
      {children}
    </span>
  );

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-60%)' } });
const tumble = keyframes({
  from: { opacity: 0, transform: 'rotate(-220deg) scale(0.6)' },
  '60%': { opacity: 1, transform: 'rotate(20deg) scale(1.06)' },
});
const roll = keyframes({ from: { opacity: 0, transform: 'translateX(80px) rotate(300deg)' } });
const rollBack = keyframes({ from: { opacity: 0, transform: 'translateX(-80px) rotate(-300deg)' } });
const fade = keyframes({ from: { opacity: 0 } });

const styles = {
  root: css({
    display: 'inline-grid',
    animationDuration: '600ms',
    animationTimingFunction: tokens.motion.ease,
    animationFillMode: 'backwards',
    [media.reducedMotion]: { animation: 'none' },
  }),
  drop: css({ animationName: drop }),
  tumble: css({ animationName: tumble }),
  roll: css({ animationName: roll, '&:dir(rtl)': { animationName: rollBack } }),
  fade: css({ animationName: fade }),
};
