import type { Parts } from '../../platform/parts.ts';

/** Minor units, while the setting `withdrawal.twoPersonsFrom` says nothing else. */
const TWO_FROM = '5000000';

export const twoPersonsFrom = (parts: Parts): Promise<string> =>
  parts.settings.get('withdrawal.twoPersonsFrom', TWO_FROM);

/** Whether two people must say yes: by the setting, or by what it was when the withdrawal was asked for, whichever is stricter. */
export async function needsTwoPersons(
  parts: Parts,
  { amount, twoPersonsFrom: then }: { amount: string | null; twoPersonsFrom?: string | null },
): Promise<boolean> {
  return [await twoPersonsFrom(parts), then].some((from) => from != null && BigInt(amount!) >= BigInt(from));
}
