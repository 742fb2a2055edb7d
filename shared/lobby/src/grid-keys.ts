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
  const { direction, gridTemplateColumns } = getComputedStyle(list);
  const onward = direction === 'rtl' ? -1 : 1;
  const columns = gridTemplateColumns.split(' ').length;
  const step = { ArrowRight: onward, ArrowLeft: -onward, ArrowDown: columns, ArrowUp: -columns }[event.key];
  if (step === undefined) return;
  const games = [...list.querySelectorAll<HTMLElement>(GAME)];
  // A long list has only some of its entries in the page, and not all in a row: each says its place in the whole.
  const places = games.map((game, index) =>
    Number(game.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? index + 1),
  );
  const next = games[places.indexOf(places[games.indexOf(event.target)]! + step)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
