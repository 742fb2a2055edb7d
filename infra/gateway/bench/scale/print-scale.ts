import type { MoneyReport } from './books.ts';
import type { Outcome } from './try-failure.ts';

interface Environment {
  node: string;
  processors: number;
  load: number;
  streams: number;
  players: number;
  betsOffered: number;
}

const seconds = (ms: number): string => (Number.isFinite(ms) ? (ms / 1_000).toFixed(1) : 'never');

export function printScale(outcomes: readonly Outcome[], money: MoneyReport, environment: Environment): void {
  const { streams, players, betsOffered, processors, node, load } = environment;
  console.log(
    `Three gateways, two registries, ${streams} streams, ${players} members, ${betsOffered} bets a second offered; ${processors} processors, node ${node}, load ${load}. Times in seconds.`,
  );
  console.table(
    Object.fromEntries(
      outcomes.map(({ failure, streamsCut, streamsBackMs, gaps, swapMs, bets, calls, wrongBalances }) => [
        failure,
        {
          'streams cut': streamsCut,
          'all back': streamsCut === 0 ? '–' : seconds(streamsBackMs),
          'tabs loaded again': gaps,
          'swap on every tab': swapMs === undefined ? '–' : seconds(swapMs),
          'bets/s': Math.round(bets.decided / bets.seconds),
          'held back': bets.heldBack,
          'bets repeated': bets.repeats,
          p50: seconds(bets.p50),
          'slowest bet': seconds(bets.slowest),
          'calls failed': `${calls.failed} of ${calls.asked}`,
          'slowest call': seconds(calls.slowestMs),
          'wrong balances': wrongBalances,
        },
      ]),
    ),
  );
  for (const [code, bets] of Object.entries(money.refused)) console.log(`${bets} bets refused: ${code}.`);
  console.log(
    `${money.acknowledged} bets acknowledged, ${money.lost} of them lost, ${money.unasked} in the ledger without an acknowledgement or twice; ${money.failures.length === 0 ? 'every invariant of the ledger holds' : money.failures.join(' ')}.`,
  );
}
