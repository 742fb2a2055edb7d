import * as notices from '@atrium/contracts/notices';
import * as system from '@atrium/contracts/system';
import * as verification from '@atrium/contracts/verification';
import { inserted } from './given.ts';
import { changes, has, reads, type Effect } from './effect.ts';

const MARK = 'https://effect.example';
const resource = { resourceType: 'EFFECT', url: MARK, labelNameEn: 'T', labelNameCn: 'T' };

export const systemEffects: readonly Effect[] = [
  reads(system.status, {
    as: 'visitor',
    ask: () => ({ query: {} }),
    change: ({ set }) => set('imageCDNs', [MARK]),
    shows: has(MARK),
  }),
  reads(system.whitelabel, {
    as: 'visitor',
    change: ({ set }) => set('whitelabel', [{ modId: 'EFFECT', flag: '1', childrenNodes: [] }]),
    shows: has('EFFECT'),
  }),
  reads(system.registerSettings, {
    as: 'visitor',
    change: ({ set }) => set('register.termsVersion', 'effect-1'),
    shows: ({ termsVersion }) => termsVersion === 'effect-1',
  }),
  reads(system.domainRoute, { as: 'visitor', change: ({ set }) => set('resources', [resource]), shows: has(MARK) }),
  reads(system.countries, {
    as: 'visitor',
    change: ({ set }) => set('countries', [{ countryCode: 'XX', countryDialingCode: '999' }]),
    shows: (list) => list.length === 1 && list[0]!.countryCode === 'XX',
  }),
  reads(system.serviceCatalogue, {
    as: 'visitor',
    change: ({ set }) => set('services', [{ type: 1, name: 'T', path: MARK }]),
    shows: has(MARK),
  }),
  reads(system.helpCentre, {
    as: 'visitor',
    ask: () => ({ query: {} }),
    change: ({ sql }) =>
      sql(
        `INSERT INTO help_articles (topic, "group", texts) VALUES ('effect', 'help', '{"en": {"title": "Effect", "html": ""}}')`,
      ),
    shows: (list) => list.some(({ topic }) => topic === 'effect'),
  }),
  reads(system.affiliate, {
    as: 'visitor',
    ask: () => ({ query: { code: 'effectagent' } }),
    change: ({ app }) => app.member({ account: 'effectagent', type: 1 }),
    shows: ({ valid }) => valid,
  }),
  changes(system.feedback, {
    ask: () => ({ body: { content: 'a fine place to be' } }),
    row: ({ sql }) => sql('SELECT count(*) FROM feedback'),
  }),

  reads(notices.announcements, {
    as: 'visitor',
    ask: () => ({ query: {} }),
    change: (scene) => inserted.notice(scene, 'player'),
    shows: has('Effect player'),
  }),
  reads(notices.messages, {
    ask: () => ({ query: {} }),
    change: inserted.message,
    shows: ({ items }) => items.length === 1,
  }),
  changes(notices.readMessage, {
    before: inserted.message,
    ask: () => ({ params: { id: 'all' } }),
    row: ({ sql, me }) => sql('SELECT read_at FROM messages WHERE member_id = $1', me.memberId),
  }),
  changes(notices.deleteMessage, {
    before: async (scene) => {
      await inserted.message(scene);
      await scene.sql('UPDATE messages SET read_at = now() WHERE member_id = $1', scene.me.memberId);
    },
    ask: () => ({ params: { id: 'read' } }),
    row: ({ sql, me }) => sql('SELECT count(*) FROM messages WHERE member_id = $1', me.memberId),
  }),
  reads(notices.messagePreferences, {
    change: ({ sql, me }) => sql("INSERT INTO message_preferences VALUES ($1, 'offer', false, true)", me.memberId),
    shows: ({ preferences }) =>
      preferences.some(({ category, inSite, email }) => category === 'offer' && !inSite && email),
  }),
  changes(notices.setMessagePreference, {
    ask: () => ({ params: { category: 'rank' }, body: { inSite: false, email: true } }),
    row: ({ sql, me }) => sql('SELECT * FROM message_preferences WHERE member_id = $1', me.memberId),
  }),
  reads(notices.unreadCount, { change: inserted.message, shows: ({ count }) => count === 1 }),

  changes(verification.captcha, { as: 'visitor', row: ({ sql }) => sql('SELECT count(*) FROM captchas') }),
  changes(verification.smsNoLogin, {
    as: 'visitor',
    before: ({ sql }) =>
      sql("INSERT INTO members (account, password_hash, mobile) VALUES ('effectsms', 'none', '+639171230001')"),
    ask: () => ({ body: { mobileNum: '9171230001', countryDialingCode: '63' } }),
    row: ({ sql }) => sql("SELECT count(*) FROM outbox WHERE target = '+639171230001'"),
  }),
  changes(verification.smsRegister, {
    as: 'visitor',
    ask: () => ({ body: { mobileNo: '9171230002', countryDialingCode: '63' } }),
    row: ({ sql }) => sql("SELECT count(*) FROM outbox WHERE target = '+639171230002'"),
  }),
];
