import { media, tokens } from '@atrium/ui/theme';

/** The surface of a part of a lottery's page. */
export const panelLook = {
  minInlineSize: 0,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface,
} as const;

/** Controls as large as a thumb needs them. */
export const thumbLook = { [media.phone]: { '--target': '44px', '--target-small': '44px' } } as const;
