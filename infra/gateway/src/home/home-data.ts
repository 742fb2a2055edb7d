import type { BootData } from '@atrium/contracts/boot';
import { gameCard } from '../games/game-card.ts';
import { hotGames } from '../games/games.repository.ts';
import { winnerBoard } from '../games/winner-board.ts';
import { popularLotteries } from '../lottery/lottery.routes.ts';
import { announcements } from '../notices/announcements.ts';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { offersFor } from '../promotions/running-promotions.ts';

const HOT = 48;
const LOTTERIES = 20;

/** What the home page shows before it has called anything: the answers of the calls it would make. */
export async function homeData(
  parts: Pick<Parts, 'database' | 'clock'>,
  language: string,
  caller: Pick<Caller, 'session'> = { session: null },
): Promise<NonNullable<BootData['home']>> {
  const [notices, hot, winners, popular, promotions] = await Promise.all([
    announcements(parts, { language }),
    hotGames(parts.database, null, null, HOT),
    winnerBoard(parts, language),
    popularLotteries(parts, { count: LOTTERIES, language }),
    offersFor(parts, { language }, caller),
  ]);
  return {
    notices,
    hotGames: hot.map((row) => gameCard(row, language)),
    winners,
    // Home shows when they close. Past results carry proofs, which do not compress: a quarter of the whole page.
    popular: { ...popular, games: popular.games.map((game) => ({ ...game, last: [] })) },
    // Home shows cards; the rules are read on a promotion's own page, which fetches them.
    promotions: promotions.map((promotion) => ({ ...promotion, rules: null })),
  };
}
