import { type DifferenceKind, MOST_FINDINGS } from '@atrium/contracts/reportable-findings';
import type { ShadowDifference, ShadowError, ShadowRendering } from '@atrium/contracts/shadow-findings';
import type { TwinResult } from '../twin/twin-input.ts';
import type { Box, Picture, TextRun } from '../twin/picture.ts';

/** A box differs from here on: in CSS pixels, and as a share of its size. */
const TOLERANCE_PX = 4;
const TOLERANCE_SHARE = 0.02;

/** What the candidate has and stable has not, as names of the code and counts. */
export function compareTwins(
  stable: TwinResult,
  candidate: TwinResult,
): Pick<ShadowRendering, 'errors' | 'differences' | 'further' | 'refused'> {
  const errors = newErrors(stable.errors, candidate.errors);
  // Beside a page that could not be shown, everything is a difference.
  const all = candidate.ready
    ? [...textsIn(stable.picture, candidate.picture), ...boxesIn(stable.picture, candidate.picture)]
    : [];
  const differences = all.toSorted((one, other) => other.count - one.count);
  return {
    errors: errors.slice(0, MOST_FINDINGS.errors),
    differences: differences.slice(0, MOST_FINDINGS.differences),
    further: Math.max(0, differences.length - MOST_FINDINGS.differences),
    refused: candidate.refused,
  };
}

/** The same error is in another place of each version's files. */
const kindOf = ({ error, message }: ShadowError): string => `${error} ${message ?? ''}`;

function newErrors(stable: readonly ShadowError[], candidate: readonly ShadowError[]): ShadowError[] {
  const known = new Set(stable.map(kindOf));
  const found = new Map<string, ShadowError>();
  for (const error of candidate)
    if (!known.has(kindOf(error))) found.set(`${kindOf(error)} ${error.place ?? ''}`, error);
  return [...found.values()];
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const counted = (kind: DifferenceKind, place: string, count: number): ShadowDifference[] =>
  count > 0 ? [{ kind, place, count }] : [];

/** Texts by their key, and data by the element around it: what is gone, what is new, and what reads otherwise. */
function textsIn(stable: Picture, candidate: Picture): ShadowDifference[] {
  const placeOf = ({ key, place }: TextRun) => (key === undefined ? place : `text[${key}]`);
  const before = grouped(stable.texts, placeOf);
  const after = grouped(candidate.texts, placeOf);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place) => {
    const gone = without(before.get(place) ?? [], after.get(place) ?? []);
    const come = without(after.get(place) ?? [], before.get(place) ?? []);
    const changed = Math.min(gone, come);
    return [
      ...counted('text-changed', place, changed),
      ...counted('text-missing', place, gone - changed),
      ...counted('text-added', place, come - changed),
    ];
  });
}

/** How many of `runs` have no equal in `others`. */
function without(runs: readonly TextRun[], others: readonly TextRun[]): number {
  const left = others.map(({ text }) => text);
  return runs.filter(({ text }) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

/** Elements by role and name, in their order. One that pushes the others down is one difference, not one for each of them. */
function boxesIn(stable: Picture, candidate: Picture): ShadowDifference[] {
  const before = grouped(stable.boxes, ({ place }) => place);
  const after = grouped(candidate.boxes, ({ place }) => place);
  const partners = new Map<Box, Box>();
  const counts = new Map<string, ShadowDifference>();
  const note = (kind: DifferenceKind, place: string, count: number) => {
    for (const difference of counted(kind, place, (counts.get(`${kind} ${place}`)?.count ?? 0) + count))
      counts.set(`${kind} ${place}`, difference);
  };
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const [old = [], now = []] = [before.get(place), after.get(place)];
    note('box-missing', place, Math.max(0, old.length - now.length));
    note('box-added', place, Math.max(0, now.length - old.length));
    for (const [index, box] of old.entries()) if (now[index]) partners.set(box, now[index]);
  }
  let shift = 0;
  for (const [box, partner] of stable.boxes.flatMap((one) => (partners.has(one) ? [[one, partners.get(one)!]] : []))) {
    const far = (one: number, other: number, size: number) =>
      Math.abs(one - other) > Math.max(TOLERANCE_PX, size * TOLERANCE_SHARE);
    if (far(box!.width, partner!.width, box!.width) || far(box!.height, partner!.height, box!.height))
      note('box-resized', box!.place, 1);
    const down = partner!.y - box!.y;
    if (far(box!.x, partner!.x, 0) || far(down, shift, 0)) note('box-moved', box!.place, 1);
    shift = down;
  }
  return [...counts.values()];
}
