import type { teamOverview as call } from '@atrium/contracts/agents';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { categoriesOf, daysOf, figuresOf, teamOf } from './agents.repository.ts';
import { spanBefore, spanOf } from './day-span.ts';
import { onlineSince } from './online.ts';

/** Figures of everybody below the agent, without the agent. Source: 1-41. */
export async function teamOverview(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const { database } = parts;
  const top = caller.session.memberId;
  const span = await spanOf(parts, query);
  const [team, current, before, days, byCategory] = await Promise.all([
    teamOf(database, top, onlineSince(parts.clock)),
    figuresOf(database, top, false, span),
    figuresOf(database, top, false, spanBefore(span)),
    daysOf(database, top, false, span),
    categoriesOf(database, top, span),
  ]);
  return { ...team, current, before, days, byCategory };
}
