import type { Result } from '../../draw.ts';
import { groupsOf } from '../../families.ts';
import { DIGITS } from '../digits.ts';

/** One drawn number of a result: the group and its place in the group. */
export interface Spot {
  readonly group: string;
  readonly groupIndex: number;
  readonly at: number;
  /** Digits of the number. */
  readonly width: number;
}

export interface Region {
  readonly family: 'vn-north' | 'vn-south';
  readonly spots: readonly Spot[];
  /** Digits of a whole result; every outcome of them is equally likely. */
  readonly digits: number;
}

function regionOf(family: Region['family']): Region {
  const spots = groupsOf(family).flatMap((group, groupIndex) => {
    if (group.kind !== 'digits') throw new Error(`${group.name} of ${family} has no digits.`);
    return Array.from({ length: group.count }, (_, at) => ({ group: group.name, groupIndex, at, width: group.width }));
  });
  return { family, spots, digits: spots.reduce((sum, { width }) => sum + width, 0) };
}

export const NORTH = regionOf('vn-north');
/** Southern and central stations. */
export const SOUTH = regionOf('vn-south');

export const spaceOf = ({ digits }: Region): bigint => 10n ** BigInt(digits);
export const numberAt = (result: Result, { groupIndex, at }: Spot): string => result[groupIndex]![at]!;
/** The drawn numbers that have at least `length` digits. */
export const longEnough = (spots: readonly Spot[], length: number): Spot[] =>
  spots.filter(({ width }) => width >= length);
export const inGroups = ({ spots }: Region, ...groups: string[]): Spot[] =>
  spots.filter(({ group }) => groups.includes(group));

/** The places of spots among the drawn numbers of a result, in ascending order. */
export const placesOf = ({ spots }: Region, some: readonly Spot[]): number[] =>
  spots.flatMap(({ groupIndex, at }, place) =>
    some.some((spot) => spot.groupIndex === groupIndex && spot.at === at) ? [place] : [],
  );

/** `00` … `99`. */
export const PAIRS: readonly string[] = DIGITS.flatMap((tens) => DIGITS.map((units) => tens + units));
