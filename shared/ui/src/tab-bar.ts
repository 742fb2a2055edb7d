/** Height of the portal's own bar at the bottom of a phone, above which other bars stick; none in a view of its own. */
export const TAB_BAR = 'calc(var(--tab-bar, 64px) + env(safe-area-inset-bottom))';
