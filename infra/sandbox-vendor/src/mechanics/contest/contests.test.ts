import fc from 'fast-check';
import { seededChance } from '../../chance/seeded-chance.ts';
import type { Contest } from './contest.ts';
import { shareOfPot } from './contest-mechanic.ts';
import { dominoes, type DominoState, type Tile, TILES } from './dominoes.ts';
import { changesOf, compareHands, niuNiu, niuNiuHand } from './niu-niu.ts';
import { allowedCards, takerOf, tricks, type TricksState } from './tricks.ts';

const erase = <State, Move>(contest: Contest<State, Move>) => contest as unknown as Contest;
const CONTESTS: readonly (readonly [string, Contest])[] = [
  ['dominoes', erase(dominoes(true))],
  ['block dominoes', erase(dominoes(false))],
  ['trumps', erase(tricks('trumps'))],
  ['hearts', erase(tricks('hearts'))],
  ['niu niu', erase(niuNiu)],
];

/** Plays a game to its end; each seat by the house or by lapse, as `lapses` decides. */
function playOut(contest: Contest, seats: number, seed: number, lapses: (turn: number) => boolean) {
  const chance = seededChance(seed);
  let state = contest.start(seats, chance);
  let turns = 0;
  while (contest.shares(state) === null) {
    const [seat] = contest.waitsFor(state) as [number];
    state = lapses(turns)
      ? contest.lapse(state, seat)
      : contest.apply(state, seat, contest.houseMove(state, seat, chance));
    turns += 1;
    if (turns > 200) throw new Error('a game without an end');
  }
  return { state, shares: contest.shares(state) as readonly number[], turns };
}

it.each(CONTESTS)(
  '[15-01] %s: every game ends with a winner and nobody to wait for, also when all are away',
  (_, contest) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 4 }),
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 0, max: 3 }),
        (seats, seed, nth) => {
          const { state, shares } = playOut(contest, seats, seed, (turn) => nth === 0 || turn % nth === 1);
          expect(shares).toHaveLength(seats);
          expect(shares.some((share) => share > 0)).toBe(true);
          expect(contest.waitsFor(state)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  },
);

it.each(CONTESTS)('[15-01] %s: no seat has an advantage over another that plays the same', (_, contest) => {
  for (const seats of [2, 3, 4]) {
    const games = 3_000;
    const won = Array<number>(seats).fill(0);
    for (let seed = 1; seed <= games; seed += 1) {
      const { shares } = playOut(contest, seats, seed * 7_919, () => false);
      const parts = shares.reduce((sum, share) => sum + share, 0);
      for (const [seat, share] of shares.entries()) won[seat]! += share / parts;
    }
    const margin = 3.9 * Math.sqrt(((1 / seats) * (1 - 1 / seats)) / games);
    for (const each of won) expect(Math.abs(each / games - 1 / seats)).toBeLessThan(margin);
  }
});

it('[15-01] a pot is never paid out twice: the shares of all seats together leave at least the rake', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000 }),
      fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 2, maxLength: 4 }),
      (units, shares) => {
        fc.pre(shares.includes(1));
        const stake = units * 50;
        const paid = shares.reduce((sum, _, seat) => sum + shareOfPot(stake, shares, seat), 0);
        const pot = (stake * shares.length * 98) / 100;
        expect(paid).toBeLessThanOrEqual(pot);
        expect(pot - paid).toBeLessThan(shares.length);
        for (const [seat, share] of shares.entries()) if (share === 0) expect(shareOfPot(stake, shares, seat)).toBe(0);
      },
    ),
  );
});

describe('dominoes', () => {
  const at = (state: Partial<DominoState>): DominoState => ({
    hands: [[], []],
    stock: [],
    line: [[6, 6]],
    turn: 0,
    drawn: [0, 0],
    passed: [],
    ...state,
  });
  it('[15-01] opens with the heaviest double, and every tile of the set is somewhere, once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 1e6 }), (seats, seed) => {
        const state = dominoes(true).start(seats, seededChance(seed));
        const all = [...state.hands.flat(), ...state.stock, ...state.line].map(([a, b]) =>
          [Math.min(a, b), Math.max(a, b)].join(),
        );
        expect(new Set(all)).toEqual(new Set(TILES.map((tile) => tile.join())));
        expect(all).toHaveLength(28);
      }),
    );
  });
  it('[15-01] joins equal numbers only, at the end that was chosen', () => {
    const state = at({
      hands: [
        [
          [2, 6],
          [1, 3],
        ],
        [[0, 0]],
      ],
      line: [
        [2, 5],
        [5, 6],
      ],
    });
    const game = dominoes(true);
    expect(game.read(state, 0, { tile: [1, 3], end: 'end' })).toBeUndefined();
    expect(game.read(state, 0, { tile: [2, 6], end: 'start' })).toBeDefined();
    expect(game.read(state, 1, { tile: [0, 0], end: 'start' })).toBeUndefined();
    expect(game.apply(state, 0, { tile: [2, 6], end: 'start' }).line[0]).toEqual([6, 2]);
    expect(game.apply(state, 0, { tile: [2, 6], end: 'end' }).line.at(-1)).toEqual([6, 2]);
  });
  it('[15-01] draws until a tile fits, passes with an empty stock, and the fewest pips win a blocked game', () => {
    const hands: Tile[][] = [
      [
        [6, 5],
        [1, 1],
      ],
      [[0, 0]],
    ].map((hand) => hand as unknown as Tile[]);
    const drawing = at({
      hands,
      stock: [
        [3, 3],
        [4, 5],
        [2, 2],
      ],
    });
    const drawn = dominoes(true).apply(drawing, 0, { tile: [6, 5], end: 'end' });
    expect(drawn).toMatchObject({ turn: 1, drawn: [0, 2], stock: [[2, 2]] });
    const blocked = dominoes(false).apply(drawing, 0, { tile: [6, 5], end: 'end' });
    expect([blocked.turn, dominoes(false).shares(blocked)]).toEqual([null, [0, 1]]);
  });
  it('[15-01] shows nobody the tiles of another before the end', () => {
    const { hands } = dominoes(true).view(dominoes(true).start(3, seededChance(4)), 1) as { hands: unknown[] };
    expect([hands[0], hands[2]]).toEqual([null, null]);
    expect((hands[1] as unknown[]).length).toBeGreaterThan(0);
  });
});

