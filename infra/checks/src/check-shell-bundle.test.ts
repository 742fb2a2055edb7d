import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkShellBundle } from './check-shell-bundle.ts';
import { BUDGETS, checkSizes } from './check-sizes.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);

function built(bundle: string) {
  const { root } = plantTree({
    'remotes/fish/package.json': '{}',
    'remotes/fish/locales/en.json': JSON.stringify({ title: 'Every catch in the deep' }),
    'remotes/fish/src/page.ts': "import '@atrium/ui/button-of-some-length';\nexport const key = 'fish.lobby.catch.title';\n",
    'shell/package.json': '{}',
    'shell/src/words.ts': "export const shared = 'Good evening to you all';\n",
  });
  const folder = join(root, 'var/shell');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.js'), bundle);
  return checkShellBundle(root, folder).problems;
}

it('finds a text and a literal of a remote in the bundle', () => {
  expect(built('let a="Good evening to you all"')).toEqual([]);
  expect(built('let a="Every catch in the deep"')).toEqual([expect.stringContaining('only remotes/fish says')]);
  expect(built('t("fish.lobby.catch.title")')).toEqual([expect.stringContaining('only remotes/fish says')]);
});

it('reports a folder without scripts', () => {
  const { root } = plantTree({ 'shell/package.json': '{}' });
  mkdirSync(join(root, 'var/shell'), { recursive: true });
  expect(checkShellBundle(root, join(root, 'var/shell')).problems).toHaveLength(1);
});

it('reports an entry and a shell above their budgets', () => {
  const sizes = (entry: number, shell: number) => {
    const { root } = plantTree({});
    const write = (folder: string, file: string, value: unknown) => {
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(join(root, folder, file), JSON.stringify(value));
    };
    write('fish', 'manifest.json', { entry: 'remoteEntry.js', files: [{ path: 'remoteEntry.js', gzip: entry }] });
    write('shell', 'shell.json', { scripts: [{ path: 'a.js' }, { path: 'b.js' }], files: [{ path: 'a.js', brotli: shell }, { path: 'b.js', brotli: 10 }] });
    return checkSizes({ shellFolder: join(root, 'shell'), remotes: [{ name: 'fish', folder: join(root, 'fish') }] }).problems;
  };
  expect(sizes(BUDGETS.entry, BUDGETS.shell - 10)).toEqual([]);
  expect(sizes(BUDGETS.entry + 1, BUDGETS.shell)).toHaveLength(2);
});
