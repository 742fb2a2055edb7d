import type { Game } from './games.ts';

/** Games in their order, except that no category follows itself while another one is left. Source: 1-13. */
export function mixedGames<Of extends Pick<Game, 'gameType'>>(games: readonly Of[]): Of[] {
  const waiting = [...games];
  const ordered: Of[] = [];
  while (waiting.length > 0) {
    const other = waiting.findIndex(({ gameType }) => gameType !== ordered.at(-1)?.gameType);
    ordered.push(...waiting.splice(Math.max(0, other), 1));
  }
  return ordered;
}
