import { checkUnusedTexts } from './check-unused-texts.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);

/** `#{name}` in a planted source stands for a placeholder of a template string. */
const planted = (source: string) => source.replaceAll('#{', '${');
const problems = (texts: object, source: string, more: Record<string, string> = {}) =>
  checkUnusedTexts.run(
    plantTree({
      'shell/package.json': '{}',
      'shell/locales/en.json': JSON.stringify(texts),
      'shell/src/screen.tsx': planted(source),
      ...more,
    }),
  );
const SHELL = 'shell/locales/en.json: nothing shows';

it.each<[string, object, string]>([
  ['a key in quotes', { home: { title: 'Home' } }, "t('home.title')"],
  ['a key with its namespace', { home: { title: 'Home' } }, "t('shell:home.title')"],
  ['a key in a table that is shown elsewhere', { home: { title: 'Home' } }, "const ITEMS = [{ label: 'home.title' }];"],
  ['a key that ends in data', { home: { tab: { all: 'All', live: 'Live' } } }, 't(`home.tab.#{tab}`)'],
  [
    'a key joined from a group and a name',
    { kinds: { bet: 'Bet' } },
    "const word = (group: string, name: string) => t(`#{group}.#{name}`); word('kinds', kind);",
  ],
  ['forms of a plural', { games_one: 'One game', games_other: '{{count}} games' }, "t('games', { count })"],
])('finds %s', (_, texts, source) => {
  expect(problems(texts, source)).toEqual([]);
});

it.each<[string, object, string, string[]]>([
  ['a key that nothing uses', { home: { title: 'Home', lead: 'Welcome' } }, "t('home.title')", [`${SHELL} home.lead`]],
  [
    'a key of another group',
    { home: { tab: { all: 'All' } }, old: { tab: { all: 'All' } } },
    't(`home.tab.#{tab}`)',
    [`${SHELL} old.tab.all`],
  ],
  ['a plural once', { games_one: 'One game', games_other: '{{count}} games' }, "t('vendors')", [`${SHELL} games`]],
  [
    'a key that only matches a template string without text',
    { title: 'Home' },
    'const address = `#{left}#{right}`;',
    [`${SHELL} title`],
  ],
])('reports %s', (_, texts, source, found) => {
  expect(problems(texts, source)).toEqual(found);
});

it('looks for the texts of a shared package everywhere, for others in their own package', () => {
  const both = {
    'remotes/fish/package.json': '{}',
    'remotes/fish/locales/en.json': JSON.stringify({ title: 'Fish' }),
    'shared/lobby/package.json': '{}',
    'shared/lobby/locales/en.json': JSON.stringify({ empty: 'Nothing' }),
  };
  expect(problems({}, "t('lobby:empty'); t('title');", both)).toEqual([
    'remotes/fish/locales/en.json: nothing shows title',
  ]);
});

it('ignores uses in tests', () => {
  expect(problems({ title: 'Home' }, '', { 'shell/src/screen.test.tsx': "t('title')" })).toEqual([`${SHELL} title`]);
});
