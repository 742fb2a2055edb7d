import { areaOf, englishProblems } from './check-english.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);
const problems = (files: Record<string, string>, notYet: string[] = []) =>
  englishProblems(plantTree(files), new Set(notYet));

it('accepts plain English', () => {
  expect(
    problems({
      'README.md':
        'A stand-in replaces a remote; TY stands for Tagalog. It runs standalone, and stands in for a page.\n',
      'shell/src/auth/login.ts':
        '/** Sends the code again. Who can call this? Members. */\nexport const CODE_TTL_MS = 5 * 60_000;\n',
      'shell/locales/en.json': '{ "title": "Sign in", "heads": { "who": "Who wins" } }',
      'infra/gateway/sql/wallet/settle.sql': '-- Settles a bet.\nSELECT 1;\n',
    }),
  ).toEqual([]);
});

it.each([
  ['a comment', 'shared/ui/src/card.ts', '/** The card stands at the top. */\n', '1 says "stands"'],
  ['a line comment', 'shared/ui/src/card.ts', 'call(); // the server was told\n', '1 says "told"'],
  ['a comment in a block', 'shared/ui/src/card.ts', 'if (a) {\n  // whoever asks\n}\n', '2 says "whoever"'],
  ['two lines of a comment', 'shared/ui/src/card.ts', '// Waits for so\n// long.\n', '1 says "for so long"'],
  ['two lines of a block', 'shared/ui/src/card.ts', '/**\n * At most so\n * many rows.\n */\n', '2 says "so many"'],
  [
    'a screen',
    'shared/ui/src/card.tsx',
    'export const a = <p>{/* Draws whatever it gets. */}</p>;\n',
    'says "whatever it"',
  ],
  ['an error', 'infra/cli/src/start.ts', "throw new Error('The answer did not come.');\n", 'says "did not come"'],
  ['a template', 'infra/cli/src/start.ts', `fail(\`\${name} came back late\`);\n`, 'says "came back"'],
  ['a test title', 'shared/ui/src/card.test.ts', "it('hears of a change', noop);\n", 'says "hears"'],
  ['a document', 'shared/ui/README.md', '# ui\n\nIt updates by itself.\n', '3 says "by itself"'],
  ['a document at the root', 'README.md', 'It works in the end.\n', 'README.md:1 says "in the end"'],
  [
    'a clause as the subject',
    'shared/ui/README.md',
    'Fine.\n\n- Who signs in reads it.\n',
    '3 says "Who signs in reads it."',
  ],
  ['a text', 'shell/locales/en.json', '{\n  "lost": "The page hasn’t come."\n}', '2 says "hasn’t come"'],
  ['a comment of SQL', 'infra/gateway/sql/pay.sql', '-- Runs so long as it is open.\n', 'says "so long as"'],
  ['a comment of a manifest', 'infra/deploy/app.yaml', '# Nothing stands here.\n', 'says "stands"'],
])('reports %s', (_, file, text, problem) => {
  expect(problems({ [file]: text })).toEqual([expect.stringContaining(problem)]);
});

it.each([
  ['a constant', 'const LOGIN_PATIENCE_MS = 5;', 'LOGIN_PATIENCE_MS'],
  ['a function', 'export function toldStates() {}', 'toldStates'],
  ['a function that tells', 'export function tellMember() {}', 'tellMember'],
  ['a function that hears', 'export function hearRegistries() {}', 'hearRegistries'],
  ['a variable', 'const said = await call();', 'said'],
  ['a type', 'export interface CommandDesk {}', 'CommandDesk'],
  ['a property', 'export const a = { inTheEnd: 1 };', 'inTheEnd'],
  ['a header', "headers['X-By-Itself'] = '1';", 'X-By-Itself'],
])('reports the name of %s, once', (_, code, name) => {
  expect(problems({ 'shared/ui/src/card.ts': `${code}\n${code}\n` })).toEqual([
    expect.stringContaining(`shared/ui/src/card.ts:1 is named "${name}"`),
  ]);
});

it('[15-17] reports the names of a file, a text and an SQL column', () => {
  expect(
    problems({
      'shared/ui/src/late-part.ts': '',
      'shared/ui/locales/en.json': '{ "wishes": "Favourites" }',
      'infra/gateway/sql/keep.sql': 'SELECT told_at FROM kept;\n',
    }),
  ).toEqual([
    expect.stringContaining('keep.sql:1 is named "told_at"'),
    expect.stringContaining('en.json:1 is named "wishes"'),
    expect.stringContaining('late-part.ts:1 is named "late-part.ts"'),
  ]);
});

it.each([
  ['a product of minutes', 'const LIFE = 5 * 60_000;', 'LIFE'],
  ['a product of kibibytes', 'const LARGEST_BODY = 256 * 1024;', 'LARGEST_BODY'],
  ['a name of a duration', 'export const CHUNK_LOAD_TIMEOUT = 120_000;', 'CHUNK_LOAD_TIMEOUT'],
  ['the delay of a timer', 'const LATER = 50;\nsetTimeout(run, LATER);', 'LATER'],
  ['the limit of a call', 'const LATER = 50;\nAbortSignal.timeout(LATER);', 'LATER'],
  ['the name of a unit', 'const DAY = 86_400;', 'DAY'],
])('asks for the unit of %s', (_, code, name) => {
  expect(problems({ 'shared/ui/src/card.ts': `${code}\n` })).toEqual([
    expect.stringContaining(`:1 declares ${name} without its unit`),
  ]);
});

it('accepts plain numbers without a unit', () => {
  const code =
    'const COLUMNS = 3;\nconst DAY_MS = 86_400_000;\nconst LIFE_MS = 5 * DAY_MS;\nconst RETRY_LIMIT = 1_000;\n';
  expect(problems({ 'shared/ui/src/card.ts': code })).toEqual([]);
});

it('accepts findings in a listed folder, and asks to remove a listed folder without findings', () => {
  const files = { 'shell/src/auth/a.ts': '// It stands.\n', 'shell/src/live/b.ts': '// It is.\n' };
  expect(problems(files, ['shell/src/auth', 'shell/src/live'])).toEqual([
    'shell/src/live is converted: remove it from infra/checks/src/not-yet-english.ts.',
  ]);
});

it('skips migrations, which may not change once they are applied', () => {
  expect(problems({ 'infra/gateway/migrations/0001-a.sql': '-- It stands.\n' })).toEqual([]);
});

it.each([
  ['README.md', '.'],
  ['shell/src/auth/login/form.tsx', 'shell/src/auth'],
  ['shell/src/index.ts', 'shell/src'],
  ['shell/locales/later/en.json', 'shell/locales'],
  ['infra/gateway/seed/people/life.ts', 'infra/gateway/seed'],
  ['infra/gateway/src/wallet/book.ts', 'infra/gateway/src/wallet'],
  ['infra/gateway/locales/demo/en.json', 'infra/gateway/locales'],
  ['remotes/slots/src/lobby/page.tsx', 'remotes/slots'],
  ['e2e/stories/evening.spec.ts', 'e2e/stories'],
  ['docs/architecture.md', 'docs'],
])('counts %s to %s', (file, area) => {
  expect(areaOf(file)).toBe(area);
});
