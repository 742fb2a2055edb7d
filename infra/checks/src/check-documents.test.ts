import { checkDocuments } from './check-documents.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);
const problems = (files: Record<string, string>) => checkDocuments.run(plantTree(files));

it('finds nothing where every link and path exists', async () => {
  const guide = [
    '# A guide',
    'See [the map](../README.md#the-map), [below](#a-guide) and [the web](https://example.com/none.md).',
    'Edit `shared/i18n/README.md`, a file of `shared/i18n/` or `remotes/<name>/remote.ts`; run `npm run lint`.',
    'Not a link: `[text](nowhere.md)`.',
    '```sh\ncat shared/nowhere.ts # [text](nowhere.md)\n```',
  ].join('\n\n');
  expect(
    await problems({
      'README.md': '## The map\n\n[Guide](docs/guide.md)\n',
      'docs/guide.md': guide,
      'shared/i18n/README.md': '`shell/src/gone.ts` is no guide\n',
      'remotes/slots/remote.ts': '',
    }),
  ).toEqual([]);
});

it.each([
  ['a link to a missing file', '[x](gone.md)', 'links to gone.md, which does not exist'],
  ['a link out of the repository', '[x](../../x.md)', 'links to ../../x.md, which does not exist'],
  ['a link to a missing heading', '[x](../README.md#gone)', 'README.md has no such heading'],
  ['a link to a missing heading of the page', '[x](#gone)', 'docs/guide.md has no such heading'],
  ['a reference to a missing file', '[x]: gone.md', 'links to gone.md'],
  ['a missing picture', '<img src="gone.svg" alt="">', 'links to gone.svg'],
  ['a missing path', 'Edit `shared/gone.ts`.', 'names `shared/gone.ts`'],
  ['a pattern in a missing folder', 'Edit `shared/gone/<name>.ts`.', 'names `shared/gone/<name>.ts`'],
])('reports %s', async (_, text, problem) => {
  expect(await problems({ 'README.md': '# Home\n', 'docs/guide.md': `# A guide\n\n${text}\n` })).toEqual([
    expect.stringMatching(/^docs\/guide\.md:3 /),
  ]);
  expect((await problems({ 'README.md': '# Home\n', 'docs/guide.md': `${text}\n` }))[0]).toContain(problem);
});

it('checks the links of every README, and the paths of documents at the root', async () => {
  expect(await problems({ 'shared/ui/README.md': '[x](gone.md) `shell/src/gone.ts`' })).toHaveLength(1);
  expect(await problems({ 'CONTRIBUTING.md': '`shell/src/gone.ts`' })).toHaveLength(1);
});
