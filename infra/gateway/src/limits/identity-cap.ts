import type { Parts } from '../platform/parts.ts';

/** The settings with the deposits of a month up to which each level of verification suffices, minor units; 0: no cap. */
const CAPS = ['identity.monthlyDeposit0', 'identity.monthlyDeposit1'] as const;

/** The most that a member at this level may deposit in a month, minor units; null without a cap. Source: 11-32. */
export async function capOfLevel({ settings }: Pick<Parts, 'settings'>, level: number): Promise<bigint | null> {
  const key = CAPS[level];
  const cap = key === undefined ? 0n : BigInt(await settings.get(key, '0'));
  return cap > 0n ? cap : null;
}

export async function identityCap(parts: Parts, memberId: string): Promise<bigint | null> {
  return await capOfLevel(parts, await identityLevel(parts, memberId));
}

/** The level to which the member's identity is verified now. */
export async function identityLevel({ database, clock }: Parts, memberId: string): Promise<number> {
  const row = await database.first<{ level: number }>('SELECT identity_level($1, $2) AS level', [
    memberId,
    clock.now(),
  ]);
  return row!.level;
}
