import * as v from 'valibot';
import { ConfiguredProvider } from '../../platform/identity.ts';
import { Flag, type SettingDefinition, setting, Whole } from './setting-definition.ts';

const whole = (key: string, least: number, most: number, description: string): SettingDefinition =>
  setting(key, { group: 'session', type: 'integer', description, schema: Whole(least, most) });
const flag = (key: string, description: string): SettingDefinition =>
  setting(key, { group: 'session', type: 'boolean', description, schema: Flag });

/** Logins, codes and keys. */
export const SECURITY_SETTINGS: readonly SettingDefinition[] = [
  whole(
    'session.idleMinutes',
    1,
    1440,
    'After so many minutes without a call the password is asked for before money moves.',
  ),
  whole('session.captchaAfter', 1, 100, 'After so many failed logins of a name a captcha is asked for.'),
  whole('session.lockAfter', 2, 1000, 'After so many failed logins a name is locked for a while.'),
  whole('session.lockMinutes', 1, 1440, 'For how long failed logins count, and a name stays locked.'),
  flag('session.verifyNewAddress', 'A login from an address that the member has not used before is verified first.'),
  flag('session.loopbackIsKnown', 'On a development machine its own address needs no extra verification.'),
  flag('verification.sms', 'Codes are sent by SMS.'),
  whole('verification.resendSeconds', 0, 3600, 'The pause between two codes to one contact, in seconds.'),
  whole('verification.perContactAndDay', 1, 1000, 'The most codes a day to one number or e-mail address.'),
  whole('verification.perAddressAndDay', 1, 100_000, 'The most codes a day that one IP address may ask for.'),
  whole('encryption.rotateDays', 1, 3650, 'After so many days encrypted payloads get a new key.'),
  whole('encryption.overlapHours', 1, 720, 'For how many hours the key before is still understood.'),
  setting('identity.providers', {
    group: 'session',
    type: 'list',
    description: 'Third parties that may vouch for users, by OpenID Connect.',
    schema: v.pipe(v.array(ConfiguredProvider), v.maxLength(10)),
  }),
];
