import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { currentNotices, unreadMessages } from '../notices/notices.repository.ts';
import { previousLogin } from './previous-login.ts';

/** What the site shows right after a login. Source: 7-021, 4-21. */
export async function loginInfo(parts: Parts, { caller }: { caller: MemberCaller }) {
  const { account, type, memberId } = caller.session;
  const notices = await currentNotices(parts.database, parts.clock.now(), null);
  return {
    account,
    isAgent: type,
    previousLogin: await previousLogin(parts, memberId, 1),
    unreadMessages: await unreadMessages(parts.database, memberId),
    popups: notices.filter(({ place }) => place === 'popup').length,
  };
}
