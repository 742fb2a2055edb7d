import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant } from './money.ts';

/** Source: 3-68, 3-69. `content` is HTML that the server has sanitised; the reader sanitises it again. */
export const Notice = v.object({ id: v.string(), title: v.string(), content: v.string(), at: Instant, type: v.string() });
/** A banner of the home page (`group` 'home') or of the login form (`group` 'w_login'). `scene` names a drawn scene. */
export const Banner = v.object({ id: v.string(), group: v.string(), kicker: v.string(), title: v.string(), text: v.string(), action: v.string(), to: v.string(), scene: v.string() });
export type Banner = v.InferOutput<typeof Banner>;
export const announcements = endpoint({ name: 'notices.announcements', method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements', access: 'none', summary: 'Announcements, banners, pop-ups and promotions.', source: '7-066, 3-85', query: v.object({ types: v.optional(v.string()), platform: v.optional(v.literal('W'), 'W'), execution: v.optional(v.string(), 'B'), language: v.optional(v.string(), 'EN') }), reply: v.object({ player: v.array(Notice), banners: v.array(Banner), popup: v.array(Notice), promotion: v.array(Notice) }), errors: [] });
export const unreadCount = endpoint({ name: 'notices.unreadCount', method: 'GET', path: '/wps/relay/CSP_unreadCount', access: 'token', summary: 'Number of unread messages.', source: '7-067', reply: v.object({ count: v.number() }), errors: [] });
