import type { OtherVersion, Snapshot } from '@atrium/contracts/snapshot';
import { filesOfSnapshot } from './served-files.ts';

/** A version whose every file has its own name. */
function versionOf(version: string): OtherVersion {
  const file = (name: string) => ({
    url: `/remotes/hall/${version}/${name}.js`,
    integrity: `sha384-${version}-${name}`,
  });
  const { url: entry, integrity } = file('entry');
  return {
    version,
    container: 'hall',
    contract: 1,
    entry,
    integrity,
    preload: [file('whole')],
    kits: [{ name: 'kit', container: 'kit', ...file('kit'), pinned: { container: 'kit', ...file('pinned') } }],
    routes: [{ path: '/hall', layout: 'full', group: 'hall', preload: [file('page'), file('texts')] }],
    parts: [{ place: 'shell.home', preload: [file('part')] }],
    centre: { name: 'member', defaultPage: 'home', pages: [], preload: [file('centre')] },
  };
}
const FILES = ['entry', 'whole', 'kit', 'pinned', 'page', 'texts', 'part', 'centre'];

it('[SY-02] a check of the site covers all named files of every version that some browser gets', () => {
  const remotes = [
    {
      name: 'hall',
      subject: 'page',
      kind: 'module',
      ...versionOf('3'),
      previous: versionOf('2'),
      canary: { ...versionOf('4'), percent: 5 },
      shadow: versionOf('5'),
    },
    {
      name: 'den',
      version: '1',
      subject: 'page',
      kind: 'frame',
      url: 'https://vendor.example/',
      routes: [],
      since: '',
    },
  ] as unknown as Snapshot['remotes'];
  const found = filesOfSnapshot({ remotes } as Snapshot).map(({ url }) => url);
  const expected = ['2', '3', '4', '5'].flatMap((version) =>
    FILES.map((name) => `/remotes/hall/${version}/${name}.js`),
  );
  expect(found.sort()).toEqual(expected.sort());
  expect(filesOfSnapshot(undefined)).toEqual([]);
});
