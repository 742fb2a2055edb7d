import { LANGUAGES } from '@atrium/contracts/languages';
import { checkLocales, localeProblems } from './check-locales.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);

type Texts = Record<string, unknown>;
const sound: Record<string, Texts> = {
  en: {
    title: 'My balance',
    left: '{{sum}} left',
    games_one: 'One game',
    games_other: '{{count}} games',
    brand: 'Atrium VIP',
  },
  zh: { title: '我的余额', left: '剩余 {{sum}}', games_other: '{{count}} 个游戏', brand: 'Atrium VIP' },
  ms: { title: 'Baki saya', left: 'Baki {{sum}}', games_other: '{{count}} permainan', brand: 'Atrium VIP' },
  tl: {
    title: 'Balanse ko',
    left: '{{sum}} na lang',
    games_one: '{{count}} laro',
    games_other: '{{count}} laro',
    brand: 'Atrium VIP',
  },
  ar: {
    title: 'رصيدي',
    left: 'بقي {{sum}}',
    games_zero: 'لا ألعاب',
    games_one: 'لعبة واحدة',
    games_two: 'لعبتان',
    games_few: '{{count}} ألعاب',
    games_many: '{{count}} لعبة',
    games_other: '{{count}} لعبة',
    brand: 'Atrium VIP',
  },
  th: { title: 'ยอดเงินของฉัน', left: 'เหลือ {{sum}}', games_other: '{{count}} เกม', brand: 'Atrium VIP' },
  vi: { title: 'Số dư của tôi', left: 'Còn {{sum}}', games_other: '{{count}} trò chơi', brand: 'Atrium VIP' },
  id: { title: 'Saldo saya', left: 'Sisa {{sum}}', games_other: '{{count}} permainan', brand: 'Atrium VIP' },
  ko: { title: '내 잔액', left: '{{sum}} 남음', games_other: '게임 {{count}}개', brand: 'Atrium VIP' },
  'pt-BR': {
    title: 'Meu saldo',
    left: 'Restam {{sum}}',
    games_one: 'Um jogo',
    games_many: '{{count}} de jogos',
    games_other: '{{count}} jogos',
    brand: 'Atrium VIP',
  },
};
const CORE = ['en', 'zh', 'ms', 'tl', 'ar'];

function problems(changes: Record<string, Texts | undefined> = {}): string[] {
  const files: Record<string, string> = { 'shell/package.json': '{}', 'shared/i18n/loans/ms.txt': 'bonus deposit\n' };
  for (const language of Object.keys(sound)) {
    if (language in changes && !changes[language]) continue;
    files[`shell/locales/${language}.json`] = JSON.stringify({ ...sound[language], ...changes[language] });
  }
  return checkLocales.run(plantTree(files)) as string[];
}

it('accepts complete locales', () => {
  expect(problems()).toEqual([]);
});

it('[1-22] requires ten languages of everything that members read, five of the console', () => {
  const inFive = (folder: string) => ({
    [`${folder}/package.json`]: '{}',
    ...Object.fromEntries(CORE.map((tag) => [`${folder}/locales/${tag}.json`, JSON.stringify(sound[tag])])),
  });
  expect(checkLocales.run(plantTree(inFive('infra/ops-console')))).toEqual([]);
  for (const folder of [
    'remotes/fish',
    'shared/lobby',
    'infra/gateway',
    'infra/sandbox-payments',
    'infra/sandbox-identity',
    'infra/sandbox-vendor',
  ]) {
    expect(checkLocales.run(plantTree(inFive(folder)))).toEqual(
      ['th', 'vi', 'id', 'ko', 'pt-BR'].map((tag) =>
        expect.stringContaining(`${folder}/locales/${tag}.json is missing`),
      ),
    );
  }
});

