import { createI18n, addNamespace } from '@atrium/i18n/create-i18n';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { allTexts } from '../../testing/all-texts.ts';
import { PHONE_AUTH_CODES, phoneAuthOutcome, phoneAuthSentence } from './phone-auth.ts';

async function sentences(language: string) {
  const i18n = await createI18n(language);
  await addNamespace(i18n, 'shell', allTexts);
  return (code: string) => phoneAuthSentence(i18n, code)!;
}

it('[8-22] has a message for an invalid or missing phone number', async () => {
  const say = await sentences('EN');
  expect(say('auth/invalid-phone-number')).toBe('Please enter a valid mobile number');
  expect(say('auth/missing-phone-number')).toBe(say('MOBILE_INVALID'));
});
it('[8-23] says to try again after 5 minutes when there were too many requests', async () =>
  expect((await sentences('EN'))('auth/too-many-requests')).toContain('after 5 minutes'));
it('[8-24] has a message for an unknown outcome, and for codes that are not listed', async () => {
  expect(phoneAuthOutcome('auth/never-heard-of')).toBe('unknown');
  expect((await sentences('EN'))('auth/never-heard-of')).toBe('Verification failed. Please try again.');
});
it('[8-25] has a message for an invalid or missing code', async () =>
  expect((await sentences('EN'))('auth/missing-verification-code')).toBe('Please enter a valid verification code'));
it('[8-26] has a message for a failed captcha check', async () =>
  expect((await sentences('EN'))('auth/captcha-check-failed')).toContain('human'));
it('[8-27] has a message for an exceeded quota', async () =>
  expect((await sentences('EN'))('auth/quota-exceeded')).toContain("reached today's limit"));
it("[8-27][8-28] maps the gateway's codes to both", () =>
  expect([phoneAuthOutcome('VERIFICATION_QUOTA'), phoneAuthOutcome('VERIFICATION_NOT_ALLOWED')]).toEqual([
    'quota-exceeded',
    'not-allowed',
  ]));
it('[8-28] has a message for an operation that is not allowed', async () =>
  expect((await sentences('EN'))('auth/operation-not-allowed')).toContain('not allowed'));
it('[8-29] asks to send an expired code again', async () =>
  expect((await sentences('EN'))('auth/code-expired')).toContain('send it again'));
it('[8-30] says that closing the window ended the login', async () =>
  expect((await sentences('EN'))('auth/popup-closed-by-user')).toMatch(/login failed.*try again/));

it('has every message in every finished language', async () => {
  for (const language of FINISHED_TAGS.filter((tag) => tag !== 'en').map(languageCodeOf)) {
    const say = await sentences(language);
    const english = await sentences('EN');
    for (const code of [
      'auth/invalid-phone-number',
      'auth/too-many-requests',
      'auth/quota-exceeded',
      'auth/code-expired',
    ])
      expect(say(code)).not.toBe(english(code));
  }
  expect(new Set(PHONE_AUTH_CODES).size).toBe(9);
});
