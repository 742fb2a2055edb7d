import * as calls from '@atrium/contracts/notices';
import { helpCentre } from '@atrium/contracts/system';
import type { Subject } from '../platform/subject.ts';
import { announcements } from './announcements.ts';
import { helpCentreArticles } from './help-centre.ts';
import { preferencesOf, setPreference } from './message-preferences.ts';
import { deleteMessage, messages, readMessage } from './messages.ts';
import { unreadMessages } from './notices.repository.ts';

export const notices: Subject = (routes) => {
  routes.open(calls.announcements, (parts, { query }) => announcements(parts, query));
  routes.member(calls.unreadCount, async ({ database }, { caller }) => ({
    count: await unreadMessages(database, caller.session.memberId),
  }));
  routes.member(calls.messages, messages);
  routes.member(calls.messagePreferences, preferencesOf);
  routes.member(calls.setMessagePreference, setPreference);
  routes.member(calls.readMessage, readMessage);
  routes.member(calls.deleteMessage, deleteMessage);
  routes.open(helpCentre, helpCentreArticles);
};
