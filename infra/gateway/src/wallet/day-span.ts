import type { Parts } from '../platform/parts.ts';
import { brandOf } from '../system/permission.ts';

/** A span of days in the brand's time zone, both inclusive, as instants; an open end covers all data. */
export async function spanOf(
  parts: Parts,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<{ from: Date; until: Date }> {
  const { timeZone } = await brandOf(parts);
  const row = await parts.database.first<{ from: Date; until: Date }>(
    {
      name: 'day-span',
      text: "SELECT coalesce($1::date, '1970-01-01')::timestamp AT TIME ZONE $3 AS from, (coalesce($2::date, '2999-12-30') + 1)::timestamp AT TIME ZONE $3 AS until",
    },
    [from ?? null, to ?? null, timeZone],
  );
  return row!;
}
