import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { register as call, RegistrationUser } from '@atrium/contracts/members';
import { checkRule } from '@atrium/contracts/registration-rules';
import type { RegistrationSettings } from '@atrium/contracts/system';
import { randomBytes } from 'node:crypto';
import type { InferOutput } from 'valibot';
import { groupLeft } from '../agent-quotas/group-quota.ts';
import type { Caller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { storePaymentPassword } from '../payment-password/store-payment-password.ts';
import { recordAcceptance } from '../terms/terms.ts';
import { notePerson, UNPROVEN_MOBILE } from '../person/note-person.ts';
import { memberById } from '../session/credentials.repository.ts';
import { enter } from '../session/enter.ts';
import { registerAddress } from '../sign-in/extra/known-address.ts';
import { refuseCommonPassword } from '../session/common-passwords.ts';
import { hashPassword } from '../session/passwords.ts';
import { agentOf, type OpenLink, openLink } from '../system/affiliate.ts';
import { AGENT_OF_LINK } from './account-types.ts';
import { demandedFields } from '../system/demanded-fields.ts';
import { registrationSettings } from '../system/permission.ts';
import { requireSwitch } from '../system/require-switch.ts';
import { captchaFault } from '../verification/captcha.ts';
import { spendCode } from '../verification/codes.ts';
import { requireHuman } from '../verification/human.ts';
import { mobileNumber } from '../verification/mobile-number.ts';
import { ageOf, isoDate, isRealDate } from '@atrium/contracts/age-of';

type User = InferOutput<typeof RegistrationUser>;
type Way = 'username' | 'mobile';

/** Fields with their own column, secrets, and fields that are only checked. All others are stored in `details`. */
const NOT_DETAILS: readonly string[] = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'email',
  'mobileNum',
  'countryDialingCode',
  'nickname',
  'captcha',
  'captchaId',
  'captchaProof',
  'verificationCode',
  'login',
  'firebaseIdToken',
  'geetest',
  'termsVersion',
];
const UNIQUE_VIOLATION = '23505';

/**
 * Registers by username or by mobile number. The form's rules are applied again, and a refusal names the field. Source:
 * 5-34, 7-010, 7-011.
 */
export async function register(parts: Parts, way: Way, { body, caller }: ParsedOf<typeof call> & { caller: Caller }) {
  await requireSwitch(parts, 'directRegistration');
  await requireSwitch(parts, way === 'mobile' ? 'mobileRegistration' : 'usernameRegistration');
  const settings = await registrationSettings(parts);
  // The specification's payload has no version: a call with it accepts the current terms, as the form says.
  const user = { termsVersion: settings.termsVersion, ...normalised(body, way) };
  checkFields(settings, user, way, parts.clock.now());
  if (user.password !== user.confirmPassword) throw new Refusal('INCONSISTENT_TWICE');
  if (user.password) await refuseCommonPassword(user.password);
  await requireHuman(parts, user.geetest, caller.ip);
  const captcha = { id: user.captchaId ?? '', text: user.captcha ?? '', proof: user.captchaProof };
  const fault = isCaptchaDue(settings, user) ? await captchaFault(parts, captcha) : undefined;
  if (fault) throw new Refusal(fault);
  const upline =
    user.affiliateCode || user.recommenderId
      ? await agentOf(parts, { code: user.affiliateCode || user.recommenderId })
      : undefined;
  if (user.affiliateCode && !upline) throw new Refusal('AFFILIATE_CODE_INVALID');
  const link = user.affiliateCode ? await openLink(parts, user.affiliateCode) : undefined;
  const mobile = user.mobileNum ? tryMobile(user) : null;
  const proven = way === 'mobile' || settings.switches.REGISTERSMS3 === true;
  if (proven) {
    await spendCode(parts, {
      channel: 'sms',
      target: mobile ?? '',
      purposes: ['register'],
      code: user.verificationCode ?? '',
    });
  }
  const [passwordHash, paymentHash] = await Promise.all([
    hashPassword(parts.config, user.password ?? randomBytes(24).toString('hex')),
    user.paymentPassword ? hashPassword(parts.config, user.paymentPassword) : undefined,
  ]);
  const id = await parts.database.transaction(async (transaction) => {
    const made = await keep(parts, transaction, { user, mobile, proven, upline, link, passwordHash });
    if (paymentHash) await storePaymentPassword(parts, transaction, made, paymentHash);
    if (user.termsVersion) await recordAcceptance(parts, transaction, made, user.termsVersion);
    await registerAddress(parts, transaction, made, caller.ip);
    await notePerson(parts, transaction, made);
    return made;
  });
  const member = (await memberById(parts, id))!;
  const token = user.login === false ? '' : (await enter(parts, member, caller)).token;
  return { token, account: member.account, isAgent: member.type };
}

/** As on the form: shown by the public setting and an enabled rule, and left empty only where the rule allows it (5-27 to 5-29). */
const isCaptchaDue = ({ captcha, rules }: RegistrationSettings, user: User): boolean =>
  captcha && rules.captcha?.enabled === true && (rules.captcha.required || Boolean(user.captcha));

