import { type Colour, colourOf } from '@atrium/lottery-rules/rules/marksix/colours';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { memo } from 'react';

interface SixBallProps {
  /** `01` … `49`. */
  ball: string;
  /** Edge in px. */
  size?: number;
  /** Filled: picked or drawn. */
  filled?: boolean;
}

/** A ball of Mark Six. Its ring names the colour a second time: whole for red, cut for blue, doubled for green. Hidden from screen readers. */
export const SixBall = memo(function SixBall({ ball, size = 40, filled = false }: SixBallProps) {
  const colour = colourOf(ball);
  return (
    <svg viewBox="0 0 44 44" width={size} height={size} aria-hidden="true" focusable="false" css={styles.ball}>
      {filled && <circle cx="22" cy="22" r="21.5" fill={FILLS[colour]} />}
      <Ring colour={colour} stroke={filled ? ON_FILL : RINGS[colour]} inset={filled ? 3 : 0} />
      <text
        x="22"
        y="28.5"
        textAnchor="middle"
        fontSize="18"
        fontWeight="700"
        fill={filled ? ON_FILL : 'currentColor'}
        css={styles.number}
      >
        {Number(ball)}
      </text>
    </svg>
  );
});

function Ring({ colour, stroke, inset }: { colour: Colour; stroke: string; inset: number }) {
  const ring = { cx: 22, cy: 22, fill: 'none', stroke };
  if (colour === 'green')
    return (
      <>
        <circle {...ring} r={20.5 - inset} strokeWidth="1.5" />
        <circle {...ring} r={17 - inset} strokeWidth="1.5" />
      </>
    );
  const radius = 20 - inset;
  const half = Math.PI * radius;
  return (
    <circle
      {...ring}
      r={radius}
      strokeWidth={inset ? 1.5 : 2.5}
      {...(colour === 'blue' && { strokeDasharray: `${half - 12} 12`, strokeDashoffset: -6 })}
    />
  );
}

// Colours of the game, equal in every brand; the rings are lighter on dark ground.
const FILLS = { red: '#c23b2e', blue: '#2d67ad', green: '#2c774c' } as const;
const RINGS = {
  red: 'light-dark(#c23b2e, #e27264)',
  blue: 'light-dark(#2d67ad, #6f9fdb)',
  green: 'light-dark(#2c774c, #63a985)',
} as const;
const ON_FILL = '#fff8ec';

const styles = {
  ball: css({ display: 'block', flex: 'none' }),
  number: css({ ...tokens.numerals }),
};
