/** Query parameter of /game in a window of its own. */
const MARK = 'window';

export const inOwnWindow = (search: string): boolean => new URLSearchParams(search).has(MARK);

/**
 * Opens /game in a window of its own. The window inherits this tab's session storage and with it the game, which it
 * launches again; the portal's clock, checks and limits are in that window, too. False when the browser blocks the
 * window.
 */
export const openOwnWindow = (): boolean =>
  window.open(`/game?${MARK}=1`, '_blank', 'popup,width=1280,height=820') !== null;
