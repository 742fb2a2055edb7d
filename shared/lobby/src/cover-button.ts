import { css } from '@emotion/react';
import { media, tokens } from '@atrium/ui/theme';

const ring = {
  outline: `2px solid ${tokens.color.accent}`,
  outlineOffset: 2,
  boxShadow: tokens.elevation.floating,
} as const;
/** A cover's second button, in sight. */
export const demoInSight = {
  position: 'relative',
  pointerEvents: 'auto',
  background: tokens.color.plate,
  color: tokens.color.onPlate,
  borderColor: tokens.color.onPlate,
  [media.forcedColors]: { opacity: 1 },
} as const;
const risen = {
  '& [data-plate]': { opacity: 1 },
  '& [data-demo]': demoInSight,
  '& [data-demo]:hover': { background: tokens.color.onPlate, color: tokens.color.plate },
  '&:has([data-plate]) [data-cover]': { transform: 'translateY(-12%)' },
} as const;

/**
 * The look of a cover that is one button: what rises over it (`data-plate`, `data-demo`) comes under the pointer or the focus.
 * All of it shares one cell of a grid rather than being positioned: whatever is positioned or clipped is a layer, which a
 * long list pays for in every frame.
 */
export const coverButton = {
  art: css({
    display: 'grid',
    aspectRatio: '3 / 4',
    '& > *': { gridArea: '1 / 1' },
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface2,
    '& [data-cover]': { transition: `transform ${tokens.motion.slow} ${tokens.motion.ease}` },
    '&:has(:focus-visible)': { ...risen, ...ring },
    [media.hover]: { '&:hover': { ...risen, ...ring } },
    [media.reducedMotion]: { '& [data-cover]': { transform: 'none !important', transition: 'none' } },
  }),
  off: css({ '& [data-cover]': { filter: 'grayscale(.8) brightness(.78)' } }),
  button: css({
    display: 'grid',
    minInlineSize: 0,
    padding: 0,
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '& > *': { gridArea: '1 / 1', minInlineSize: 0 },
    '&:focus-visible': { outline: 'none' },
  }),
  /** What lies over the cover ends with it. */
  clipped: css({ overflow: 'hidden' }),
};
