import { PATTERN_FAMILIES } from '@atrium/contracts/registration-rules';
import type { Permission, RegistrationRule } from '@atrium/contracts/system';
import { switchedOn } from '../../testing/switched-on.ts';
import { registrationModes, shownFields } from './registration-fields.ts';

const rule = (state: 'required' | 'optional' | 'off'): RegistrationRule => ({
  enabled: state !== 'off',
  required: state === 'required',
  acceptedPattern: PATTERN_FAMILIES.any.pattern,
  patternId: '1',
  minLength: 1,
  maxLength: 30,
});
const OPTIONALS = [
  'payeeName',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'recommenderId',
  'affiliateCode',
] as const;
const everything = (state: 'required' | 'optional' | 'off') =>
  Object.fromEntries(
    ['username', 'password', 'mobileNum', 'paymentPassword', 'captcha', ...OPTIONALS].map((name) => [
      name,
      rule(state),
    ]),
  );
const permission = (
  rules: Permission['register']['rules'],
  switches: Parameters<typeof switchedOn> = [],
  captcha = false,
): Pick<Permission, 'register' | 'whitelabel'> => ({
  whitelabel: switchedOn(...switches),
  register: { rules, switches: {}, captcha, termsVersion: '1', minimumAge: 21 },
});
const names = (...parts: Parameters<typeof shownFields>) => shownFields(...parts).map(({ name }) => name);
const username = { mode: 'username', affiliateKnown: false, referred: false } as const;
const mobile = { mode: 'mobile', affiliateKnown: false, referred: false } as const;
const required = (name: string, ...parts: Parameters<typeof shownFields>) =>
  shownFields(...parts).find((field) => field.name === name)?.required;

it('[2.6-26] shows the referral code of a link, unjudged while its rule is switched off', () => {
  const shown = shownFields(permission({ referralCode: rule('off') }), { ...username, referred: true });
  expect(shown).toContainEqual({ name: 'referralCode', required: false, rule: undefined });
});

it('[5-19] always asks for username and password in username mode', () => {
  for (const state of ['off', 'optional'] as const) {
    expect(required('username', permission(everything(state)), username)).toBe(true);
    expect(required('password', permission(everything(state)), username)).toBe(true);
  }
  expect(names(permission({}), username)).toEqual(['username', 'password', 'confirmPassword']);
});
it('[5-20] asks for the mobile number in mobile mode, and in username mode when its rule is enabled', () => {
  expect(required('mobileNum', permission(everything('off')), mobile)).toBe(true);
  expect(required('mobileNum', permission(everything('optional')), username)).toBe(true);
  expect(names(permission(everything('off')), username)).not.toContain('mobileNum');
});
it('[5-21] shows the password of the mobile tab only with the mobile-password switch', () => {
  expect(names(permission(everything('required')), mobile)).not.toContain('password');
  expect(names(permission(everything('required'), ['mobilePasswordRegistration']), mobile)).toContain('password');
});
it('[5-22][5-24] always asks for the code on the mobile tab', () =>
  expect(required('verificationCode', permission(everything('off')), mobile)).toBe(true));
it('[5-22][5-25] asks for the code on the username tab only with the registration SMS switch', () => {
  expect(names(permission(everything('optional')), username)).not.toContain('verificationCode');
  expect(required('verificationCode', permission(everything('optional'), ['registrationSms']), username)).toBe(true);
});
it('[5-22][5-25] asks for the mobile number to which the code is sent, though its rule is switched off', () => {
  const sms = permission(everything('off'), ['registrationSms']);
  expect([required('mobileNum', sms, username), required('verificationCode', sms, username)]).toEqual([true, true]);
});
it('[5-23][9-12] accepts any code of up to 255 characters', () => {
  const code = shownFields(permission({}), mobile).find(({ name }) => name === 'verificationCode')!.rule!;
  expect([code.acceptedPattern, code.minLength, code.maxLength]).toEqual(['*', 1, 255]);
});
it('[5-26] requires the payment password when it is shown', () => {
  expect(required('paymentPassword', permission(everything('optional')), username)).toBe(true);
  expect(names(permission(everything('off')), username)).not.toContain('paymentPassword');
});
it('[5-27] requires the further fields only when the server does', () => {
  for (const name of OPTIONALS) {
    expect(required(name, permission(everything('required')), username)).toBe(true);
    expect(required(name, permission(everything('optional')), username)).toBe(false);
  }
  expect(required('captcha', permission(everything('optional'), [], true), username)).toBe(false);
  expect(required('captcha', permission(everything('required'), [], true), username)).toBe(true);
});
it('[5-28] shows the further fields only when they are enabled', () => {
  for (const name of OPTIONALS) expect(names(permission(everything('off')), username)).not.toContain(name);
  expect(names(permission(everything('optional')), username)).toEqual(expect.arrayContaining([...OPTIONALS]));
});
it('[3-34] shows each labelled field while its rule is enabled', () => {
  const known = [
    'nickname',
    'telegram',
    'zalo',
    'birthday',
    'address',
    'nationality',
    'occupation',
    'sourceOfIncome',
    'bankAccountName',
    'bankAccountNumber',
  ];
  const rules = (state: 'optional' | 'off') => permission(Object.fromEntries(known.map((name) => [name, rule(state)])));
  expect(names(rules('optional'), username)).toEqual(expect.arrayContaining(known));
  expect(names(rules('off'), username).filter((name) => known.includes(name))).toEqual([]);
});
it('[5-28][5-29] shows the captcha only when its rule is enabled and the public setting says so', () => {
  expect(names(permission(everything('required'), [], false), username)).not.toContain('captcha');
  expect(names(permission(everything('off'), [], true), username)).not.toContain('captcha');
  expect(names(permission(everything('optional'), [], true), username)).toContain('captcha');
});
it('[2.6-27][2.6-28][2.6-29] shows the affiliate code unless the address contains a valid one', () => {
  expect(names(permission(everything('optional')), username)).toContain('affiliateCode');
  expect(
    names(permission(everything('optional')), { ...username, affiliateKnown: true, referred: false }),
  ).not.toContain('affiliateCode');
});
it('[2.6-19][2.6-20] has the tabs whose switches are on', () => {
  const modes = (...on: Parameters<typeof switchedOn>) => registrationModes(switchedOn('directRegistration', ...on));
  expect(modes('usernameRegistration', 'mobileRegistration')).toEqual(['username', 'mobile']);
  expect(modes('mobileRegistration')).toEqual(['mobile']);
  expect(modes('usernameRegistration')).toEqual(['username']);
  expect(modes()).toEqual([]);
});
it('[2.3-05] has no tab while visitors cannot register', () => {
  expect(registrationModes(switchedOn('usernameRegistration', 'mobileRegistration'))).toEqual([]);
});
