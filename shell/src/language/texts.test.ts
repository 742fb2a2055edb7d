import fatal from '../../locales/fatal.json';
import { errorLocales } from '@atrium/i18n/error-texts';
import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { allTexts } from '../testing/all-texts.ts';
import { laterLocales, shellLocales } from './texts.ts';
import { REGISTRATION_FIELDS } from '../auth/register/registration-fields.ts';

type Texts = { [key: string]: string | Texts };
const PLURAL = /_(zero|one|two|few|many|other)$/;

function keys(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key.replace(PLURAL, '')] : keys(value, `${before}${key}.`),
  );
}
const keysOf = async (loader: () => Promise<{ default: object }>) =>
  [...new Set(keys((await loader()).default as Texts))].sort();
const places = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>|\((?:min|max)\)/g) ?? []).sort();
const flat = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  );

it('[1-22] has every text in every finished language, in both parts', async () => {
  for (const locales of [shellLocales, laterLocales]) {
    const english = await keysOf(locales.en!);
    for (const tag of FINISHED_TAGS) expect(await keysOf(locales[tag]!)).toEqual(english);
  }
});

it('[1-22] has the page of last resort in every finished language', () => {
  expect(Object.keys(fatal).sort()).toEqual([...FINISHED_TAGS].sort());
  for (const texts of Object.values(fatal)) expect(Object.keys(texts)).toEqual(Object.keys(fatal.en));
  expect(new Set(Object.values(fatal).map(({ title }) => title)).size).toBe(FINISHED_TAGS.length);
});

it('has the same placeholders in every language', async () => {
  const english = new Map(flat((await allTexts.en!()).default as Texts));
  for (const tag of FINISHED_TAGS) {
    for (const [key, text] of flat((await allTexts[tag]!()).default as Texts)) {
      const same = english.get(key);
      if (same !== undefined && !PLURAL.test(key))
        expect([tag, key, ...places(text)]).toEqual([tag, key, ...places(same)]);
    }
  }
});

it('[5-64] [9-46] mentions 18 years in one place, the badge beside the responsible-gaming text', async () => {
  for (const tag of FINISHED_TAGS) {
    const naming = flat((await allTexts[tag]!()).default as Texts).filter(
      ([key, text]) => !key.startsWith('reg_pattern') && /(?<!\d)18(?!\d)/.test(text),
    );
    expect([tag, naming.map(([key]) => key)]).toEqual([tag, ['footer.age']]);
  }
});

it('[3-34] has a label for every field of a registration in every finished language', async () => {
  for (const tag of FINISHED_TAGS) {
    const texts = new Map(flat((await allTexts[tag]!()).default as Texts));
    expect([tag, REGISTRATION_FIELDS.filter((name) => !texts.get(`register.field.${name}`)?.trim())]).toEqual([
      tag,
      [],
    ]);
  }
});

it('[5-55] reports an error of a field in the words of the specification, and in Chinese and Malay too', async () => {
  const all = async (tag: string) =>
    new Map([
      ...flat((await allTexts[tag]!()).default as Texts),
      ...flat((await errorLocales[tag]!()).default as Texts).map(([key, text]): [string, string] => [
        `errors:${key}`,
        text,
      ]),
    ]);
  const english = await all('en');
  const expected = {
    'sms.codeRequired': 'Please enter a valid verification code',
    'sms.mobileInvalid': 'Please enter a valid mobile number',
    inconsistent_twice: 'Incorrect confirmation input',
    invitation_code_error: 'Invalid invitation code',
    'form.required': 'Input cannot be empty',
    'login.captchaRequired': 'Please enter the captcha',
    'errors:INCONSISTENT_TWICE': 'Confirmation password is not correct',
    'register.wrongFormat.payeeName': 'Real name format is incorrect',
    'register.wrongFormat.mobileNum': 'Phone number format is incorrect',
    'register.wrongFormat.username': 'Account format is incorrect',
    'register.wrongFormat.password': 'Password format is incorrect',
    'register.wrongFormat.email': 'Email format is incorrect',
  };
  expect(Object.fromEntries(Object.keys(expected).map((key) => [key, english.get(key)]))).toEqual(expected);
  for (const tag of FINISHED_TAGS.filter((each) => each !== 'en' && each !== 'tl')) {
    const texts = await all(tag);
    for (const key of Object.keys(expected))
      expect([tag, key, texts.has(key) && texts.get(key) !== english.get(key)]).toEqual([tag, key, true]);
  }
});
