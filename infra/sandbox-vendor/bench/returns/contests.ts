import type { Chance } from '../../src/chance/chance.ts';
import type { Contest } from '../../src/mechanics/contest/contest.ts';
import { shareOfPot } from '../../src/mechanics/contest/contest-mechanic.ts';
import { dominoes } from '../../src/mechanics/contest/dominoes.ts';
import { niuNiu } from '../../src/mechanics/contest/niu-niu.ts';
import { tricks } from '../../src/mechanics/contest/tricks.ts';
import { ROOM } from '../../src/mechanics/high-card/high-card.ts';
import type { MeasuredGame } from './measured-game.ts';

const STAKE = 1_200;

/**
 * Games among members: the first seat at a table where all play as the house's players do. By symmetry it gets the pot less
 * the rake in equal shares. Chess is a game of skill without dealt cards and has no return of its own.
 */
export const CONTESTS: Readonly<Record<string, MeasuredGame>> = Object.fromEntries(
  Object.entries({
    dominoes: dominoes(true),
    'block-dominoes': dominoes(false),
    trumps: tricks('trumps'),
    hearts: tricks('hearts'),
    'niu-niu-room': niuNiu,
  }).flatMap(([name, contest]) =>
    [2, 4].map((seats) => [`${name}-${seats}`, seatAmong(contest as unknown as Contest, seats)] as const),
  ),
);

function seatAmong(contest: Contest, seats: number): MeasuredGame {
  const exact = ROOM.potPaidPerCent / 100;
  return {
    bets: { seat: [exact, exact] },
    share: 0.02,
    round(chance: Chance, report) {
      let state = contest.start(seats, chance);
      for (let shares = contest.shares(state); ; shares = contest.shares(state)) {
        if (shares) return report('seat', shareOfPot(STAKE, shares, 0) / STAKE);
        const [seat] = contest.waitsFor(state) as [number];
        state = contest.apply(state, seat, contest.houseMove(state, seat, chance));
      }
    },
  };
}
