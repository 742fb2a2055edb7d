import type { Result } from '../../draw.ts';
import { type Play, winWeight } from '../../play.ts';
import { formatSelection, type Selection } from '../../selection.ts';
import { checkDrawn } from './check-drawn.ts';
import type { Oracle } from './check-play.ts';

const ways = (n: number, k: number): bigint =>
  k === 0 ? 1n : k > n ? 0n : (ways(n - 1, k - 1) * BigInt(n)) / BigInt(k);

/** `count` numbers in each split over the cells: how many from each cell. */
function* splits(sizes: readonly number[], count: number): Generator<number[]> {
  const [size, ...rest] = sizes;
  if (size === undefined) {
    if (count === 0) yield [];
    return;
  }
  for (let taken = 0; taken <= Math.min(size, count); taken += 1)
    for (const others of splits(rest, count - taken)) yield [taken, ...others];
}

/**
 * All draws of six numbers, and of an extra one from the rest, where the numbers of a cell are alike: one draw for each split over the
 * cells, with the number of draws that it represents. The cells part all numbers. Which numbers represent a cell changes from draw to draw.
 */
export function* projectedDraws(cells: readonly (readonly string[])[], hasExtra: boolean): Generator<[Result, bigint]> {
  let turn = 0;
  for (const split of splits(
    cells.map(({ length }) => length),
    6,
  )) {
    turn += 1;
    const turned = cells.map((cell) => cell.map((_, at) => cell[(at + turn) % cell.length]!));
    const main = turned.flatMap((cell, at) => cell.slice(0, split[at])).sort();
    const weight = cells.reduce((product, cell, at) => product * ways(cell.length, split[at]!), 1n);
    if (!hasExtra) yield [[main], weight];
    else
      for (const [at, cell] of turned.entries()) {
        const left = cell.length - split[at]!;
        if (left > 0) yield [[main, [cell[split[at]!]!]], weight * BigInt(left)];
      }
  }
}

/** The numbers by what `cellOf` gives for them. */
export const cellsBy = (numbers: readonly string[], cellOf: (number: string) => string): string[][] => {
  const cells = new Map<string, string[]>();
  for (const number of numbers) {
    const key = cellOf(number);
    cells.set(key, [...(cells.get(key) ?? []), number]);
  }
  return [...cells.values()];
};

/** Compares a selection with the oracle on every projected draw, and its weights with their sum. Throws with the first difference. */
export function checkProjected(
  play: Play,
  selection: Selection,
  cells: readonly (readonly string[])[],
  hasExtra: boolean,
  oracle: Oracle,
): void {
  const paid: Record<string, bigint> = {};
  let space = 0n;
  let total = 0n;
  for (const [result, weight] of projectedDraws(cells, hasExtra)) {
    checkDrawn(play, selection, result, oracle);
    space += weight;
    for (const { tier, notes } of play.wins(selection, result)) {
      paid[tier] = (paid[tier] ?? 0n) + notes * weight;
      total += notes * weight;
    }
  }
  const where = `${play.code} ${formatSelection(selection)}`;
  if (space !== play.space) throw new Error(`${where}: a space of ${play.space}, ${space} draws`);
  for (const [tier, notes] of Object.entries(play.tally(selection)))
    if (notes * play.tiers[tier]! !== (paid[tier] ?? 0n))
      throw new Error(`${where}: ${tier} weighs ${notes} × ${play.tiers[tier]}, enumerated ${paid[tier] ?? 0n}`);
  if (total !== winWeight(play, selection))
    throw new Error(`${where}: ${total} won, ${winWeight(play, selection)} weighed`);
}
