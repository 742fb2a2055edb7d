import { css, keyframes } from '@emotion/react';
import type { ComponentProps } from 'react';
import { tokens } from './theme.ts';

export interface RouteBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A page is loading. */
  active: boolean;
  /** Accessible name of the progress bar. */
  label: string;
}

/** The thin bar at the top of the window while a page loads. Shown only after 150 ms. */
export function RouteBar({ active, label, ...rest }: RouteBarProps) {
  if (!active) return null;
  return <div role="progressbar" aria-label={label} css={bar} {...rest} />;
}

const run = keyframes({ from: { scale: '0 1' }, '60%': { scale: '.7 1' }, to: { scale: '.92 1' } });
const appear = keyframes({ from: { opacity: 0 } });

const bar = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: tokens.layer.toast,
  blockSize: 2,
  background: tokens.color.accent,
  transformOrigin: 'left',
  '&:dir(rtl)': { transformOrigin: 'right' },
  animation: `${appear} 1ms 150ms backwards, ${run} 8s cubic-bezier(.1,.6,.1,1) forwards`,
});
