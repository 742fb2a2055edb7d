import { ageOf } from '@atrium/contracts/age-of';
import type { Parts } from '../platform/parts.ts';

/** The setting `slots.stakeCaps`: from an age on, the most that one round of a slot takes, in minor units. */
export interface StakeCap {
  fromAge: number;
  most: string;
}

const SLOTS = 'RNG';

/** The cap at an age: that of the highest band up to it; the tightest of all where the age is unknown. Null: no cap. */
export function capAt(caps: readonly StakeCap[], age: number | null): bigint | null {
  if (age === null)
    return caps.reduce<bigint | null>(
      (least, { most }) => (least === null || BigInt(most) < least ? BigInt(most) : least),
      null,
    );
  const band = caps.filter(({ fromAge }) => fromAge <= age).toSorted((a, b) => b.fromAge - a.fromAge)[0];
  return band ? BigInt(band.most) : null;
}

/** Whether no age may stake more than before. */
export const isTighterCap = (before: readonly StakeCap[], after: readonly StakeCap[]): boolean =>
  [null, ...new Set([...before, ...after].map(({ fromAge }) => fromAge))].every((age) => {
    const [was, is] = [capAt(before, age), capAt(after, age)];
    return was === null || (is !== null && is <= was);
  });

/** The most that a round of this game takes of this member, by their age today; null for no cap. Source: RG-20. */
export async function slotStakeCap(
  { database, settings, clock }: Parts,
  { memberId, gameId }: { memberId: string; gameId: string },
): Promise<bigint | null> {
  const caps = await settings.get<StakeCap[]>('slots.stakeCaps', []);
  if (caps.length === 0) return null;
  const row = await database.first<{ bornOn: string | null }>(
    {
      name: 'slot-player',
      text: 'SELECT m.born_on::text AS "bornOn" FROM members m, games g WHERE m.id = $1 AND g.id = $2 AND g.category = $3',
    },
    [memberId, gameId, SLOTS],
  );
  return row ? capAt(caps, row.bornOn === null ? null : ageOf(row.bornOn, clock.now())) : null;
}