it('accepts loan words of a language', () => {
  expect(problems({ en: { title: 'Deposit' }, ms: { title: 'Deposit' } })).toEqual([]);
  expect(problems({ en: { title: 'Account' }, ms: { title: 'Account' } })).toEqual([
    expect.stringContaining('title is English'),
  ]);
});

it('names each package that lacks a language added to the table', () => {
  const klingon = {
    code: 'TLH',
    tag: 'tlh',
    name: 'tlhIngan Hol',
    english: 'Klingon',
    flag: 'aq',
    dir: 'ltr',
  } as const;
  const files = Object.fromEntries(
    ['remotes/fish', 'shared/lobby', 'infra/ops-console'].flatMap((folder) => [
      [`${folder}/package.json`, '{}'],
      ...Object.keys(sound).map((tag) => [`${folder}/locales/${tag}.json`, JSON.stringify(sound[tag])]),
    ]),
  ) as Record<string, string>;
  const tree = plantTree({ ...files, 'shared/lobby/locales/tlh.json': JSON.stringify({ title: 'huch' }) });
  expect(localeProblems(tree, [...LANGUAGES, klingon])).toEqual([]);
  expect(localeProblems(tree, [...LANGUAGES, { ...klingon, texts: 'portal' }])).toEqual([
    'remotes/fish/locales/tlh.json is missing (Klingon)',
    'shared/lobby/locales/tlh.json: left is missing',
    'shared/lobby/locales/tlh.json: games is missing',
    'shared/lobby/locales/tlh.json: brand is missing',
  ]);
  expect(localeProblems(tree, [...LANGUAGES, { ...klingon, texts: 'all' }])).toContain(
    'infra/ops-console/locales/tlh.json is missing (Klingon)',
  );
});

it('checks subfolders of a locales folder', () => {
  const tree = plantTree({
    'shell/package.json': '{}',
    'shell/locales/later/en.json': '{}',
    'shell/locales/later/zh.json': '{}',
  });
  expect(checkLocales.run(tree)).toEqual(
    ['ms', 'tl', 'ar', 'th', 'vi', 'id', 'ko', 'pt-BR'].map((tag) =>
      expect.stringContaining(`shell/locales/later/${tag}.json is missing`),
    ),
  );
});

it.each<[string, Record<string, Texts | undefined>, string]>([
  ['a missing language', { tl: undefined }, 'shell/locales/tl.json is missing'],
  ['a missing key', { ms: { title: undefined } }, 'title is missing'],
  ['a key that English lacks', { zh: { more: '更多' } }, 'more is not in English'],
  ['an empty text', { zh: { title: '' } }, 'title is empty'],
  ['a missing plural form', { ar: { games_two: undefined } }, 'games lacks its form "two"'],
  ['a different placeholder', { zh: { left: '剩余 {{amount}}' } }, 'left has the placeholders {amount}, English {sum}'],
  ['English in another script', { zh: { title: 'My balance' } }, 'title is not translated'],
  [
    'English amid another script',
    { en: { title: 'My balance' }, ar: { title: 'رصيدي is not shown here' } },
    'title is not translated',
  ],
  [
    'a form of many numbers without the number',
    { tl: { games_one: 'Isang laro' } },
    'games_one lacks {count}: it is also used for 3',
  ],
  ['a missing Brazilian plural form', { 'pt-BR': { games_many: undefined } }, 'games lacks its form "many"'],
  [
    'English where Thai letters should be',
    { th: { title: 'My balance' } },
    'shell/locales/th.json: title is not translated',
  ],
  ['English where Hangul should be', { ko: { title: 'My balance' } }, 'shell/locales/ko.json: title is not translated'],
  ['one English word in Malay', { en: { title: 'Balance' }, ms: { title: 'Balance' } }, 'title is English'],
  [
    'an English sentence in Malay',
    { en: { title: 'My balance today' }, ms: { title: 'My balance today' } },
    'title is English',
  ],
])('reports %s', (_, changes, problem) => {
  expect(problems(changes)).toEqual([expect.stringContaining(problem)]);
});
