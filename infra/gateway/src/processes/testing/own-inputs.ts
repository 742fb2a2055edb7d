import type { Marks } from '@atrium/contracts/marked-input';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import * as v from 'valibot';
import type { TestApp } from '../../platform/testing/test-app.ts';

/** A caller whose account, password and payee are marked. */
export interface MarkedMember {
  memberId: string;
  account: string;
  password: string;
  payoutAccountId: string;
  /** To which a code was sent. */
  newEmail: string;
  cookies: Record<string, string>;
}

export interface Given {
  body?: object;
  params?: Record<string, string>;
}
export type OwnInputs = Record<string, (member: MarkedMember) => Given>;

/** Was sent to the marked e-mail address. */
const SENT_CODE = '240611';
const MOBILE = v.pipe(v.string(), v.regex(/^9\d{9}$/));

/** A signed-in member with money and points, whose every text is a mark. */
export async function markedMember(app: TestApp, marks: Marks): Promise<MarkedMember> {
  const account = marks.text('the account');
  const password = `${marks.text('the password', true)}-Aa1`;
  const member = await app.signedIn({ account, password, type: 1, balance: 5_000_000n, points: 1_000 });
  const email = marks.text('the e-mail address');
  await app.database.run('UPDATE members SET email = $2, mobile = $3, to_upline = true WHERE id = $1', [
    member.memberId,
    email,
    marks.text('the mobile number'),
  ]);
  const newEmail = `${marks.text('the new e-mail address')}@example.com`;
  for (const [purpose, target] of [
    ['payout-account', email],
    ['payment-password', email],
    ['closure', email],
    ['old-contact', email],
    ['new-contact', newEmail],
  ] as const)
    await app.database.run(
      `INSERT INTO verification_codes (channel, purpose, target, code_hash, sent_at, expires_at) VALUES ('email', $1, $2, $3, $4::timestamptz - interval '10 minutes', $4::timestamptz + interval '1 hour')`,
      [purpose, target, createHash('sha256').update(`${target}:${SENT_CODE}`).digest('hex'), app.clock.now()],
    );
  await app.database.run(
    `INSERT INTO given_proofs (session_id, purpose, given_at)
     SELECT id, unnest(ARRAY['password', 'authenticator', 'closure', 'personal-data', 'erasure']), $2 FROM sessions WHERE member_id = $1`,
    [member.memberId, app.clock.now()],
  );
  const payee = await app.database.first<{ id: string }>(
    'INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, $2, $3, $4) RETURNING id',
    [member.memberId, 'Harbour Bank', marks.text('the holder'), marks.text('the number of an account')],
  );
  return {
    memberId: member.memberId,
    account,
    password,
    payoutAccountId: payee!.id,
    newEmail,
    cookies: member.cookies,
  };
}

