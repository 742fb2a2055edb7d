import * as v from 'valibot';
import { ConfiguredProvider } from '../../platform/identity.ts';
import { Flag, removesOnly, setting, type SettingDefinition, Whole } from './setting-definition.ts';

const whole = (key: string, least: number, most: number, description: string): SettingDefinition =>
  setting(key, { change: 'reasoned', group: 'session', type: 'integer', description, schema: Whole(least, most) });
/** A bound against guesses: one operator tightens it, and two persons loosen it. */
const guard = (tighter: 'lower' | 'higher', ...[key, ...rest]: Parameters<typeof whole>): SettingDefinition => ({
  ...whole(key, ...rest),
  change: 'twoPersons',
  tightens: (before, after) =>
    tighter === 'lower' ? Number(after) <= Number(before) : Number(after) >= Number(before),
});
const flag = (key: string, description: string): SettingDefinition =>
  setting(key, { change: 'reasoned', group: 'session', type: 'boolean', description, schema: Flag });

/** Logins, codes and keys. */
export const SECURITY_SETTINGS: readonly SettingDefinition[] = [
  guard('lower', 'session.idleMinutes', 1, 1440, 'Idle minutes after which money moves need the password again.'),
  guard('lower', 'session.captchaAfter', 1, 100, 'Failed logins of one username before a captcha is required.'),
  guard(
    'higher',
    'captcha.difficulty',
    1_000,
    5_000_000,
    'Largest number that a browser tries to prove its work for a captcha.',
  ),
  guard(
    'lower',
    'session.lockAfter',
    2,
    1000,
    'Failed logins of one username before it is locked at devices and addresses that its member has never used.',
  ),
  guard(
    'lower',
    'session.lockAfterKnown',
    2,
    1000,
    'Failed logins of one username at a device or address that its member has used, before it is locked there.',
  ),
  guard(
    'lower',
    'session.addressLockAfter',
    10,
    100_000,
    'Failed logins from one address, over all usernames, before it is locked except for known devices.',
  ),
  guard('higher', 'session.lockMinutes', 1, 1440, 'Minutes that failed logins count and a username stays locked.'),
  {
    ...flag('session.verifyNewAddress', 'A login from a new IP address needs extra verification.'),
    change: 'twoPersons',
    tightens: (_before, after) => after === true,
  },
  flag('session.loopbackIsKnown', 'On a development machine, loopback needs no extra verification.'),
  flag('verification.sms', 'Send verification codes by SMS.'),
  whole('verification.resendSeconds', 0, 3600, 'Seconds between two codes to one contact.'),
  guard(
    'lower',
    'verification.perContactAndDay',
    1,
    1000,
    'Maximum number of codes per day to one phone number or email address.',
  ),
  guard('lower', 'verification.perAddressAndDay', 1, 100_000, 'Maximum number of codes per day for one IP address.'),
  whole('encryption.rotateDays', 1, 3650, 'Days until encrypted payloads get a new key.'),
  whole('encryption.overlapHours', 1, 720, 'Hours that the previous key stays valid.'),
  setting('identity.providers', {
    change: 'twoPersons',
    tightens: removesOnly,
    group: 'session',
    type: 'list',
    description: 'Identity providers for login with OpenID Connect.',
    schema: v.pipe(v.array(ConfiguredProvider), v.maxLength(10)),
  }),
];
