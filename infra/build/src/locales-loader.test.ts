import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import localesLoader, { tagsIn } from './locales-loader.ts';
import type { RemoteManifest } from './manifest.ts';
import textsLoader from './texts-loader.ts';

const root = join(import.meta.dirname, '../../..');
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'atrium-locales-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function plantTexts(...files: string[]): void {
  mkdirSync(join(home, 'locales'));
  for (const file of files) writeFileSync(join(home, 'locales', file), '{ "title": "Text" }');
}

function load(source: string, { file = join(home, 'remote.ts'), chunkOfLanguage = false } = {}) {
  const watched: string[] = [];
  const context = {
    resourcePath: file,
    context: home,
    getOptions: () => ({ chunkOfLanguage }),
    addContextDependency: (folder: string) => watched.push(folder),
  };
  return { code: localesLoader.call(context, source), watched };
}

it('writes a loader for each language of the folder, and watches the folder', () => {
  plantTexts('en.json', 'pt-BR.json', 'tlh.json', 'fatal.json', 'notes.md');
  const { code, watched } = load(`export const remote = { locales: (tag) => import(\`./locales/\${tag}.json\`) };`);
  expect(code.replace(/'[\w-]{12}'/, 'HASH')).toBe(
    "export const remote = { locales: { 'en': () => import('./locales/en.json'), 'pt-BR': () => import('./locales/pt-BR.json'), 'tlh': () => import('./locales/tlh.json'), [Symbol.for('atrium.texts')]: HASH } };",
  );
  expect(watched).toEqual([join(home, 'locales')]);
});

it('accepts line breaks of the formatter', () => {
  plantTexts('en.json');
  expect(
    load(`localesOf(\n  (language) =>\n    import(\n      \`./locales/\${language}.json\`,\n    ),\n)`).code,
  ).toMatch(/^localesOf\(\s+\{ 'en': \(\) => import\('\.\/locales\/en\.json'\), \[Symbol.*\] *: '[\w-]{12}' \},\s+\)$/);
});

it('[13-01] writes down which content the texts have: another one where a text has changed', () => {
  plantTexts('en.json', 'th.json');
  const source = `(tag) => import(\`./locales/\${tag}.json\`)`;
  const contentOf = () => /atrium\.texts'\)\]: '([\w-]{12})'/.exec(load(source).code)![1];
  const before = contentOf();
  expect(contentOf()).toBe(before);
  writeFileSync(join(home, 'locales/th.json'), '{ "title": "Other" }');
  expect(contentOf()).not.toBe(before);
});

it('names the chunk of each language but English, which needs none, and of no texts that a screen loads later', () => {
  plantTexts('en.json', 'th.json');
  for (const tag of ['en', 'th']) cpSync(join(home, `locales/${tag}.json`), join(home, `locales/rules/${tag}.json`));
  const codeOf = (folder: string) =>
    load(`(tag) => import(\`${folder}/\${tag}.json\`)`, { chunkOfLanguage: true }).code;
  expect(codeOf('./locales')).toContain(`'en': () => import(/* webpackMode: 'eager' */ './locales/en.json')`);
  expect(codeOf('./locales')).toContain(`'th': () => import(/* webpackChunkName: 'th' */ './locales/th.json')`);
  expect(codeOf('./locales/rules')).toContain(`'en': () => import('./locales/rules/en.json')`);
  expect(codeOf('./locales/rules')).toContain(`'th': () => import('./locales/rules/th.json')`);
});

it('keeps every other import', () => {
  const source = `const a = (name) => import(\`./pages/\${other}.json\`); import('./locales/en.json'); import(\`./x/\${name}.tsx\`);`;
  expect(load(source)).toEqual({ code: source, watched: [] });
});

it('reduces localesOf to its argument', () => {
  expect(load('anything', { file: join(root, 'shared/i18n/src/locales-of.ts') }).code).toBe(
    'export const localesOf = (locales) => locales;\n',
  );
});

it('finds no languages in a missing folder', () => expect(tagsIn(join(home, 'locales'))).toEqual([]));

it('makes a module of any texts', () => {
  const texts = { quoted: 'It\'s "here"', line: 'One\nTwo\u2028', path: `\`\${a}\` \\` };
  const code = textsLoader(JSON.stringify(texts));
  expect(new Function(code.replace('export default', 'return'))()).toEqual(texts);
});

it('[1-25] a language is added to a remote by adding its file', () => {
  const folder = join(home, 'fish');
  cpSync(join(root, 'remotes/fish'), folder, {
    recursive: true,
    filter: (file) => !file.includes('node_modules') && !/\.test\.tsx?$/.test(file),
  });
  symlinkSync(join(root, 'remotes/fish/node_modules'), join(folder, 'node_modules'));
  const english = JSON.parse(readFileSync(join(folder, 'locales/en.json'), 'utf8')) as object;
  writeFileSync(join(folder, 'locales/tlh.json'), JSON.stringify({ ...english, title: 'bIQDaq Dablegh' }));
  const target = join(home, 'built');
  const order = { folder, name: 'fish', version: '1.0.0', target, inputs: '', commit: '', brotliQuality: 1 };
  const script = `import { buildRemote } from '${join(import.meta.dirname, 'build-remote.ts')}'; await buildRemote(${JSON.stringify(order)});`;
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script]);
  const manifest = JSON.parse(readFileSync(join(target, 'manifest.json'), 'utf8')) as RemoteManifest;
  expect(manifest.languages).toEqual(tagsIn(join(folder, 'locales')));
  expect(manifest.languages).toContain('tlh');
  const holding = manifest.files.filter(({ path }) =>
    readFileSync(join(target, path), 'utf8').includes('bIQDaq Dablegh'),
  );
  expect(holding.map(({ path }) => path)).toEqual([expect.stringMatching(/^tlh\.[0-9a-f]{8}\.js$/)]);
  const declared = readFileSync(join(target, manifest.preload[0]!.path), 'utf8');
  expect(declared).toMatch(/tlh:\(\)=>/);

  // Screens wait for English in every language, so the pages preload it: the remote's own texts and the lobby's.
  const pages = [...manifest.preload, ...manifest.routes.flatMap(({ preload }) => preload)];
  const preloaded = pages.map(({ path }) => readFileSync(join(target, path), 'utf8'));
  const lobby = JSON.parse(readFileSync(join(root, 'shared/lobby/locales/en.json'), 'utf8')) as {
    head: { lastPlayed: string };
  };
  for (const text of [Object.values(english)[0] as string, lobby.head.lastPlayed])
    expect(preloaded.filter((script) => script.includes('JSON.parse(') && script.includes(text))).toHaveLength(1);
  expect(pages.map(({ path }) => path)).not.toContain(holding[0]!.path);
});
