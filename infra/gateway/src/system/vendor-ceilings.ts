/** The setting `vendor.ceilings`: the highest amount of one call in minor units, for all vendors and by vendor. */
export interface Ceilings {
  bet: string;
  win: string;
  vendors: Record<string, { bet?: string | undefined; win?: string | undefined }>;
}

/** What applies to a vendor without a row of its own, on a site without the setting. */
export const DEFAULT_CEILINGS: Ceilings = { bet: '1000000000', win: '10000000000', vendors: {} };
export type CeilingCall = 'bet' | 'win';
export const ceilingOf = (ceilings: Ceilings, vendor: string, call: CeilingCall): bigint =>
  BigInt(ceilings.vendors[vendor]?.[call] ?? ceilings[call]);

/** Whether no ceiling of `after` is higher than in `before`. */
export function isTighter(before: Ceilings, after: Ceilings): boolean {
  const vendors = ['', ...Object.keys(before.vendors), ...Object.keys(after.vendors)];
  return vendors.every((vendor) =>
    (['bet', 'win'] as const).every((call) => ceilingOf(after, vendor, call) <= ceilingOf(before, vendor, call)),
  );
}
