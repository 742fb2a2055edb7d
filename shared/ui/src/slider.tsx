import { css } from '@emotion/react';
import type { ComponentProps, CSSProperties } from 'react';
import { tokens } from './theme.ts';

export interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** A number that is chosen by dragging or with the arrow keys, on a track that is filled up to it. */
export function Slider({ min, max, value, onChange, ...rest }: SliderProps) {
  const at = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <input
      type="range"
      min={min}
      max={max}
      value={value}
      css={slider}
      style={{ '--at': `${at}%` } as CSSProperties}
      onChange={(event) => onChange(Number(event.target.value))}
      {...rest}
    />
  );
}

const track = { blockSize: 4, borderRadius: tokens.radius.round } as const;
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: 20,
  blockSize: 20,
  border: `3px solid ${tokens.color.ground}`,
  borderRadius: tokens.radius.round,
  outline: `1px solid ${tokens.color.lineStrong}`,
  background: tokens.color.text,
} as const;

const slider = css({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: 32,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  // Browsers drop a rule with a selector that they do not know: each has its own.
  '&::-webkit-slider-runnable-track': {
    ...track,
    background: `linear-gradient(to right, ${tokens.color.text2} var(--at), ${tokens.color.line} 0)`,
  },
  '&:dir(rtl)::-webkit-slider-runnable-track': {
    background: `linear-gradient(to left, ${tokens.color.text2} var(--at), ${tokens.color.line} 0)`,
  },
  '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: -8 },
  '&::-moz-range-track': { ...track, background: tokens.color.line },
  '&::-moz-range-progress': { ...track, background: tokens.color.text2 },
  '&::-moz-range-thumb': thumb,
});
