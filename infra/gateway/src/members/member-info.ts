import type { MemberInfo } from '@atrium/contracts/members';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

interface Row {
  id: string;
  account: string;
  nickname: string;
  type: number;
  toUpline: boolean;
  rankName: string;
  rankLevel: number;
  labels: string[];
}

/** The member of this session. Source: 3-37, 7-009. */
export async function memberInfo(parts: Parts, { caller }: { caller: MemberCaller }): Promise<MemberInfo> {
  const row = await parts.database.first<Row>(
    {
      name: 'member-info',
      text: 'SELECT id, account, nickname, type, to_upline AND upline_id IS NOT NULL AS "toUpline", rank_name AS "rankName", rank_level AS "rankLevel", labels FROM members WHERE id = $1',
    },
    [caller.session.memberId],
  );
  const { id, account, nickname, type, toUpline, rankName, rankLevel, labels } = row!;
  return {
    id,
    account,
    nickname,
    type,
    toUpline,
    clubLabel: { labelName: rankName, rankLevel },
    memberLabel: labels.map((labelName) => ({ labelName })),
  };
}
