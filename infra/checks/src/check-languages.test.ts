import { checkLanguages } from './check-languages.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);
const problems = (files: Record<string, string>) => checkLanguages.run(plantTree(files)) as string[];

it.each([
  ['a list', "const LANGUAGES = ['en', 'zh', 'ms'];", ['"zh"', '"ms"']],
  ['a table', "const NAMES = { en: 'One', ko: '하나', id: 'Satu' };", ['"ko"', '"id"']],
  ['a type', "type Language = 'en' | 'th' | 'pt-BR';", ['"pt-BR"', '"th"']],
  ['a question', "const dir = language === 'ar' ? 'rtl' : 'ltr';", ['"ar"']],
  ['a file of texts', "const load = () => import('../locales/later/th.json');", ['"th"']],
])('reports %s', (_, code, tags) => {
  expect(problems({ 'shared/ui/src/card.ts': `${code}\n` })).toEqual(
    tags.map((tag) => expect.stringContaining(`shared/ui/src/card.ts:1 names the language ${tag}`)),
  );
});

it('accepts a table cell, a unit, a property, a country and the default language', () => {
  const code = `const row = h('th', { id: 'id' }, t('ms'));
const keys = ['id', 'name'];
const flags = { th: [], es: [], fr: [] };
const texts = { en: 'One' };
const load = () => import('../locales/en.json');
`;
  expect(problems({ 'shared/ui/src/card.ts': code })).toEqual([]);
});

it('accepts languages in the table, the seed, the locales and tests', () => {
  const code = "export const TAGS = ['zh', 'ko'];\n";
  expect(
    problems({
      'shared/contracts/src/languages.ts': code,
      'infra/gateway/seed/texts.ts': code,
      'shared/ui/src/card.test.ts': code,
      'shared/ui/src/testing.tsx': code,
      'shared/ui/locales/zh.json': '{}',
    }),
  ).toEqual([]);
});
