import type * as calls from '@atrium/contracts/agents';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { type DownlineRow, daysOf, downlines, figuresOf, isInTree, wayTo } from './agents.repository.ts';
import { spanOf } from './day-span.ts';
import { onlineSince } from './online.ts';

/** A nickname may be a person's name: of a downline only its first letter is shown. Source: 12-09. */
const maskNickname = (nickname: string): string => (nickname ? `${[...nickname][0]}***` : '');

const entryOf = ({ total: _, nickname, registeredAt, lastLoginAt, ...row }: DownlineRow) => ({
  ...row,
  nickname: maskNickname(nickname),
  registeredAt: registeredAt.toISOString(),
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
});

/** The direct downline of the agent or of a member below; with `text`, every match below. Source: 1-40. */
export async function listDownlines(
  parts: Parts,
  { query, caller }: ParsedOf<typeof calls.downlines> & { caller: MemberCaller },
): Promise<ReplyOf<typeof calls.downlines>> {
  const { database, clock } = parts;
  const agentId = caller.session.memberId;
  const under = query.under || agentId;
  if (!(await isInTree(database, agentId, under))) throw new Refusal('NOT_IN_DOWNLINE');
  const filter = {
    agentId,
    under,
    only: null,
    text: query.text?.trim() || null,
    kind: query.kind,
    span: await spanOf(parts),
    onlineSince: onlineSince(clock),
  };
  const [rows, path] = await Promise.all([
    downlines(database, filter, query.sort, query.pageSize, (query.pageNo - 1) * query.pageSize),
    wayTo(database, agentId, under),
  ]);
  const total = rows[0]?.total ?? 0;
  return { items: rows.map(entryOf), pageNo: query.pageNo, totalPages: Math.ceil(total / query.pageSize), total, path };
}

/** One account below the agent with the figures of its team, including its own. */
export async function openDownline(
  parts: Parts,
  { query, params, caller }: ParsedOf<typeof calls.downline> & { caller: MemberCaller },
): Promise<ReplyOf<typeof calls.downline>> {
  const { database, clock } = parts;
  const agentId = caller.session.memberId;
  const { id } = params;
  if (id === agentId || !(await isInTree(database, agentId, id))) throw new Refusal('NOT_IN_DOWNLINE');
  const span = await spanOf(parts, query);
  const [[row], figures, days] = await Promise.all([
    downlines(
      database,
      { agentId, under: id, only: id, text: null, kind: 'all', span, onlineSince: onlineSince(clock) },
      'account',
      1,
      0,
    ),
    figuresOf(database, id, true, span),
    daysOf(database, id, true, span),
  ]);
  return { ...entryOf(row!), figures, days: days.map(({ day, turnover, net }) => ({ day, turnover, net })) };
}
