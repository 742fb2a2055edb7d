import { choose, combinations } from '../../combinations.ts';
import { win } from '../../play.ts';
import type { Selection } from '../../selection.ts';
import type { Numbers, NumbersRule } from './numbers-rule.ts';

/** Numbers of a note that occur equally often: `count` numbers, `times` times each. */
export interface Part {
  /** Name of its row: `pair`, `single`. */
  readonly name: string;
  readonly times: number;
  readonly count: number;
}

const NONE: Part = { name: '', times: 0, count: 0 };

export interface Repeats {
  readonly code: string;
  readonly name: string;
  readonly values: readonly string[];
  readonly parts: readonly [Part, Part?];
  /** One row serves both parts: each number may be the pair as well as the single one. */
  readonly oneRow?: boolean;
  readonly example: string;
}

/**
 * Numbers of one shape in any order, for instance a pair and three single ones (group 60). A number cannot be in both parts of a
 * note. Another shape loses.
 */
export function repeats({ code, name, values, parts, oneRow = false, example }: Repeats): NumbersRule {
  const [first, second = NONE] = parts;
  const named = [first, second].filter(({ count }) => count > 0);
  const length = first.times * first.count + second.times * second.count;
  const rowsOf = (selection: Selection): [readonly string[], readonly string[]] => [
    selection[0]!,
    selection[oneRow ? 0 : 1] ?? [],
  ];
  const inOrder = (numbers: Numbers): string =>
    values.flatMap((value) => numbers.filter((each) => each === value)).join('');
  return {
    code,
    name,
    rows: oneRow
      ? [{ kind: 'picks', name: 'numbers', values, min: first.count + second.count, max: values.length }]
      : named.map(({ name: row, count }) => ({ kind: 'picks', name: row, values, min: count, max: values.length })),
    example,
    tiers: { hit: orders(length, named) },
    /** By how many numbers of the first part are also in the second row. */
    count(selection) {
      const [a, b] = rowsOf(selection);
      const both = a.filter((value) => b.includes(value)).length;
      let notes = 0n;
      for (let shared = 0; shared <= Math.min(both, first.count); shared += 1)
        notes +=
          choose(both, shared) *
          choose(a.length - both, first.count - shared) *
          choose(b.length - shared, second.count);
      return notes;
    },
    *expand(selection) {
      const [a, b] = rowsOf(selection);
      for (const some of combinations(a, first.count)) {
        const left = b.filter((value) => !some.includes(value));
        for (const others of combinations(left, second.count))
          yield inOrder([...repeated(some, first), ...repeated(others, second)]);
      }
    },
    hits: (note, numbers) => win(inOrder(numbers) === note),
    wins(selection, numbers) {
      const [a, b] = rowsOf(selection);
      let [firsts, seconds] = [0, 0];
      for (const [at, value] of numbers.entries()) {
        if (numbers.indexOf(value) !== at) continue;
        const times = occurrences(numbers, value);
        if (times === first.times && a.includes(value)) firsts += 1;
        else if (times === second.times && b.includes(value)) seconds += 1;
        else return [];
      }
      return win(firsts === first.count && seconds === second.count);
    },
    most: () => 1n,
  };
}

const repeated = (numbers: Numbers, { times }: Part): string[] =>
  numbers.flatMap((number) => Array<string>(times).fill(number));

function occurrences(numbers: Numbers, value: string): number {
  let times = 0;
  for (const number of numbers) if (number === value) times += 1;
  return times;
}

/** Different orders of numbers of that shape: 5! / 2! for a pair and three others. */
function orders(length: number, parts: readonly Part[]): bigint {
  const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));
  return parts.reduce((all, { times, count }) => all / factorial(times) ** BigInt(count), factorial(length));
}
