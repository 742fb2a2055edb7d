import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { languageOfTag } from '@atrium/contracts/language-of';
import { smsNoLogin } from '@atrium/contracts/verification';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { sendCode } from './codes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const lastTo = (target: string) =>
  app.database.first<{ subject: string; text: string }>(
    'SELECT subject, text FROM outbox WHERE target = $1 ORDER BY id DESC LIMIT 1',
    [target],
  );

it('writes a code in the language of the call, an SMS without a subject', async () => {
  const visitor = app.visitor();
  visitor.headers = { language: 'CN' };
  await visitor.call(smsNoLogin, { body: { mobileNum: '9173330001', countryDialingCode: '63' } });
  expect(await lastTo('+639173330001')).toEqual({
    subject: '',
    text: expect.stringMatching(/^您的验证码是 \d{6}，5 分钟内有效/),
  });
});

it.each(FINISHED_TAGS)('an email with a code has a subject, the code and its minutes in %s', async (tag) => {
  const target = `${tag.toLowerCase()}@example.com`;
  const { code: language } = languageOfTag(tag);
  await sendCode(app.parts, { channel: 'email', target, purpose: 'contact' }, { ip: '203.0.113.7', language });
  const { subject, text } = (await lastTo(target))!;
  expect(text.match(/\d+/g)?.map((figures) => figures.length)).toEqual([6, 1]);
  expect(`${subject} ${text}`).not.toMatch(/\{\{/);
  if (tag !== 'en') expect(subject).not.toBe('Your verification code');
});
