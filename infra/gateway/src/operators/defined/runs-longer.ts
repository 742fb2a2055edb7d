/** What has no start runs at once, and what has no end goes on. */
export interface Dated {
  startsAt?: string | null;
  endsAt?: string | null;
}

/** Whether something runs at a time at which it did not before: it starts earlier, or ends later or never. Source: 14-01. */
export function runsLonger(before: Dated, after: Dated): boolean {
  if (startOf(after) < startOf(before)) return true;
  return endOf(after) > endOf(before);
}

const startOf = ({ startsAt }: Dated): number => (startsAt ? Date.parse(startsAt) : 0);
const endOf = ({ endsAt }: Dated): number => (endsAt ? Date.parse(endsAt) : Number.POSITIVE_INFINITY);

/**
 * What a change is based on: the fields, and whether a stop ended it. A change that was proposed before the stop would
 * otherwise start it again.
 */
export const basedOn = <Fields extends object>(fields: Fields | null, isStopped: boolean) =>
  fields && isStopped ? { ...fields, stopped: true } : fields;