/** Inputs of calls that a schema alone does not lead to their work: those that a person fills with data of their own. */
export async function ownInputs(app: TestApp, marks: Marks): Promise<OwnInputs> {
  await app.database.run(
    `INSERT INTO point_rewards (id, type, names, stock, points_required) VALUES ('mug', 'voucher', '{"en": "Mug"}', 900, 1)`,
  );
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Model: marks.text('the camera') } })
    .jpeg()
    .toBuffer();
  const image = picture.toString('base64');
  let count = 0;
  const key = () => `00000000-0000-4000-9000-${String(++count).padStart(12, '0')}`;
  const text = (place: string) => marks.text(place);
  const secret = (place: string) => `${marks.text(place, true)}-Aa1`;
  const registration = () => {
    const password = secret('members.register password');
    return {
      username: text('members.register username').slice(0, 12),
      password,
      confirmPassword: password,
      email: `${text('members.register email')}@example.com`,
      address: text('members.register address'),
      birthday: '1990-05-17',
    };
  };
  return {
    'session.login': ({ account, password }) => ({ body: { username: account, password, type: 'username' } }),
    'session.reauthenticate': ({ password }) => ({ body: { password } }),
    'members.changePassword': ({ password }) => {
      const newPassword = secret('members.changePassword newPassword');
      return { body: { oldPassword: password, newPassword, confirmNewPassword: newPassword } };
    },
    'members.prove': () => ({ body: { purpose: 'closure', proof: { way: 'email', answer: SENT_CODE } } }),
    'members.beginAuthenticator': ({ password }) => ({ body: { password } }),
    'session.freePlay': () => ({ body: { os: text('session.freePlay os'), platform: 'W' } }),
    'members.register': () => ({ body: registration() }),
    'members.registerByMobile': () => ({
      body: {
        ...registration(),
        mobileNum: marks.input(MOBILE, 'registerByMobile mobile'),
        countryDialingCode: '+63',
        verificationCode: '120518',
      },
    }),
    'agents.openAccount': () => ({
      body: {
        account: text('agents.openAccount account').slice(0, 12),
        password: secret('agents.openAccount password'),
        kind: 'member',
        prizeGroup: 1_900,
      },
    }),
    'agents.makeLink': () => ({
      body: { kind: 'member', prizeGroup: 1_900, channel: text('agents.makeLink channel') },
    }),
    'records.beginExport': () => ({
      body: {
        kind: 'bets',
        name: 'records.csv',
        query: { text: text('records.beginExport text') },
        columns: [{ key: 'at', head: text('records.beginExport head') }],
        words: { won: text('records.beginExport word') },
      },
    }),
    'members.uploadAvatar': () => ({ body: { image, square: { left: 0, top: 0, side: 200 } } }),
    'limits.setRealityCheck': () => ({ body: { seconds: 3600 } }),
    'verification.smsNoLogin': () => ({
      body: { mobileNum: marks.input(MOBILE, 'smsNoLogin mobile'), countryDialingCode: '+63' },
    }),
    'verification.smsRegister': () => ({
      body: { mobileNo: marks.input(MOBILE, 'smsRegister mobile'), countryDialingCode: '+63' },
    }),
    'identity.submit': () => ({
      body: {
        level: 1,
        document: 'passport',
        name: text('identity.submit name'),
        number: text('identity.submit number').toUpperCase(),
        validUntil: '2039-05-01',
        pictures: [image, image],
      },
    }),
    'payments.createDeposit': () => ({
      body: { method: 'e-wallet', amount: '10000', returnUrl: `/?${text('payments.createDeposit returnUrl')}` },
    }),
    'payments.createWithdrawal': ({ payoutAccountId }) => ({ body: { accountId: payoutAccountId, amount: '10000' } }),
    'contacts.sendCodes': () => ({
      body: { to: { kind: 'email', email: `${text('contacts.sendCodes email')}@example.com` } },
    }),
    'contacts.change': ({ newEmail }) => ({
      body: { to: { kind: 'email', email: newEmail }, newCode: SENT_CODE, proof: SENT_CODE },
    }),
    'payouts.add': () => ({
      body: {
        kind: 'bank',
        name: 'Harbour Bank',
        holder: text('payouts.add holder'),
        number: text('payouts.add number'),
        proof: { way: 'email', answer: SENT_CODE },
      },
    }),
    'addresses.add': () => ({
      body: {
        recipient: text('addresses.add recipient'),
        phone: '0917 123 4567',
        country: 'PH',
        region: text('addresses.add region'),
        city: text('addresses.add city'),
        postalCode: '1226',
        street: text('addresses.add street'),
      },
    }),
    'paymentPassword.set': () => ({ body: { password: '739146', proof: { way: 'email', answer: SENT_CODE } } }),
    'points.convert': ({ password }) => ({ body: { points: 10, password } }),
    'points.redeem': ({ password }) => ({
      body: {
        rewardId: 'mug',
        quantity: 1,
        password,
        address: text('points.redeem address'),
        remark: text('points.redeem remark'),
      },
    }),
    'wallet.transferUpline': ({ password }) => ({ body: { amount: '1000', password } }),
    'wallet.transferDownline': ({ password }) => ({ body: { memberId: '999999999', amount: '1000', password } }),
    'support.write': () => ({ body: { key: key(), topic: 'other', text: text('support.write text'), image } }),
    'promotions.apply': () => ({
      body: { promotionId: 'none', comment: text('promotions.apply comment'), images: [image] },
    }),
    memberFind: ({ account }) => ({ body: { by: 'account', value: account, reason: text('memberFind reason') } }),
    memberAdmit: ({ memberId }) => ({ params: { id: memberId } }),
    memberLock: ({ memberId }) => ({ params: { id: memberId } }),
    memberUnlock: ({ memberId }) => ({ params: { id: memberId } }),
    memberToUpline: ({ memberId }) => ({
      params: { id: memberId },
      body: { allowed: false, reason: text('memberToUpline reason') },
    }),
    memberSessionEnd: ({ memberId }) => ({ params: { id: memberId } }),
    configSet: () => ({ body: { key: 'trial.limit', value: 7, reason: text('configSet reason') } }),
  };
}
