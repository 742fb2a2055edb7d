import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compile } from './compile.ts';
import { keptShell } from './offline-worker.ts';
import { textFiles } from './text-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'atrium-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCES = {
  // Like the shell: the English texts of the first screen are part of the code, all others are separate.
  'src/index.js': `import first from '../locales/en.json';
    console.log(first);
    export const texts = { zh: () => import('../locales/zh.json'), later: { en: () => import('../locales/later/en.json'), 'pt-BR': () => import('../locales/later/pt-BR.json'), zh: () => import('../locales/later/zh.json') } };
    export const page = () => import('./page.js');`,
  'src/page.js': `import data from './data.json'; export default data;`,
  'src/data.json': '{ "no": "language" }',
  'locales/en.json': '{ "hello": "Hello" }',
  'locales/zh.json': '{ "hello": "你好" }',
  'locales/later/en.json': '{ "bye": "Bye" }',
  'locales/later/zh.json': '{ "bye": "再见" }',
  'locales/later/pt-BR.json': '{ "bye": "Tchau" }',
};

it('precaches the code and English, and every other language separately', async () => {
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const compilation = await compile({
    mode: 'production',
    context: folder,
    entry: './src/index.js',
    output: { path: join(folder, 'out'), filename: '[name].js', chunkFilename: '[name].js' },
    optimization: { chunkIds: 'named', minimize: false },
  });
  const texts = textFiles(compilation);
  expect(texts).toEqual({
    en: ['locales_later_en_json.js'],
    zh: expect.arrayContaining(['locales_zh_json.js', 'locales_later_zh_json.js']),
    'pt-BR': ['locales_later_pt-BR_json.js'],
  });

  const sized = (path: string) => ({ path, integrity: `sha384-${path}`, size: 1, gzip: 1, brotli: 1 });
  const files = [...Object.keys(compilation.assets), 'shell.css', 'assets/first.woff2', 'assets/other.woff2'].map(
    sized,
  );
  const kept = keptShell('/shell/abc/', { files, fonts: ['assets/first.woff2'], texts });
  expect(kept.files.map(({ url }) => url).sort()).toEqual(
    ['assets/first.woff2', 'locales_later_en_json.js', 'main.js', 'src_page_js.js'].map((path) => `/shell/abc/${path}`),
  );
  expect(kept.texts['pt-BR']).toEqual([
    { url: '/shell/abc/locales_later_pt-BR_json.js', integrity: 'sha384-locales_later_pt-BR_json.js' },
  ]);
  expect([Object.keys(kept.texts).sort(), kept.texts.zh?.length]).toEqual([['pt-BR', 'zh'], 2]);
});
