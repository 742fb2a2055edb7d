import type { Parts } from '../../platform/parts.ts';

/** The default of the setting `withdrawal.twoPersonsFrom`, in minor units. */
const TWO_FROM = '5000000';

export const twoPersonsFrom = (parts: Parts): Promise<string> =>
  parts.settings.get('withdrawal.twoPersonsFrom', TWO_FROM);

/**
 * Whether two people must approve: by the current setting or that at the time of the request, whichever is stricter.
 */
export async function needsTwoPersons(
  parts: Parts,
  { amount, twoPersonsFrom: then }: { amount: string | null; twoPersonsFrom?: string | null },
): Promise<boolean> {
  return [await twoPersonsFrom(parts), then].some((from) => from != null && BigInt(amount!) >= BigInt(from));
}
