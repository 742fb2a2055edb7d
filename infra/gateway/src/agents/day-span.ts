import { addDays, dayAt } from '@atrium/lottery-rules/zone-time';
import { timeZoneOf } from '../platform/brand-time-zone.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import type { Span } from './agents.repository.ts';

const USUAL = 30;
const LONGEST = 366;
/** The number of days, both ends included. */
export const lengthOf = ({ from, to }: Span): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** The requested days; by default the last thirty, or `usual`. */
export async function spanOf(
  { clock, settings }: Pick<Parts, 'clock' | 'settings'>,
  asked: { from?: string | undefined; to?: string | undefined } = {},
  usual = USUAL,
): Promise<Span> {
  const to = asked.to ?? dayAt(clock.now(), await timeZoneOf(settings));
  const span = { from: asked.from ?? addDays(to, 1 - usual), to };
  if (lengthOf(span) < 1 || lengthOf(span) > LONGEST) throw new Refusal('BAD_REQUEST', { params: { field: 'from' } });
  return span;
}

/** The same number of days immediately before. */
export const spanBefore = (span: Span): Span => ({
  from: addDays(span.from, -lengthOf(span)),
  to: addDays(span.from, -1),
});
