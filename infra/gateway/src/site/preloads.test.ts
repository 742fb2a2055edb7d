import type { Snapshot } from '@atrium/contracts/snapshot';
import type { ShellBuild } from './builds/shell-build.ts';
import { preloadsOf } from './preloads.ts';

const file = (name: string) => ({ url: `/remotes/slots/1.0.0/${name}.js`, integrity: `sha384-${name}` });
const snapshot = {
  remotes: [
    {
      name: 'slots',
      kind: 'module',
      entry: file('entry').url,
      integrity: file('entry').integrity,
      preload: [file('a'), file('b')],
      routes: [{ path: '/rng', preload: [file('c'), file('d')] }],
      kits: [{ name: 'lobby', ...file('kit') }],
    },
  ],
} as unknown as Snapshot;
const shell = { base: '/shell/1/', preload: { home: [], remote: [] } } as unknown as ShellBuild;
const names = (isEncrypted: boolean) =>
  preloadsOf(shell, snapshot, { path: '/rng', language: 'EN', isEncrypted }).map(({ url }) => url.split('/').at(-1));

it('[8-09] over HTTP/1.1 the files of a remote leave connections for the calls of the shell', () => {
  expect(names(false)).toEqual(['entry.js', 'a.js', 'b.js']);
});

it('over TLS every file that the first screen needs is requested with the HTML', () => {
  expect(names(true)).toEqual(['entry.js', 'a.js', 'b.js', 'c.js', 'd.js', 'kit.js']);
});