describe('tricks', () => {
  it('[15-01] the highest card of the suit led takes the trick, ace high, unless a trump lies', () => {
    expect(takerOf([12, 0, 25], null)).toBe(1);
    expect(takerOf([5, 40, 6], 3)).toBe(1);
    expect(takerOf([5, 40, 6], null)).toBe(2);
    expect(takerOf([13, 12, 0], 3)).toBe(0);
  });
  it('[15-01] suit must be followed, and any card is allowed to a hand without it', () => {
    const state: TricksState = {
      hands: [[2, 15, 16], [30]],
      trump: null,
      trick: [14],
      leader: 1,
      points: [0, 0],
      last: null,
    };
    expect(allowedCards(state, 0)).toEqual([15, 16]);
    expect(tricks('trumps').read(state, 0, { card: 2 })).toBeUndefined();
    expect(allowedCards({ ...state, trick: [45] }, 0)).toEqual([2, 15, 16]);
  });
  it('[15-01] thirteen tricks are shared out; in hearts, the points of the cards that were dealt', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 1e6 }), (seats, seed) => {
        const trumps = playOut(erase(tricks('trumps')), seats, seed, () => false).state as unknown as TricksState;
        expect(trumps.points.reduce((sum, points) => sum + points, 0)).toBe(13);
        const dealt = tricks('hearts').start(seats, seededChance(seed)).hands.flat();
        const worth = dealt.reduce((sum, card) => sum + (Math.floor(card / 13) === 1 ? 1 : card === 11 ? 13 : 0), 0);
        const hearts = playOut(erase(tricks('hearts')), seats, seed, () => false).state as unknown as TricksState;
        expect(hearts.points.reduce((sum, points) => sum + points, 0)).toBe(worth);
      }),
      { numRuns: 40 },
    );
  });
  it('[15-01] shows nobody the cards of another', () => {
    const state = tricks('trumps').start(2, seededChance(2));
    const seen = JSON.stringify(tricks('trumps').view(state, 0));
    expect(JSON.parse(seen)).not.toHaveProperty('hands');
    expect((JSON.parse(seen) as { hand: number[] }).hand).toEqual(state.hands[0]);
  });
});

describe('niu niu', () => {
  it.each([
    [[9, 10, 11, 12, 22], 10],
    [[0, 1, 6, 4, 17], 10],
    [[9, 10, 11, 0, 1], 3],
    [[0, 1, 2, 3, 8], 0],
  ])('[15-01] the hand %j is a bull of %d', (cards, bull) => {
    expect(niuNiuHand(cards).bull).toBe(bull);
  });
  it('[15-01] finds a bull exactly where three of five cards make tens, whatever their order', () => {
    const points = (card: number) => Math.min((card % 13) + 1, 10);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 5, maxLength: 5 }), (cards) => {
        const pairs = cards.flatMap((one, i) => cards.slice(i + 1).map((other) => [one, other] as const));
        const all = cards.reduce((sum, card) => sum + points(card), 0);
        const bulls = pairs
          .filter(([a, b]) => (all - points(a) - points(b)) % 10 === 0)
          .map(([a, b]) => (points(a) + points(b)) % 10 || 10);
        expect(niuNiuHand(cards).bull).toBe(bulls[0] ?? 0);
        expect(niuNiuHand([...cards].reverse()).bull).toBe(niuNiuHand(cards).bull);
      }),
    );
  });
  it('[15-01] hands are never equal, points only change hands, and each seat is banker once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 1e6 }), (seats, seed) => {
        const chance = seededChance(seed);
        let state = niuNiu.start(seats, chance);
        const bankers: number[] = [];
        while (niuNiu.shares(state) === null) {
          bankers.push((niuNiu.view(state, 0) as { banker: number }).banker);
          const hands = state.deals[state.deal]!.map(niuNiuHand);
          for (const [i, one] of hands.entries())
            for (const other of hands.slice(i + 1)) expect(compareHands(one, other)).not.toBe(0);
          expect(changesOf(state).reduce((sum, change) => sum + change, 0)).toBe(0);
          const { deal } = state;
          while (state.deal === deal && niuNiu.shares(state) === null)
            state = niuNiu.apply(state, niuNiu.waitsFor(state)[0]!, niuNiu.houseMove(state, 0, chance));
        }
        expect([...bankers].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
        expect(state.points.reduce((sum, points) => sum + points, 0)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
  it('[15-01] shows no card of a deal before all have chosen, nor what another chose', () => {
    const chance = seededChance(3);
    const state = niuNiu.start(3, chance);
    const chosen = niuNiu.apply(state, niuNiu.waitsFor(state)[0]!, 3);
    for (const seat of [0, 1, 2]) {
      const view = niuNiu.view(chosen, seat) as { last: unknown; times: (number | null)[] };
      expect(view.last).toBeNull();
      expect(view.times.filter((times, at) => at !== seat && times !== null && times > 0)).toEqual([]);
    }
  });
});
