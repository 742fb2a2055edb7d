import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { BuiltManifest } from '@atrium/remote-contract/built-manifest';
import { squadTemplate } from './template/squad-template.ts';

jest.setTimeout(120_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-squad-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const PAGE_TEXTS = `addTexts('hall-page', {
  en: () => import('./locales/en.json'),
  tl: () => import('./locales/tl.json'),
});`;

it.each(['webpack', 'rspack', 'vite'] as const)(
  '[13-02] a build by %s names the English texts that all pages or one page wait for, and no other language',
  (bundler) => {
    const files = squadTemplate({ name: 'hall', path: '/hall', kind: 'page', bundler });
    for (const [path, text] of Object.entries(files)) write(path, text);
    write('src/page.tsx', `import { addTexts } from '@atrium/host';\n${files['src/page.tsx']}\nvoid ${PAGE_TEXTS}`);
    write('src/locales/en.json', '{ "rules": "House rules of this page" }');
    write('src/locales/tl.json', '{ "rules": "Mga tuntunin ng pahina" }');
    symlinkSync(resolve(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'));
    const output = join(folder, 'dist');
    const order = { folder, version: '1.0.0', bundler, output };
    const script = `import { buildRemote } from '${join(import.meta.dirname, 'build-remote.ts')}'; await buildRemote(${JSON.stringify(order)});`;
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script]);

    const manifest = JSON.parse(readFileSync(join(output, 'manifest.json'), 'utf8')) as BuiltManifest;
    const holding = (text: string) =>
      manifest.files.map(({ path }) => path).filter((path) => readFileSync(join(output, path), 'utf8').includes(text));
    const named = (list: BuiltManifest['preload']) => list.map(({ path }) => path);
    const welcome = (language: string) =>
      (JSON.parse(files[`locales/${language}.json`]!) as { welcome: string }).welcome;
    const route = named(manifest.routes[0]!.preload);
    expect(holding(welcome('en'))).toHaveLength(1);
    expect(named(manifest.preload)).toEqual(expect.arrayContaining(holding(welcome('en'))));
    expect(holding('House rules of this page')).toHaveLength(1);
    expect(route).toEqual(expect.arrayContaining(holding('House rules of this page')));
    for (const text of [welcome('tl'), 'Mga tuntunin ng pahina']) {
      expect(holding(text)).toHaveLength(1);
      expect([...named(manifest.preload), ...route]).not.toContain(holding(text)[0]);
    }
  },
);
