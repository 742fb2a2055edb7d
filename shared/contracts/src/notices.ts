import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant } from './money.ts';
import { cursorPaging, keysetPageOf } from './record-pages.ts';

/** Source: 3-68, 3-69. `content` is HTML that the server has sanitised; the client sanitises it again. */
export const Notice = v.object({
  id: v.string(),
  title: v.string(),
  content: v.string(),
  at: Instant,
  type: v.string(),
});
/** A banner of the home page (`group` 'home') or of the login form (`group` 'w_login'). `scene` names a drawn scene. */
export const Banner = v.object({
  id: v.string(),
  group: v.string(),
  kicker: v.string(),
  title: v.string(),
  text: v.string(),
  action: v.string(),
  to: v.string(),
  scene: v.string(),
});
export type Banner = v.InferOutput<typeof Banner>;
export const announcements = endpoint({
  name: 'notices.announcements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  access: 'none',
  summary: 'Announcements, banners, pop-ups and promotions.',
  source: '7-066, 3-85',
  query: v.object({
    types: v.optional(v.string()),
    platform: v.optional(v.literal('W'), 'W'),
    execution: v.optional(v.string(), 'B'),
    language: v.optional(v.string(), 'EN'),
  }),
  reply: v.object({
    player: v.array(Notice),
    banners: v.array(Banner),
    popup: v.array(Notice),
    promotion: v.array(Notice),
  }),
  errors: [],
});
export const unreadCount = endpoint({
  name: 'notices.unreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  access: 'token',
  summary: 'Number of unread messages.',
  source: '7-067',
  reply: v.object({ count: v.number() }),
  errors: [],
});
/** Offers are written by operators only; money and security cannot be switched off in the site. Source: 11-24. */
export const MESSAGE_CATEGORIES = ['money', 'bonus', 'rank', 'win', 'security', 'service', 'offer'] as const;
export const MessageCategory = v.picklist(MESSAGE_CATEGORIES);
export type MessageCategory = v.InferOutput<typeof MessageCategory>;

/** A message to one member; `text` is plain text. */
export const Message = v.object({
  id: v.string(),
  at: Instant,
  category: MessageCategory,
  title: v.string(),
  text: v.string(),
  read: v.boolean(),
});
export const messages = endpoint({
  name: 'notices.messages',
  method: 'GET',
  path: '/wps/member/messages',
  access: 'member',
  summary: 'The own messages, newest first.',
  source: '7-075, 2.9, 11-24',
  query: v.object({
    ...cursorPaging(10),
    language: v.optional(v.string(), 'EN'),
    category: v.optional(MessageCategory),
    /** `unread` returns only those. */
    show: v.optional(v.picklist(['all', 'unread']), 'all'),
  }),
  reply: keysetPageOf(Message),
  errors: [],
});
const messageId = (word: string) => v.object({ id: v.pipe(v.string(), v.regex(new RegExp(`^(${word}|\\d{1,18})$`))) });
const Unread = v.object({ count: v.number() });
/** Marks one message as read, or with 'all' every one; returns the number of unread ones. */
export const readMessage = endpoint({
  name: 'notices.readMessage',
  method: 'PUT',
  path: '/wps/member/messages/:id/read',
  access: 'member',
  summary: 'Marks a message as read.',
  source: '7-075, 2.9',
  params: messageId('all'),
  reply: Unread,
  errors: [],
});
/** Deletes one message, or with 'read' every one that is read; returns the number of unread ones. */
export const deleteMessage = endpoint({
  name: 'notices.deleteMessage',
  method: 'DELETE',
  path: '/wps/member/messages/:id',
  access: 'member',
  summary: 'Deletes a message.',
  source: '11-24',
  params: messageId('read'),
  reply: Unread,
  errors: [],
});
/** `locked`: the messages of this category are always in the site. */
export const MessagePreference = v.object({
  category: MessageCategory,
  inSite: v.boolean(),
  email: v.boolean(),
  locked: v.boolean(),
});
export const MessagePreferences = v.object({
  preferences: v.array(MessagePreference),
  /** Whether the account has an email address. */
  hasEmail: v.boolean(),
});
export const messagePreferences = endpoint({
  name: 'notices.messagePreferences',
  method: 'GET',
  path: '/wps/member/messages/preferences',
  access: 'member',
  summary: 'How the member receives the messages of each category.',
  source: '11-24',
  reply: MessagePreferences,
  errors: [],
});
export const setMessagePreference = endpoint({
  name: 'notices.setMessagePreference',
  method: 'PUT',
  path: '/wps/member/messages/preferences/:category',
  access: 'member',
  summary: 'Changes how the member receives the messages of a category.',
  source: '11-24',
  params: v.object({ category: MessageCategory }),
  body: v.strictObject({ inSite: v.boolean(), email: v.boolean() }),
  reply: MessagePreferences,
  errors: [],
});
