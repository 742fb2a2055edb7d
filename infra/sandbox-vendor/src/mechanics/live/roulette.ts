import { type LiveGame, liveTable } from './live-table.ts';
import { INSIDE } from './roulette-inside.ts';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const NUMBERS = Array.from({ length: 37 }, (_, number) => [`n${number}`, 35] as const);
const inside = Object.entries(INSIDE).map(([field, numbers]) => [field, 36 / numbers.length - 1] as const);

/** European: one zero, on which every field but its own loses. Each field returns 36/37. */
export const rouletteGame: LiveGame = {
  name: 'roulette',
  action: 'play',
  publishedReturn: [0.9729, 0.9729],
  fields: {
    ...Object.fromEntries([...NUMBERS, ...inside]),
    red: 1,
    black: 1,
    odd: 1,
    even: 1,
    low: 1,
    high: 1,
    dozen1: 2,
    dozen2: 2,
    dozen3: 2,
    column1: 2,
    column2: 2,
    column3: 2,
  },
  draw: (chance) => chance.below(37),
  result: (outcome) => String(outcome),
  hundredths(field, outcome) {
    return covers(field, outcome as number) ? 100 * ((this.fields[field] as number) + 1) : 0;
  },
};

function covers(field: string, number: number): boolean {
  if (field.startsWith('n')) return number === Number(field.slice(1));
  if (field in INSIDE) return INSIDE[field]!.includes(number);
  if (number === 0) return false;
  const third = Number(field.at(-1));
  if (field.startsWith('dozen')) return Math.ceil(number / 12) === third;
  if (field.startsWith('column')) return ((number - 1) % 3) + 1 === third;
  switch (field) {
    case 'red':
      return RED.has(number);
    case 'black':
      return !RED.has(number);
    case 'odd':
      return number % 2 === 1;
    case 'even':
      return number % 2 === 0;
    case 'low':
      return number <= 18;
    default:
      return number > 18;
  }
}

export const roulette = liveTable(rouletteGame);
