import { definePlay, type Play, PUSH, type Win, win } from '../../play.ts';
import { COLOURS, colourOf } from './colours.ts';
import { BALLS, mainOf, PUSH_BALL, SPACE, specialOf, specialWeight } from './balls.ts';

/** The sides of a ball that is not 49; 24 balls each. Big is 25 and more, a big tail 5 and more. */
export const SIDES: Readonly<Record<string, (ball: string) => boolean>> = {
  big: (ball) => ball >= '25',
  small: (ball) => ball < '25',
  odd: (ball) => Number(ball) % 2 === 1,
  even: (ball) => Number(ball) % 2 === 0,
  'sum-odd': (ball) => digitSum(ball) % 2 === 1,
  'sum-even': (ball) => digitSum(ball) % 2 === 0,
  'tail-big': (ball) => ball[1]! >= '5',
  'tail-small': (ball) => ball[1]! < '5',
};
const digitSum = (ball: string): number => Number(ball[0]) + Number(ball[1]);

const HALVES = ['odd', 'even', 'big', 'small'] as const;

interface Kind {
  code: string;
  tab: string;
  name: string;
  values: readonly string[];
  example: string;
  holds: (value: string, ball: string) => boolean;
  /** 49 returns the stake. */
  push: boolean;
  /** Each value has a tier of its own, and so a price. */
  tierOf?: (value: string) => string;
}

/** Bets on what the special ball is: each picked value is a note. */
function onSpecial({ code, tab, name, values, example, holds, push, tierOf = () => 'hit' }: Kind): Play {
  const balls = BALLS.filter((ball) => !push || ball !== PUSH_BALL);
  const winning = (value: string): number => balls.filter((ball) => holds(value, ball)).length;
  const pushed = (ball: string): boolean => push && ball === PUSH_BALL;
  const wins = (picked: readonly string[], ball: string): readonly Win[] => {
    if (pushed(ball)) return win(picked.length, PUSH);
    const won = Map.groupBy(
      picked.filter((value) => holds(value, ball)),
      tierOf,
    );
    return [...won].flatMap(([tier, notes]) => win(notes.length, tier));
  };
  return definePlay({
    code,
    tab,
    name,
    family: 'marksix',
    priced: 'odds',
    numbered: values === BALLS,
    rows: [{ kind: 'picks', name: values === BALLS ? 'numbers' : 'values', values, min: 1, max: values.length }],
    example,
    space: SPACE,
    tiers: {
      ...Object.fromEntries(values.map((value) => [tierOf(value), specialWeight(winning(value))])),
      ...(push && { [PUSH]: specialWeight(1) }),
    },
    count: ([picked]) => BigInt(picked!.length),
    expand: ([picked]) => picked!,
    hits: (note, result) =>
      pushed(specialOf(result)) ? win(1, PUSH) : holds(note, specialOf(result)) ? win(1, tierOf(note)) : [],
    wins: ([picked], result) => wins(picked!, specialOf(result)),
    balls: ([picked]) => ({ on: 'extra', wins: (ball) => wins(picked!, ball) }),
    tally([picked]) {
      const tally: Record<string, bigint> = push ? { [PUSH]: BigInt(picked!.length) } : {};
      for (const value of picked!) tally[tierOf(value)] = (tally[tierOf(value)] ?? 0n) + 1n;
      return tally;
    },
  });
}

export const specialPlays: readonly Play[] = [
  onSpecial({
    code: 'special',
    tab: 'special',
    name: 'Special number',
    values: BALLS,
    example: '07,23',
    holds: (value, ball) => value === ball,
    push: false,
  }),
  onSpecial({
    code: 'special-sides',
    tab: 'special',
    name: 'Sides of the special number',
    values: Object.keys(SIDES),
    example: 'big,sum-odd',
    holds: (value, ball) => SIDES[value]!(ball),
    push: true,
  }),
  onSpecial({
    code: 'colour',
    tab: 'colour',
    name: 'Colour',
    values: COLOURS,
    example: 'red,green',
    holds: (value, ball) => value === colourOf(ball),
    push: false,
    tierOf: (value) => value,
  }),
  onSpecial({
    code: 'half-colour',
    tab: 'colour',
    name: 'Half colour',
    values: COLOURS.flatMap((colour) => HALVES.map((half) => `${colour}-${half}`)),
    example: 'red-odd,green-big',
    holds(value, ball) {
      const [colour, half] = value.split('-');
      return colour === colourOf(ball) && SIDES[half!]!(ball);
    },
    push: true,
    tierOf: (value) => value,
  }),
];

/** The special ball's animal, in the draw's lunar year: `sizeOf` is the number of balls of an animal. 49 counts. */
export const specialAnimal = (animals: readonly string[], animalOf: (ball: string) => string, thisYear: string): Play =>
  onSpecial({
    code: 'special-animal',
    tab: 'zodiac',
    name: 'Animal of the special number',
    values: animals,
    example: `${animals[0]},${animals[1]}`,
    holds: (value, ball) => value === animalOf(ball),
    push: false,
    tierOf: (value) => (value === thisYear ? 'year-animal' : 'animal'),
  });

const PICKED_ANIMALS = 6;
/** Six of the animals are one note; the special ball's is among them. 49 returns the stake, so each side has 24 balls. */
export const sixAnimals = (animals: readonly string[], animalOf: (ball: string) => string): Play =>
  definePlay({
    code: 'six-animals',
    tab: 'zodiac',
    name: 'Six animals',
    family: 'marksix',
    priced: 'odds',
    rows: [{ kind: 'picks', name: 'animals', values: animals, min: PICKED_ANIMALS, max: PICKED_ANIMALS }],
    example: animals.slice(0, PICKED_ANIMALS).join(','),
    space: SPACE,
    tiers: { hit: specialWeight(24), [PUSH]: specialWeight(1) },
    count: () => 1n,
    expand: ([picked]) => [picked!.join('-')],
    hits(note, result) {
      const ball = specialOf(result);
      return ball === PUSH_BALL ? win(1, PUSH) : win(note.split('-').includes(animalOf(ball)) ? 1 : 0);
    },
    balls: ([picked]) => ({
      on: 'extra',
      wins: (ball) => (ball === PUSH_BALL ? win(1, PUSH) : win(picked!.includes(animalOf(ball)) ? 1 : 0)),
    }),
  });

/** Outcomes in which one number is among the six main balls. */
const MAIN_WEIGHT = (SPACE / 49n) * 6n;
export const mainNumber: Play = definePlay({
  code: 'main',
  tab: 'main',
  name: 'Main number',
  family: 'marksix',
  priced: 'odds',
  numbered: true,
  rows: [{ kind: 'picks', name: 'numbers', values: BALLS, min: 1, max: BALLS.length }],
  example: '07,23',
  space: SPACE,
  tiers: { hit: MAIN_WEIGHT },
  count: ([picked]) => BigInt(picked!.length),
  expand: ([picked]) => picked!,
  hits: (note, result) => win(mainOf(result).includes(note) ? 1 : 0),
  wins: ([picked], result) => win(mainOf(result).filter((ball) => picked!.includes(ball)).length),
  balls: ([picked]) => ({ on: 'hits', balls: picked!, wins: (hits) => win(hits) }),
});
