import type { Result } from '../../draw.ts';
import type { Selection } from '../../selection.ts';
import type { Day } from '../../zone-time.ts';

const ANIMAL_NAMES = 'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(' ');
const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', { year: 'numeric', timeZone: 'UTC' });
const years = new Map<Day, number>();
/** The Gregorian year in which the lunar year of a day begins, by the calendar of the runtime. */
export function lunarYear(day: Day): number {
  let year = years.get(day);
  if (year === undefined) {
    const parts = chinese.formatToParts(new Date(`${day}T12:00:00Z`));
    year = Number(parts.find((part) => (part.type as string) === 'relatedYear')!.value);
    years.set(day, year);
  }
  return year;
}
/** A ball has the animal of those that are as old in that year: 1 was born in it. 2020 was a year of the rat. */
export const animalOn = (day: Day, ball: string): string =>
  ANIMAL_NAMES[(lunarYear(day) - Number(ball) + 1 - 2020 + 1200) % 12]!;

const GREEN = '05 06 11 16 17 21 22 27 28 32 33 38 39 43 44 49'.split(' ');
const BLUE = '03 04 09 10 14 15 20 25 26 31 36 37 41 42 47 48'.split(' ');
export const colourIs = (ball: string): string =>
  GREEN.includes(ball) ? 'green' : BLUE.includes(ball) ? 'blue' : 'red';

/** What a ball is, by name. */
export function ballIs(ball: string, property: string): boolean {
  const [tens, units] = [Math.floor(Number(ball) / 10), Number(ball) % 10];
  switch (property) {
    case 'big':
      return Number(ball) >= 25;
    case 'small':
      return Number(ball) <= 24;
    case 'odd':
      return units % 2 === 1;
    case 'even':
      return units % 2 === 0;
    case 'sum-odd':
      return (tens + units) % 2 === 1;
    case 'sum-even':
      return (tens + units) % 2 === 0;
    case 'tail-big':
      return units > 4;
    case 'tail-small':
      return units < 5;
    default:
      throw new Error(property);
  }
}
export function totalIs(total: number, property: string): boolean {
  if (property === 'big' || property === 'small') return total > 174 === (property === 'big');
  return total % 2 === (property === 'odd' ? 1 : 0);
}

function setsOf(picks: readonly string[], size: number): string[][] {
  const sets: string[][] = [];
  for (let mask = 0; mask < 2 ** picks.length; mask += 1) {
    const set = picks.filter((_, at) => mask & (1 << at));
    if (set.length === size) sets.push(set);
  }
  return sets;
}

/** The tier of one set of numbers in the linked plays, or none. */
function linkedTier(code: string, set: readonly string[], main: readonly string[], special: string): string {
  const right = set.filter((ball) => main.includes(ball)).length;
  const withSpecial = set.includes(special);
  switch (code) {
    case 'three-of-three':
      return right === 3 ? 'hit' : '';
    case 'three-hit-two':
      return right === 3 ? 'three' : right === 2 ? 'two' : '';
    case 'two-of-two':
      return right === 2 ? 'hit' : '';
    case 'two-with-special':
      return right === 2 ? 'both' : right === 1 && withSpecial ? 'special' : '';
    case 'special-string':
      return right === 1 && withSpecial ? 'hit' : '';
    default:
      return right === 0 && !withSpecial ? 'hit' : '';
  }
}

/** What a selection of a Mark Six play pays for a draw on `day`, note by note. */
export function markSixOracle(code: string, day: Day): (rows: Selection, result: Result) => Record<string, number> {
  return (rows, [main, extra]) => {
    const special = extra![0];
    const seven = [...main!, special!];
    const paid: Record<string, number> = {};
    const pay = (tier: string) => {
      if (tier) paid[tier] = (paid[tier] ?? 0) + 1;
    };
    const [picked] = rows;
    const nine = special === '49';
    const size = Number(/\d+$/.exec(code)?.[0] ?? (code.startsWith('three') ? 3 : 2));
    if (code === 'special') for (const ball of picked!) pay(ball === special ? 'hit' : '');
    else if (code === 'main') for (const ball of picked!) pay(main!.includes(ball) ? 'hit' : '');
    else if (code === 'special-sides')
      for (const side of picked!) pay(nine ? 'push' : ballIs(special!, side) ? 'hit' : '');
    else if (code === 'colour') for (const colour of picked!) pay(colourIs(special!) === colour ? colour : '');
    else if (code === 'half-colour')
      for (const half of picked!) {
        const [colour, side] = half.split('-');
        pay(nine ? 'push' : colourIs(special!) === colour && ballIs(special!, side!) ? half : '');
      }
    else if (code === 'special-animal')
      for (const animal of picked!)
        if (animalOn(day, special!) === animal) pay(animalOn(day, '01') === animal ? 'year-animal' : 'animal');
        else pay('');
    else if (code === 'six-animals') pay(nine ? 'push' : picked!.includes(animalOn(day, special!)) ? 'hit' : '');
    else if (code.startsWith('animals'))
      for (const set of setsOf(picked!, size)) {
        const all = set.every((animal) => seven.some((ball) => animalOn(day, ball) === animal));
        pay(all ? (set.includes(animalOn(day, '49')) ? 'with-year-animal' : 'animal') : '');
      }
    else if (code.startsWith('tails'))
      for (const set of setsOf(picked!, size)) {
        const all = set.every((tail) => seven.some((ball) => ball.endsWith(tail)));
        pay(all ? (set.includes('0') ? 'with-zero' : 'tail') : '');
      }
    else if (code === 'total-sides' || code === 'parlay') {
      const total = seven.reduce((sum, ball) => sum + Number(ball), 0);
      if (code === 'total-sides') for (const side of picked!) pay(totalIs(total, side) ? side : '');
      else
        for (const first of picked!)
          for (const second of rows[1]!)
            if (totalIs(total, second.slice('total-'.length)))
              pay(nine ? second : ballIs(special!, first.slice('special-'.length)) ? `${first}*${second}` : '');
    } else for (const set of setsOf(picked!, size)) pay(linkedTier(code, set, main!, special!));
    return paid;
  };
}
