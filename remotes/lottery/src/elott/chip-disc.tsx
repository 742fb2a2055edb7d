import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { FELT } from './felt.ts';

interface ChipDiscProps {
  /** What is written on it. */
  face: string;
  /** Edge: px, or a CSS length. */
  size: number | string;
  /** The member's own: on a field, or chosen. */
  own?: boolean;
}

/** A chip: a rim of blocks around its worth, which is set smaller where it is long. Hidden from screen readers. */
export const ChipDisc = ({ face, size, own = false }: ChipDiscProps) => (
  <svg viewBox="0 0 60 60" aria-hidden="true" focusable="false" css={styles.disc} style={{ inlineSize: size }}>
    <circle cx="30" cy="32" r="28" fill="#000" opacity="0.28" />
    <circle cx="30" cy="30" r="28" fill={own ? FELT.sand : FELT.chip} />
    <circle
      cx="30"
      cy="30"
      r="24"
      fill="none"
      stroke={own ? FELT.clay : FELT.hot}
      strokeWidth="8"
      pathLength="16"
      strokeDasharray="1 1"
      strokeDashoffset="0.5"
    />
    <circle cx="30" cy="30" r="19" fill={FELT.chip} stroke={FELT.line} strokeWidth="1.5" />
    <text
      x="30"
      y="31"
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={SIZES[face.length] ?? 9}
      css={styles.text}
    >
      {face}
    </text>
  </svg>
);

/** By the number of characters. */
const SIZES: Readonly<Record<number, number>> = { 1: 22, 2: 20, 3: 17, 4: 14, 5: 11 };

const styles = {
  disc: css({ display: 'block', flex: 'none', aspectRatio: '1' }),
  text: css({ fill: FELT.onSand, fontFamily: tokens.font.text, fontWeight: tokens.weight.bold, ...tokens.numerals }),
};
