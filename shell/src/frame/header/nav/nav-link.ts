import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';

/** An entry of the navigation; the current one is underlined in the accent colour. */
export const navLink = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[1],
  paddingInline: tokens.space[2],
  border: 0,
  borderBlock: '2px solid transparent',
  background: 'none',
  color: tokens.color.text2,
  fontWeight: tokens.weight.strong,
  letterSpacing: '.03em',
  whiteSpace: 'nowrap',
  ...tokens.type.small,
  transition: `color ${tokens.motion.fast} ${tokens.motion.ease}`,
  '&[aria-current], &[aria-expanded="true"]': { color: tokens.color.text },
  '&[aria-current]': { borderBlockEndColor: tokens.color.accent },
  '&:focus-visible': { outlineOffset: -3 },
  '& svg': { opacity: 0.7 },
  [media.hover]: { '&:hover': { color: tokens.color.text } },
  // Forced colours would draw the transparent edges of every entry.
  [media.forcedColors]: { borderBlockColor: 'Canvas' },
});