/** On the mobile tab the number is the username, and a password that is not required need not be confirmed. */
function normalised(body: User, way: Way): User {
  const trimmed = Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'string' && !/password/i.test(key) ? value.trim() : value,
    ]),
  ) as User;
  return way === 'mobile'
    ? { ...trimmed, username: undefined, confirmPassword: trimmed.confirmPassword ?? trimmed.password }
    : trimmed;
}

function checkFields(settings: RegistrationSettings, user: User, way: Way, now: Date): void {
  const { rules, minimumAge } = settings;
  const demanded = demandedFields(settings, way);
  for (const [field, rule] of Object.entries(rules)) {
    if (way === 'mobile' && (field === 'username' || (field === 'password' && !user.password))) continue;
    // The captcha is checked separately.
    const asked = {
      ...rule,
      enabled: rule.enabled || demanded.includes(field),
      required: rule.required || demanded.includes(field),
    };
    const value = user[field as keyof User];
    if (field !== 'captcha' && !checkRule(asked, typeof value === 'string' ? value : undefined).valid)
      refuse(field, rule);
  }
  for (const field of demanded) if (!user[field as keyof User]) refuse(field);
  if (user.birthday && !isRealDate(isoDate(user.birthday), now)) refuse('birthday');
  if (user.birthday && ageOf(user.birthday, now) < minimumAge) refuse('birthday');
}

function refuse(field: string, rule?: { patternId: string; minLength: number; maxLength: number }): never {
  throw new Refusal('FIELD_INVALID', {
    params: { field, ...(rule ? { patternId: rule.patternId, min: rule.minLength, max: rule.maxLength } : {}) },
  });
}

function tryMobile(user: User): string {
  try {
    return mobileNumber(user.countryDialingCode ?? '', user.mobileNum ?? '');
  } catch {
    return refuse('mobileNum');
  }
}

interface Kept {
  user: User;
  mobile: string | null;
  /** Whether a code was sent to the mobile number. */
  proven: boolean;
  upline: string | undefined;
  link: OpenLink | undefined;
  passwordHash: string;
}

/**
 * Every sent value is stored with the member; secrets only as hashes. The account gets the terms of its link; without one
 * it has its agent's prize group and no rates. Source: 3-32, 12-01.
 */
async function keep(
  parts: Parts,
  transaction: Transaction,
  { user, mobile, proven, upline, link, passwordHash }: Kept,
): Promise<string> {
  const account = user.username ?? mobile!.replace('+', '');
  // Without a code, the answer must not reveal that the number belongs to another account.
  const unproven = mobile !== null && !proven && (await isTaken(transaction, mobile));
  const details = {
    ...Object.fromEntries(
      Object.entries(user).filter(([key, value]) => !NOT_DETAILS.includes(key) && value !== undefined && value !== ''),
    ),
    ...(unproven ? { [UNPROVEN_MOBILE]: mobile } : {}),
  };
  const currency = await parts.settings.get('brand.currency', 'PHP');
  const now = parts.clock.now();
  const group = upline === undefined ? null : await groupBelow(parts, transaction, upline, link);
  try {
    const row = await transaction.first<{ id: string }>(
      `INSERT INTO members (account, nickname, upline_id, password_hash, password_changed_at, currency, email, mobile, dialing_code, details, terms_version, born_on, registered_at,
         type, prize_group, rebate_rates, link_id, first_login_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $5, $13,
$14, $16, $15, $17) RETURNING id`,
      [
        account,
        user.nickname || account,
        upline ?? null,
        passwordHash,
        now,
        currency,
        user.email || null,
        unproven ? null : mobile,
        user.countryDialingCode ?? null,
        JSON.stringify(details),
        user.termsVersion ?? null,
        user.birthday ? isoDate(user.birthday) : null,
        link?.agent ? AGENT_OF_LINK : 0,
        group,
        link?.id ?? null,
        JSON.stringify(link?.rates ?? {}),
        // The registration that logs in is the first login: nobody is asked to change a password that they have just chosen.
        user.login === false ? null : now,
      ],
    );
    return row!.id;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== UNIQUE_VIOLATION) throw error;
    if (constraint === 'members_mobile') refuse('mobileNum');
    throw new Refusal('USERNAME_TAKEN');
  }
}

/** The prize group of the link, or else of the agent, as far as the agent's quotas go. */
async function groupBelow(
  parts: Parts,
  transaction: Transaction,
  agentId: string,
  link: OpenLink | undefined,
): Promise<number | null> {
  const agent = await transaction.first<{ group: number | null }>(
    'SELECT prize_group AS "group" FROM members WHERE id = $1',
    [agentId],
  );
  const group = link ? link.prizeGroup : (agent?.group ?? null);
  return group === null ? null : await groupLeft(parts, transaction, { agentId, group });
}

const isTaken = async (transaction: Transaction, mobile: string): Promise<boolean> =>
  (await transaction.first('SELECT 1 FROM members WHERE mobile = $1', [mobile])) !== undefined;
