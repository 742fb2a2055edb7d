import type { Press } from './press.ts';

/** What the last round with own bets held on each field; empty while the running round has a bet of its own. */
export function lastRound(
  presses: readonly Press[],
  { gameCode, issue }: Pick<Press, 'gameCode' | 'issue'>,
): { field: string; stake: bigint }[] {
  const own = presses.filter((press) => press.gameCode === gameCode && press.state !== 'cancelled');
  if (own.some((press) => press.issue === issue)) return [];
  const placed = own.filter(({ state }) => state === 'placed');
  const last = placed.at(-1)?.issue;
  const byField = new Map<string, bigint>();
  for (const { field, issue: of, stake } of placed)
    if (of === last) byField.set(field, (byField.get(field) ?? 0n) + BigInt(stake));
  return [...byField].map(([field, stake]) => ({ field, stake }));
}
