import type { LotteryGame } from '@atrium/contracts/lottery';
import { LastPrizes } from '@atrium/draws/last-prizes';
import { groupsOf, isFamily } from '@atrium/lottery-rules/families';
import { isPaperMarket } from '../paper/kinds.ts';
import { groupsBeside } from '../paper/shown-prizes.ts';

/** The prizes of the last draw that are not shown beside the board; nothing where all of them do. */
export function OtherPrizes({ game }: { game: LotteryGame }) {
  const { family } = game;
  if (!isFamily(family) || !isPaperMarket(family)) return <LastPrizes game={game} />;
  const beside = groupsBeside(family);
  return groupsOf(family).length > beside.length ? <LastPrizes game={game} without={beside} /> : null;
}
