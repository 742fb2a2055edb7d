import type { report as call } from '@atrium/contracts/agent-reports';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { spanBefore, spanOf } from '../agents/day-span.ts';
import { categoriesOf, daysOf, figuresOf } from './report.repository.ts';
import { reportSubject } from './report-subject.ts';

/** Figures of the caller's team or one below, from roll-ups. Source: 12-07, 12-11. */
export async function report(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const { database } = parts;
  const { agentId, line } = await reportSubject(database, caller.session.memberId, query.under);
  const span = await spanOf(parts, query);
  const before = spanBefore(span);
  const subject = { agentId, scope: query.scope };
  const [current, previous, days, byCategory] = await Promise.all([
    figuresOf(database, subject, span),
    figuresOf(database, subject, before),
    daysOf(database, subject, span),
    categoriesOf(database, subject, span),
  ]);
  return { scope: query.scope, line, span, before, current, previous, days, byCategory };
}
