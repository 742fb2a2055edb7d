import type { Result } from '@atrium/lottery-rules/draw';
import type { Play, Win } from '@atrium/lottery-rules/play';
import { payoutOf } from '@atrium/lottery-rules/price';
import type { LineWins } from '../tickets/tickets.repository.ts';
import type { PricedLine } from '../tickets/priced-line.ts';

/** Winning selections that are remembered within a draw: many players pick the same. */
const KNOWN_SELECTIONS = 50_000;

/** A stake that has won a share of the draw's pool, in minor units. */
export interface PoolWin {
  line: number;
  tier: string;
  stake: string;
}

/** `prize` and the payouts of lines are without what comes from a pool. */
export interface Evaluated {
  prize: bigint;
  wins: LineWins[];
  pool: PoolWin[];
}

/** Evaluates tickets against one result. Null for a ticket that wins nothing. Shares of a pool are known when all tickets are. */
export function createEvaluator(
  result: Result,
): (plays: ReadonlyMap<string, Play>, lines: readonly PricedLine[]) => Evaluated | null {
  const known = new WeakMap<Play, Map<string, readonly Win[]>>();

  function winsOf(play: Play, text: string): readonly Win[] {
    let ofPlay = known.get(play);
    if (!ofPlay) {
      ofPlay = new Map();
      known.set(play, ofPlay);
    }
    const remembered = ofPlay.get(text);
    if (remembered) return remembered;
    const read = play.parse(text);
    if ('fault' in read) throw new Error(`A sold selection of ${play.code} cannot be read: ${read.fault.code}.`);
    const wins = play.wins(read.selection, result);
    if (ofPlay.size < KNOWN_SELECTIONS) ofPlay.set(text, wins);
    return wins;
  }

  return (plays, lines) => {
    let prize = 0n;
    const found: LineWins[] = [];
    const pool: PoolWin[] = [];
    for (const [index, line] of lines.entries()) {
      const play = plays.get(line.play);
      if (!play) throw new Error(`The rules of the ticket have no play ${line.play}.`);
      const wins = winsOf(play, line.selection);
      if (wins.length === 0) continue;
      const stakes = { unitMinor: BigInt(line.unit), multiple: BigInt(line.multiple) };
      if (play.priced === 'pool')
        for (const { tier, notes } of wins)
          pool.push({ line: index, tier, stake: (notes * stakes.unitMinor * stakes.multiple).toString() });
      const payout = play.priced === 'pool' ? 0n : payoutOf(wins, line.prices, stakes);
      prize += payout;
      found.push({
        line: index,
        wins: wins.map(({ tier, notes }) => ({ tier, notes: notes.toString() })),
        payout: payout.toString(),
      });
    }
    return found.length === 0 ? null : { prize, wins: found, pool };
  };
}
