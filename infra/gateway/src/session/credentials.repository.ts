import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { rememberCookie } from './remember-token.ts';

/** The fields of a member that a login needs. */
export interface Credentials {
  id: string;
  account: string;
  type: number;
  status: 'active' | 'locked' | 'closed';
  passwordHash: string;
  passwordChangedAt: Date;
  defaultPassword: boolean;
  firstLoginAt: Date | null;
}

const COLUMNS =
  'id, account, type, status, password_hash AS "passwordHash", password_changed_at AS "passwordChangedAt", default_password AS "defaultPassword", first_login_at AS "firstLoginAt"';

export const memberByAccount = (parts: Parts, account: string): Promise<Credentials | undefined> =>
  parts.database.first<Credentials>(
    { name: 'member-by-account', text: `SELECT ${COLUMNS} FROM members WHERE lower(account) = $1 AND type <> 4` },
    [account.toLowerCase()],
  );

export const memberByMobile = (parts: Parts, mobile: string): Promise<Credentials | undefined> =>
  parts.database.first<Credentials>(`SELECT ${COLUMNS} FROM members WHERE mobile = $1 AND type <> 4`, [mobile]);

export const memberById = (parts: Parts, id: string): Promise<Credentials | undefined> =>
  parts.database.first<Credentials>(`SELECT ${COLUMNS} FROM members WHERE id = $1`, [id]);

/** Unticking "remember me" removes the token of an earlier login in this browser. Source: 4-16. */
export async function forget(parts: Parts, memberId: string, caller: Caller): Promise<void> {
  const name = rememberCookie(parts.config.sitePort);
  if (!caller.secretCookie(name)) return;
  await parts.database.run('DELETE FROM remember_tokens WHERE member_id = $1', [memberId]);
  caller.answer.clearCookie(name, true);
}
