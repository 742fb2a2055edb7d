import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { previousLogin } from '../session/previous-login.ts';
import { deviceOf } from './device-of.ts';
import { maskEmail, maskMobile } from '../verification/mask-contact.ts';
import { rankProgress } from './rank-progress.ts';

interface Row {
  account: string;
  nickname: string;
  registeredAt: Date;
  email: string | null;
  mobile: string | null;
  rankName: string;
  rankLevel: number;
  passwordChangedAt: Date;
}
interface SessionRow {
  id: string;
  startedAt: Date;
  lastSeenAt: Date;
  ip: string;
  device: string;
}

/** The data of "my account": masked contacts, the account's sessions, the previous login. */
export async function account(parts: Parts, { caller }: { caller: MemberCaller }) {
  const { memberId, id: sessionId } = caller.session;
  const [row, sessions, before] = await Promise.all([
    parts.database.first<Row>(
      'SELECT account, nickname, registered_at AS "registeredAt", email, mobile, rank_name AS "rankName", rank_level AS "rankLevel", password_changed_at AS "passwordChangedAt" FROM members WHERE id = $1',
      [memberId],
    ),
    parts.database.rows<SessionRow>(
      'SELECT id, started_at AS "startedAt", last_seen_at AS "lastSeenAt", ip, device FROM sessions WHERE member_id = $1 AND ended_at IS NULL ORDER BY last_seen_at DESC',
      [memberId],
    ),
    previousLogin(parts, memberId, 1),
  ]);
  const { email, mobile, registeredAt, passwordChangedAt, rankName, rankLevel, ...plain } = row!;
  return {
    ...plain,
    registeredAt: registeredAt.toISOString(),
    passwordChangedAt: passwordChangedAt.toISOString(),
    email: email && maskEmail(email),
    mobile: mobile && maskMobile(mobile),
    rank: { name: rankName, level: rankLevel, ...(await rankProgress(parts, memberId, rankLevel)) },
    previousLogin: before,
    sessions: sessions.map((session) => ({
      id: session.id,
      startedAt: session.startedAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      ip: session.ip,
      device: deviceOf(session.device),
      current: session.id === sessionId,
    })),
  };
}
