import type { KeyboardEvent } from 'react';

/** The button that is the game itself, in each entry of a list of games. */
const GAME = '[data-game]';

/** The first game of the list inside an element. */
export const firstGame = (panel: string): HTMLElement | null =>
  document.getElementById(panel)?.querySelector<HTMLElement>(GAME) ?? null;

/**
 * Arrow keys go from game to game: along a row in the reading direction, and to the game above or below. Tab goes
 * through everything, as before.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLElement) || !event.target.matches(GAME)) return;
  const list = event.currentTarget;
  const games = [...list.querySelectorAll<HTMLElement>(GAME)];
  const rtl = getComputedStyle(list).direction === 'rtl';
  const step = {
    ArrowRight: rtl ? -1 : 1,
    ArrowLeft: rtl ? 1 : -1,
    ArrowDown: columnsOf(list),
    ArrowUp: -columnsOf(list),
  }[event.key];
  const next = step !== undefined && games[games.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** How many entries of a list stand in its first row. */
function columnsOf(list: HTMLElement): number {
  const entries = [...list.children] as HTMLElement[];
  const second = entries.findIndex(({ offsetTop }) => offsetTop > entries[0]!.offsetTop);
  return second > 0 ? second : entries.length;
}
