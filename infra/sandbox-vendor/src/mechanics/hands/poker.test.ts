import { bestFive, kindOf } from './five-cards.ts';
import { acesPay, dealerQualifies, holdemGame } from './casino-holdem.ts';
import { threeCardGame, threeCardStrength } from './three-card-poker.ts';
import { choose } from '../../../test/combinations.ts';

/** `Ah`, `Td`: rank, then suit. */
const card = (name: string) => 'A23456789TJQK'.indexOf(name[0]!) + 13 * 'shdc'.indexOf(name[1]!);
const cards = (names: string) => names.split(' ').map(card);

it.each([
  ['royal', 'Ah Kh Qh Jh Th 2c 3d'],
  ['straightFlush', '9h Kd Qh 8h 7h 6h 5h'],
  ['quads', '9h 9d 9s 9c Ah Kd Qh'],
  ['fullHouse', '9h 9d 9s Kc Kh 2d 2h'],
  ['flush', 'Ah 9h 7h 4h 2h As Ad'],
  ['straight', 'Ah 2d 3s 4c 5h Kd Kh'],
  ['trips', '9h 9d 9s Kc Qh 2d 3h'],
  ['twoPairs', '9h 9d Ks Kc Qh 2d 2h'],
  ['pair', '9h 9d As Kc Qh 2d 3h'],
  ['high', 'Ah Jd 9s 7c 5h 4d 2h'],
] as const)('finds the best five of seven: %s', (kind, hand) => expect(kindOf(bestFive(cards(hand)))).toBe(kind));

it('orders hands of one kind by what decides between them', () => {
  const strengths = [
    '9h 9d 4s 4c 2h',
    '9h 9d 4s 4c Kh',
    '9h 9d 8s 8c 2h',
    'Th Td 2s 2c 3h',
    'Ah 2d 3s 4c 5h',
    '2h 3d 4s 5c 6h',
  ].map((hand) => bestFive(cards(hand)));
  expect([...strengths].sort((one, other) => one - other)).toEqual(strengths);
  // The third pair and lower cards do not count.
  expect(bestFive(cards('Ah Ad Ks Kc Qh 2d 2h'))).toBe(bestFive(cards('Ah Ad Ks Kc Qh 3d 4h')));
});

it('[15-01] counts as many hands of each kind among five cards as there are, and the exact return of the ace bonus', () => {
  const counts: Record<string, number> = {};
  let bonus = 0;
  for (let a = 0; a < 48; a++)
    for (let b = a + 1; b < 49; b++)
      for (let c = b + 1; c < 50; c++)
        for (let d = c + 1; d < 51; d++)
          for (let e = d + 1; e < 52; e++) {
            const five = [a, b, c, d, e];
            const strength = bestFive(five);
            counts[kindOf(strength)] = (counts[kindOf(strength)] ?? 0) + 1;
            bonus += (acesPay(five) ?? -1) + 1;
          }
  expect(counts).toEqual({
    royal: 4,
    straightFlush: 36,
    quads: 624,
    fullHouse: 3_744,
    flush: 5_108,
    straight: 10_200,
    trips: 54_912,
    twoPairs: 123_552,
    pair: 1_098_240,
    high: 1_302_540,
  });
  expect(bonus / choose(52, 5)).toBeCloseTo(0.9374, 4);
});

describe("casino hold'em", () => {
  const play = (deck: string, action: string, side = false) =>
    holdemGame.settle(holdemGame.act(holdemGame.begin(cards(deck), 100, side), action));

  it('pays ante by the hand and the call evenly when the player wins', () => {
    // Player Ah Kh, dealer 4c 4d, board with three hearts.
    expect(play('Ah Kh 4c 4d 2h 7h 9h Qd Js', 'call')).toEqual([
      { name: 'ante', stake: 100, payout: 300 },
      { name: 'call', stake: 200, payout: 400 },
    ]);
  });
  it('pays the ante and returns the call when the dealer has less than a pair of fours', () => {
    expect(play('2c 7d Ac Kd 5h 9s Jh Qd 3s', 'call')).toEqual([
      { name: 'ante', stake: 100, payout: 200 },
      { name: 'call', stake: 200, payout: 200 },
    ]);
    expect([
      dealerQualifies(bestFive(cards('3c 3d Ah Ks Qd'))),
      dealerQualifies(bestFive(cards('4c 4d 2h 5s 7d'))),
    ]).toEqual([false, true]);
  });
  it('a better dealer takes both, equal hands return both, a fold loses the ante', () => {
    expect(play('2c 7d 9c Kd 9h Ks Jh 4d 3s', 'call').map(({ payout }) => payout)).toEqual([0, 0]);
    expect(play('2c 3d 2h 3c Ah Ks Qh Jd Ts', 'call').map(({ payout }) => payout)).toEqual([100, 200]);
    expect(play('2c 7d 9c Kd 9h Ks Jh 4d 3s', 'fold')).toEqual([{ name: 'ante', stake: 100, payout: 0 }]);
  });
});

describe('three card poker', () => {
  const play = (deck: string, action: string, side = false) =>
    threeCardGame
      .settle(threeCardGame.act(threeCardGame.begin(cards(deck), 100, side), action))
      .map(({ name, payout }) => [name, payout]);

  it('a straight beats a flush', () =>
    expect(threeCardStrength(cards('2h 3d 4s'))).toBeGreaterThan(threeCardStrength(cards('Ah Kh Jh'))));
  it('returns the play stake and pays the ante when the dealer has less than a queen', () => {
    expect(play('2h 3d 5s Jc Td 8s', 'play')).toEqual([
      ['ante', 200],
      ['play', 100],
    ]);
  });
  it('pays both when the own hand is better, and a bonus on the ante even when it is not', () => {
    expect(play('Kh Kd 5s Qc Td 8s', 'play')).toEqual([
      ['ante', 200],
      ['play', 200],
    ]);
    expect(play('2h 3d 4s Ac Ad As', 'play', true)).toEqual([
      ['ante', 100],
      ['play', 0],
      ['pairPlus', 700],
    ]);
  });
  it('a fold loses the ante', () => expect(play('2h 3d 5s Ac Ad As', 'fold')).toEqual([['ante', 0]]));
});
