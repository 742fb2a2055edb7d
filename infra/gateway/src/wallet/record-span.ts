import { RECORD_DAYS } from '@atrium/contracts/record-pages';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { spanOf } from './day-span.ts';

const DAY_MS = 86_400_000;
/** The hours of a change to or from summer time. */
const SLACK_MS = 7_200_000;

/**
 * The days of a list of records as instants: the last three months where the query names none, at most three months, and
 * twelve with `archive`. Source: 11-28.
 */
export async function recordSpan(
  parts: Parts,
  { from, to, archive }: { from?: string | undefined; to?: string | undefined; archive?: 'yes' | undefined },
): Promise<{ from: Date; until: Date }> {
  const span = await spanOf(parts, { from, to });
  const until = to === undefined ? parts.clock.now() : span.until;
  const begins = from === undefined ? new Date(until.getTime() - RECORD_DAYS.usual * DAY_MS) : span.from;
  const most = archive ? RECORD_DAYS.archive : RECORD_DAYS.usual;
  if (span.until <= begins || until.getTime() - begins.getTime() > most * DAY_MS + SLACK_MS)
    throw new Refusal('BAD_REQUEST', { params: { field: 'from' } });
  return { from: begins, until: span.until };
}
