/** Says in the address of /game that it stands in a window of its own. */
const MARK = 'window';

export const inOwnWindow = (search: string): boolean => new URLSearchParams(search).has(MARK);

/**
 * Opens /game in a window of its own. It takes this tab's session storage along, and with it the game, which it launches
 * anew; the portal's clock, checks and limits are in that window, too. False when the browser allows no window.
 */
export const openOwnWindow = (): boolean =>
  window.open(`/game?${MARK}=1`, '_blank', 'popup,width=1280,height=820') !== null;
