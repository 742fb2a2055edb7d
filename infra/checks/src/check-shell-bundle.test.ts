import { randomBytes } from 'node:crypto';
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
    'remotes/fish/src/page.ts':
      "import '@atrium/ui/button-of-some-length';\nexport const key = 'fish.lobby.catch.title';\n",
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
  expect(built('let a="Every catch in the deep"')).toEqual([expect.stringContaining('only in remotes/fish')]);
  expect(built('t("fish.lobby.catch.title")')).toEqual([expect.stringContaining('only in remotes/fish')]);
});

it('reports a folder without scripts', () => {
  const { root } = plantTree({ 'shell/package.json': '{}' });
  mkdirSync(join(root, 'var/shell'), { recursive: true });
  expect(checkShellBundle(root, join(root, 'var/shell')).problems).toHaveLength(1);
});

it('accepts a sentence of the shell that begins like one of a remote', () => {
  const { root } = plantTree({
    'remotes/fish/package.json': '{}',
    'remotes/fish/locales/en.json': JSON.stringify({ range: 'The amount is too high.' }),
    'shell/package.json': '{}',
    'shell/locales/en.json': JSON.stringify({ range: "The amount is too high. It hasn't moved." }),
    'var/shell/main.js': 'let a="The amount is too high. It hasn\'t moved."',
  });
  expect(checkShellBundle(root, join(root, 'var/shell')).problems).toEqual([]);
});

it('reports an entry, a shell and a home above their budgets', () => {
  const sizes = (entry: number, shell: number, home: number) => {
    const noise = (bytes: number) => randomBytes(bytes).toString('latin1');
    const { root } = plantTree({
      'built/fish/manifest.json': JSON.stringify({
        entry: 'remoteEntry.js',
        files: [{ path: 'remoteEntry.js', gzip: entry }],
      }),
      'built/shell/shell.json': JSON.stringify({
        scripts: [{ path: 'a.js' }, { path: 'b.js' }],
        preload: { home: [{ path: 'home.js' }] },
      }),
      'built/shell/a.js': noise(shell / 2),
      'built/shell/b.js': noise(shell / 2),
      'built/shell/home.js': noise(home),
    });
    return checkSizes({
      shellFolder: join(root, 'built/shell'),
      remotes: [{ name: 'fish', folder: join(root, 'built/fish') }],
    }).problems.map((problem) => problem.replace(/ ha(?:s|ve) .*/, ''));
  };
  // Random bytes do not compress.
  expect(sizes(BUDGETS.entry, BUDGETS.shell / 2, 100)).toEqual([]);
  expect(sizes(BUDGETS.entry + 1, BUDGETS.shell * 1.5, 100)).toEqual([
    'the entry of fish',
    "the shell's first scripts",
    'the scripts of home',
  ]);
  expect(sizes(BUDGETS.entry, BUDGETS.shell / 2, BUDGETS.home)).toEqual(['the scripts of home']);
});

it("counts deferred texts of the shell as the shell's", () => {
  const { root } = plantTree({
    'remotes/fish/package.json': '{}',
    'remotes/fish/locales/en.json': JSON.stringify({ nickname: 'What others call you' }),
    'shell/package.json': '{}',
    'shell/locales/later/en.json': JSON.stringify({ nickname: 'What others call you' }),
    'var/shell/main.js': 'let a="What others call you"',
  });
  expect(checkShellBundle(root, join(root, 'var/shell')).problems).toEqual([]);
});
