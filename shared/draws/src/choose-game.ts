import type { LotteryGame } from '@atrium/contracts/lottery';

/** The game that the address names, or the first hot one, or the first (2.1-13). */
export function chooseGame(games: readonly LotteryGame[], code: string | null): LotteryGame | undefined {
  return games.find((game) => game.code === code) ?? games.find(({ isHot }) => isHot) ?? games[0];
}

/** The play type that the address names, or the game's own default. */
export function choosePlayType(game: LotteryGame, asked: string | null): string {
  return asked && game.playTypes.includes(asked) ? asked : game.defaultPlayType;
}

/** Games that answer to the search text, by name or code. */
export function searchGames(games: readonly LotteryGame[], text: string): LotteryGame[] {
  const wanted = text.trim().toLocaleLowerCase();
  return wanted === ''
    ? [...games]
    : games.filter(
        ({ name, code }) => name.toLocaleLowerCase().includes(wanted) || code.toLocaleLowerCase().includes(wanted),
      );
}

/** Games by the group that `groupOf` gives them, groups in the given order, others after them by first appearance. */
export function groupGames(
  games: readonly LotteryGame[],
  groupOf: (game: LotteryGame) => string,
  order: readonly string[] = [],
): [string, LotteryGame[]][] {
  const place = ([group]: [string, LotteryGame[]]) => (order.includes(group) ? order.indexOf(group) : order.length);
  return [...Map.groupBy(games, groupOf)].toSorted((one, other) => place(one) - place(other));
}
