import { type LiveGame, liveTable } from './live-table.ts';

const FACES = [1, 2, 3, 4, 5, 6];
/** What a sum of three dice pays to one. */
const TOTALS: Readonly<Record<number, number>> = {
  4: 62,
  5: 31,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 31,
  17: 62,
};
const each = (numbers: readonly (number | string)[], name: string, pays: number) =>
  Object.fromEntries(numbers.map((number) => [name + number, pays]));
const pairs = FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => `${low}_${high}`));

/**
 * Three dice. Big, small, odd and even lose on a triple; a number pays once for each die that shows it. The other fields
 * are a triple or double of one number, two numbers together, and the sum.
 */
export const sicBoGame: LiveGame = {
  name: 'sic-bo',
  action: 'play',
  publishedReturn: [0.8379, 0.9722],
  fields: {
    small: 1,
    odd: 1,
    triple: 30,
    even: 1,
    big: 1,
    ...each(FACES, 'double', 11),
    ...each(FACES, 'triple', 180),
    ...Object.fromEntries(Object.entries(TOTALS).map(([total, pays]) => [`total${total}`, pays])),
    ...each(pairs, 'pair', 6),
    ...each(FACES, 'die', 1),
  },
  draw: (chance) => [0, 0, 0].map(() => chance.below(6) + 1),
  result: (outcome) => String(sum(outcome as number[])),
  hundredths(field, outcome) {
    const dice = outcome as number[];
    if (field.startsWith('die')) {
      const seen = countOf(dice, Number(field.slice(3)));
      return seen === 0 ? 0 : 100 * (seen + 1);
    }
    return wins(field, dice) ? 100 * ((this.fields[field] as number) + 1) : 0;
  },
};

function wins(field: string, dice: readonly number[]): boolean {
  const [, kind, number] = /^([a-z]+)(\d*)/.exec(field)!;
  const isTriple = dice.every((die) => die === dice[0]);
  const total = sum(dice);
  switch (kind) {
    case 'total':
      return total === Number(number);
    case 'double':
      return countOf(dice, Number(number)) >= 2;
    case 'triple':
      return isTriple && (number === '' || dice[0] === Number(number));
    case 'pair':
      return field
        .slice(4)
        .split('_')
        .every((face) => dice.includes(Number(face)));
    case 'small':
      return !isTriple && total <= 10;
    case 'big':
      return !isTriple && total >= 11;
    case 'odd':
      return !isTriple && total % 2 === 1;
    default:
      return !isTriple && total % 2 === 0;
  }
}

const sum = (dice: readonly number[]) => dice.reduce((all, die) => all + die, 0);
const countOf = (dice: readonly number[], face: number) => dice.filter((die) => die === face).length;

export const sicBo = liveTable(sicBoGame);
