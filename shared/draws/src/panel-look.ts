import { media, tokens } from '@atrium/ui/theme';

/** The surface of a part of a lottery's page. */
export const panelLook = {
  minInlineSize: 0,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface,
} as const;

/** Height of the portal's own bar at the bottom of a phone, above which ours stick; none in a view of its own. */
export const TAB_BAR = 'calc(var(--tab-bar, 64px) + env(safe-area-inset-bottom))';

/** Controls as large as a thumb needs them. */
export const thumbLook = { [media.phone]: { '--target': '44px', '--target-small': '44px' } } as const;
