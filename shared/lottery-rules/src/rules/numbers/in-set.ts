import { choose, combinations } from '../../combinations.ts';
import { win } from '../../play.ts';
import type { Row, Selection } from '../../selection.ts';
import type { NumbersRule } from './numbers-rule.ts';

export interface InSet {
  readonly code: string;
  readonly name: string;
  readonly values: readonly string[];
  /** Numbers of a note. */
  readonly size: number;
  /** Different numbers drawn. A note of at most as many wins if all of it is drawn, a larger one if it has all that is drawn. */
  readonly drawn: number;
  /** Orders of the drawn numbers with which a note wins. */
  readonly weight: bigint;
  /** Bankers (dan) are in every note, the others (tuo) fill it. */
  readonly bankers?: boolean;
}

/** Sets of different numbers, whatever their order. Counts: C(n, size), with b bankers C(n, size − b), 1 ≤ b < size. */
export function inSet({ code, name, values, size, drawn, weight, bankers = false }: InSet): NumbersRule {
  const partsOf = (selection: Selection): [bankers: readonly string[], others: readonly string[]] =>
    bankers ? [selection[0]!, selection[1]!] : [[], selection[0]!];
  const rows: Row[] = [
    ...(bankers ? [{ kind: 'picks', name: 'bankers', values, min: 1, max: size - 1 } as const] : []),
    { kind: 'picks', name: 'numbers', values, min: bankers ? 1 : size, max: values.length },
  ];
  const inOrder = (numbers: readonly string[]): string[] => values.filter((value) => numbers.includes(value));
  const example = bankers
    ? `${values.slice(0, 1).join(',')}|${values.slice(1, size + 2).join(',')}`
    : values.slice(0, Math.min(size + 1, values.length)).join(',');
  return {
    code,
    name,
    rows,
    apart: bankers,
    example,
    tiers: { hit: weight },
    count(selection) {
      const [always, others] = partsOf(selection);
      return choose(others.length, size - always.length);
    },
    *expand(selection) {
      const [always, others] = partsOf(selection);
      for (const set of combinations(others, size - always.length)) yield inOrder([...always, ...set]).join(' ');
    },
    hits(note, numbers) {
      const set = note.split(' ');
      const all =
        size <= drawn ? set.every((value) => numbers.includes(value)) : numbers.every((value) => set.includes(value));
      return win(all);
    },
    wins(selection, numbers) {
      const [always, others] = partsOf(selection);
      const hit = others.filter((value) => numbers.includes(value)).length;
      const alwaysHit = always.filter((value) => numbers.includes(value)).length;
      if (size <= drawn) return win(alwaysHit === always.length ? choose(hit, size - always.length) : 0n);
      const missing = drawn - alwaysHit;
      return win(hit === missing ? choose(others.length - missing, size - always.length - missing) : 0n);
    },
    most(selection) {
      const [always, others] = partsOf(selection);
      const left = drawn - always.length;
      return size <= drawn
        ? choose(Math.min(left, others.length), size - always.length)
        : choose(others.length - Math.max(left, 0), size - always.length - Math.max(left, 0));
    },
  };
}
