import { css } from '@emotion/react';
import { media, tokens } from '@atrium/ui/theme';

const ring = {
  outline: `2px solid ${tokens.color.accent}`,
  outlineOffset: 2,
  boxShadow: tokens.elevation.floating,
} as const;
/** A cover's second button, in sight. */
export const demoInSight = {
  pointerEvents: 'auto',
  background: tokens.color.plate,
  color: tokens.color.onPlate,
  borderColor: tokens.color.onPlate,
} as const;
const risen = {
  '& [data-plate]': { opacity: 1 },
  '& [data-demo]': demoInSight,
  '& [data-demo]:hover': { background: tokens.color.onPlate, color: tokens.color.plate },
  '&:has([data-plate]) [data-cover]': { transform: 'translateY(-12%)' },
} as const;

/** The look of a cover that is one button: what rises over it (`data-plate`, `data-demo`) comes under the pointer or the focus. */
export const coverButton = {
  art: css({
    position: 'relative',
    aspectRatio: '3 / 4',
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface2,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${tokens.color.pictureEdge}`,
      pointerEvents: 'none',
    },
    '& [data-cover]': { borderRadius: 'inherit', transition: `transform ${tokens.motion.slow} ${tokens.motion.ease}` },
    '&:has(:focus-visible)': { ...risen, ...ring },
    [media.hover]: { '&:hover': { ...risen, ...ring } },
    [media.reducedMotion]: { '& [data-cover]': { transform: 'none !important', transition: 'none' } },
  }),
  off: css({ '& [data-cover]': { filter: 'grayscale(.8) brightness(.78)' } }),
  button: css({
    position: 'absolute',
    inset: 0,
    display: 'block',
    inlineSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: 'inherit',
    overflow: 'hidden',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': { outline: 'none' },
  }),
};
