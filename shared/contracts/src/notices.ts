import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant, pageOf, paging } from './money.ts';

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
/** A message to one member; `text` is plain text. */
export const Message = v.object({
  id: v.string(),
  at: Instant,
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
  source: '7-075, 2.9',
  query: v.object({ ...paging(10), language: v.optional(v.string(), 'EN') }),
  reply: pageOf(Message),
  errors: [],
});
/** Marks one message as read, or with 'all' every one; returns the number of unread ones. */
export const readMessage = endpoint({
  name: 'notices.readMessage',
  method: 'PUT',
  path: '/wps/member/messages/:id/read',
  access: 'member',
  summary: 'Marks a message as read.',
  source: '7-075, 2.9',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^(all|\d{1,18})$/)) }),
  reply: v.object({ count: v.number() }),
  errors: [],
});
