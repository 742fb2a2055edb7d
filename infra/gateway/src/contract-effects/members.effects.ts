import * as authenticator from '@atrium/contracts/authenticator';
import * as verification from '@atrium/contracts/login-verification';
import * as contacts from '@atrium/contracts/contacts';
import * as loginHistory from '@atrium/contracts/login-history';
import * as members from '@atrium/contracts/members';
import { chooseAvatar, uploadAvatar } from '@atrium/contracts/own-avatar';
import * as session from '@atrium/contracts/session';
import { smsNoLogin, smsRegister } from '@atrium/contracts/verification';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { seal } from '../platform/testing/seal.ts';
import { PASSWORD, codeTo, inserted, withPassword } from './given.ts';
import { changes, has, reads, type Scene, type Effect } from './effect.ts';

const renamed = ({ sql, me }: Scene) =>
  sql("UPDATE members SET nickname = 'Effect', account = 'effect' || id WHERE id = $1", me.memberId);
const sessions = ({ sql, me }: Scene) =>
  sql(
    'SELECT count(*) FILTER (WHERE ended_at IS NULL) AS open, count(*) AS all FROM sessions WHERE member_id = $1',
    me.memberId,
  );
const hash = ({ sql, me }: Scene) => sql('SELECT password_hash FROM members WHERE id = $1', me.memberId);
const avatar = ({ sql, me }: Scene) => sql("UPDATE members SET avatar = '07' WHERE id = $1", me.memberId);
const avatarRow = ({ sql, me }: Scene) => sql('SELECT avatar, avatar_type FROM members WHERE id = $1', me.memberId);
const face = async () =>
  (
    await sharp({ create: { width: 32, height: 32, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
  ).toString('base64');
const bound = ({ sql, me }: Scene, mobile: string) =>
  sql("UPDATE members SET mobile = $2, email = 'effect@example.com' WHERE id = $1", me.memberId, mobile);
const addressKnown = ({ sql, me }: Scene) =>
  sql("INSERT INTO registered_addresses VALUES ($1, '192.0.2.78', now())", me.memberId);
const loginBody = ({ me }: Scene) => ({ body: { username: me.account, password: PASSWORD, type: 'username' } });
const accounts = ({ sql }: Scene, account: string) =>
  sql('SELECT count(*) FROM members WHERE lower(account) = $1', account);

/** A correct password from an unknown address. */
async function challenged(scene: Scene, mobile: string): Promise<void> {
  await withPassword(scene);
  await bound(scene, mobile);
  await scene.set('session.loopbackIsKnown', false);
  const { error } = await scene.app.visitor().call(session.login, loginBody(scene) as never);
  scene.kept.challenge = (error!.value as { challenge: string }).challenge;
}
async function secretOf(scene: Scene): Promise<void> {
  await withPassword(scene);
  scene.kept.secret = (
    await scene.me.call(authenticator.beginAuthenticator, { body: { password: PASSWORD } })
  ).value.secret;
}
const appCode = ({ app, kept }: Scene, later = 0) => ({
  body: { code: new TOTP({ secret: kept.secret! }).generate({ timestamp: app.clock.now().getTime() + later }) },
});
const authenticators = ({ sql, me }: Scene) =>
  sql('SELECT secret, confirmed_at FROM authenticators WHERE member_id = $1', me.memberId);

export const memberEffects: readonly Effect[] = [
  reads(members.memberInfo, { change: renamed, shows: ({ nickname }) => nickname === 'Effect' }),
  reads(members.account, { change: renamed, shows: ({ nickname }) => nickname === 'Effect' }),
  reads(members.icon, { change: avatar, shows: has('07') }),
  reads(members.avatar, { change: avatar, shows: has('07') }),
  changes(chooseAvatar, { ask: () => ({ body: { avatar: '09' } }), row: avatarRow }),
  changes(uploadAvatar, {
    before: async ({ kept }) => {
      kept.face = await face();
    },
    ask: ({ kept }) => ({ body: { image: kept.face, square: { left: 0, top: 0, side: 32 } } }),
    row: avatarRow,
  }),
  changes(members.giveBirthDate, {
    before: ({ sql, me }) => sql('UPDATE members SET born_on = NULL WHERE id = $1', me.memberId),
    ask: () => ({ body: { birthDate: '1990-05-17' } }),
    row: ({ sql, me }) => sql('SELECT born_on FROM members WHERE id = $1', me.memberId),
  }),
  changes(members.endOtherSessions, { before: ({ app, me }) => app.signedIn(me.account), row: sessions }),
  changes(members.endSession, {
    before: async ({ app, me, sql, kept }) => {
      await app.signedIn(me.account);
      kept.id = String((await sql('SELECT max(id) AS id FROM sessions WHERE member_id = $1', me.memberId))[0]!.id);
    },
    ask: ({ kept }) => ({ params: { id: kept.id } }),
    row: sessions,
  }),
  changes(members.changePassword, {
    before: withPassword,
    ask: () => ({ body: { oldPassword: PASSWORD, newPassword: 'Another-0002', confirmNewPassword: 'Another-0002' } }),
    row: hash,
  }),
  changes(members.register, {
    as: 'visitor',
    ask: () => ({
      body: {
        username: 'effectnew1',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        email: 'new@example.com',
        termsVersion: '2026-01',
      },
    }),
    row: (scene) => accounts(scene, 'effectnew1'),
  }),
  changes(members.registerByMobile, {
    as: 'visitor',
    before: async (scene) => {
      await scene.app.visitor().call(smsRegister, { body: { mobileNo: '9171230003', countryDialingCode: '63' } });
      scene.kept.code = await codeTo(scene, '+639171230003');
    },
    ask: ({ kept }) => ({
      body: {
        username: '9171230003',
        mobileNum: '9171230003',
        countryDialingCode: '63',
        verificationCode: kept.code,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        termsVersion: '2026-01',
      },
    }),
    row: ({ sql }) => sql("SELECT count(*) FROM members WHERE mobile = '+639171230003'"),
  }),
  changes(members.forgotByEmail, {
    before: (scene) => bound(scene, '+639171230004'),
    ask: ({ me }) => ({ body: { username: me.account, email: 'effect@example.com' } }),
    row: ({ sql }) => sql('SELECT count(*) FROM reset_links'),
  }),
  changes(members.setPasswordByLink, {
    before: async (scene) => {
      await bound(scene, '+639171230005');
      await scene.app
        .visitor()
        .call(members.forgotByEmail, { body: { username: scene.me.account, email: 'effect@example.com' } });
      const [mail] = await scene.sql(
        "SELECT text FROM outbox WHERE target = 'effect@example.com' ORDER BY id DESC LIMIT 1",
      );
      scene.kept.token = /reset=([\w-]+)/.exec(String(mail!.text))![1]!;
    },
    ask: ({ kept }) => ({ body: { token: kept.token, newPassword: 'Another-0003' } }),
    row: hash,
  }),
  changes(members.setPasswordByPhone, {
    before: async (scene) => {
      await bound(scene, '+639171230006');
      await scene.app.visitor().call(smsNoLogin, { body: { mobileNum: '9171230006', countryDialingCode: '63' } });
      scene.kept.code = await codeTo(scene, '+639171230006');
    },
    ask: ({ kept }) => ({
      body: {
        newPassword: 'Another-0004',
        mobileNum: '9171230006',
        countryDialingCode: '63',
        verificationCode: kept.code,
      },
    }),
    row: hash,
  }),
  reads(authenticator.authenticator, {
    before: secretOf,
    change: ({ sql, me }) => sql('UPDATE authenticators SET confirmed_at = now() WHERE member_id = $1', me.memberId),
    shows: ({ bound: on }) => on,
  }),
  changes(authenticator.beginAuthenticator, {
    before: withPassword,
    ask: () => ({ body: { password: PASSWORD } }),
    row: authenticators,
  }),
  changes(authenticator.confirmAuthenticator, { before: secretOf, ask: appCode, row: authenticators }),
  changes(authenticator.removeAuthenticator, {
    before: async (scene) => {
      await secretOf(scene);
      await scene.me.call(authenticator.confirmAuthenticator, appCode(scene));
    },
    ask: (scene) => appCode(scene, 30_000),
    row: authenticators,
  }),

  changes(session.login, { before: withPassword, ask: loginBody, row: sessions }),
  changes(verification.sendExtraCode, {
    as: {},
    before: (scene) => challenged(scene, '+639171230007'),
    ask: ({ kept }) => ({ body: { challenge: kept.challenge, channel: 'sms' } }),
    row: ({ sql }) => sql("SELECT count(*) FROM outbox WHERE target = '+639171230007'"),
  }),
  changes(verification.verifyExtra, {
    before: async (scene) => {
      await challenged(scene, '+639171230008');
      await scene.app
        .visitor()
        .call(verification.sendExtraCode, { body: { challenge: scene.kept.challenge!, channel: 'sms' } });
      scene.kept.code = await codeTo(scene, '+639171230008');
    },
    ask: ({ kept }) => ({ body: { challenge: kept.challenge, way: 'phone', answer: kept.code } }),
    row: ({ sql, me }) => sql('SELECT count(*) FROM registered_addresses WHERE member_id = $1', me.memberId),
  }),
  changes(session.freePlay, {
    as: 'visitor',
    before: async ({ app, kept }) => void Object.assign(kept, (await seal(app.parts, {})).headers),
    ask: ({ kept }) => ({ body: { os: 'test', platform: 'W' }, headers: kept }),
    row: ({ sql }) => sql('SELECT count(*) FROM members WHERE type = 4'),
  }),
  changes(contacts.sendContactCodes, {
    ask: () => ({ body: { to: { kind: 'email', email: 'effect-new@example.com' } } }),
    row: ({ sql }) => sql("SELECT count(*) FROM verification_codes WHERE target = 'effect-new@example.com'"),
  }),
  changes(contacts.changeContact, {
    before: async (scene) => {
      await withPassword(scene);
      await scene.sql('UPDATE members SET email = NULL WHERE id = $1', scene.me.memberId);
      const email = `effect${scene.me.memberId}@example.com`;
      await scene.me.call(contacts.sendContactCodes, { body: { to: { kind: 'email', email } } });
      Object.assign(scene.kept, { email, code: await codeTo(scene, email) });
    },
    ask: ({ kept }) => ({
      body: { to: { kind: 'email', email: kept.email }, newCode: kept.code, proof: PASSWORD },
    }),
    row: ({ sql, me }) => sql('SELECT email FROM members WHERE id = $1', me.memberId),
  }),
  reads(loginHistory.logins, {
    ask: () => ({ query: {} }),
    change: ({ sql, me }) => sql("INSERT INTO logins (member_id, ip) VALUES ($1, '192.0.2.77')", me.memberId),
    shows: has('192.0.2.77'),
  }),
  reads(loginHistory.knownAddresses, { change: addressKnown, shows: has('192.0.2.78') }),
  changes(loginHistory.forgetAddress, {
    before: addressKnown,
    ask: () => ({ body: { address: '192.0.2.78' } }),
    row: ({ sql, me }) => sql('SELECT count(*) FROM registered_addresses WHERE member_id = $1', me.memberId),
  }),
  changes(session.reauthenticate, {
    before: async (scene) => {
      await withPassword(scene);
      await scene.sql(
        "UPDATE sessions SET last_seen_at = now() - interval '2 hours' WHERE member_id = $1",
        scene.me.memberId,
      );
    },
    ask: () => ({ body: { password: PASSWORD } }),
    row: ({ sql, me }) => sql('SELECT last_seen_at FROM sessions WHERE member_id = $1', me.memberId),
  }),
  changes(session.logout, { row: sessions }),
  reads(session.current, { change: renamed, shows: ({ account }) => account.startsWith('effect') }),
  reads(session.loginInfo, {
    change: async (scene) => {
      await inserted.message(scene);
      await inserted.notice(scene, 'popup');
    },
    shows: ({ unreadMessages, popups }) => unreadMessages === 1 && popups > 0,
  }),
  changes(session.firstLoginNotice, {
    row: ({ sql, me }) => sql('SELECT first_login_at FROM members WHERE id = $1', me.memberId),
  }),
  changes(session.setLanguage, {
    ask: () => ({ body: { language: 'MS' } }),
    row: ({ sql, me }) => sql('SELECT language FROM members WHERE id = $1', me.memberId),
  }),
  reads(session.encryptionKey, {
    as: 'visitor',
    before: async ({ app, kept }) => {
      kept.key = (await app.parts.keys.current()).keyId;
    },
    change: ({ app }) => app.parts.keys.rotate(1),
    shows: ({ keyId }, { kept }) => keyId !== kept.key,
  }),
  reads(session.identityProviders, {
    as: 'visitor',
    before: async ({ app, set }) => {
      const tree = JSON.stringify(await app.parts.settings.get('whitelabel', []));
      await set('whitelabel', JSON.parse(tree.replaceAll('"flag":"0"', '"flag":"1"')));
    },
    change: ({ set }) =>
      set('identity.providers', [
        {
          third: 'google',
          issuer: 'https://effect.example',
          clientId: 'effect',
          authorizeUrl: 'https://effect.example/a',
          jwksUrl: 'https://effect.example/k',
        },
      ]),
    shows: has('effect.example'),
  }),
];
