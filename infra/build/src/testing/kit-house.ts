import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Two remotes, `bar` and `pub`, that use one kit. `root` is an empty folder. */
export function writeKitHouse(root: string, { kit, version }: { kit: string; version: string }): void {
  const write = (path: string, content: string | object): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const packages = join(import.meta.dirname, '../../node_modules');
  mkdirSync(join(root, 'node_modules/@atrium'), { recursive: true });
  for (const name of [
    ...readdirSync(packages),
    ...readdirSync(join(packages, '@atrium')).map((own) => `@atrium/${own}`),
  ])
    if (name !== '@atrium' && !name.startsWith('.'))
      symlinkSync(join(packages, name), join(root, 'node_modules', name));

  write('shared/tap/package.json', {
    name: '@atrium/tap',
    version: kit,
    type: 'module',
    exports: { './kit': './src/kit.ts', './*': './src/*.tsx' },
  });
  write('shared/tap/src/kit.ts', "export * from '@atrium/tap/tap';\n");
  write(
    'shared/tap/src/tap.tsx',
    `import { atom, useAtom } from 'jotai';
import { useState } from 'react';
const poursAtom = atom(0);
export function Tap({ of }: { of: string }) {
  const [pours, setPours] = useAtom(poursAtom);
  const [later, setLater] = useState('');
  return (
    <>
      <h1>{of} with tap ${kit}</h1>
      <button type="button" onClick={() => setPours(pours + 1)}>{of}: {pours}</button>
      <button type="button" onClick={() => void import('./later.ts').then(({ LATER }) => setLater(LATER))}>More</button>
      <p>{later}</p>
    </>
  );
}
`,
  );
  write(
    'shared/tap/src/later.ts',
    `export const LATER = 'Loaded later';
export const like = (bus: { emit: (event: string, detail: object) => void }, gameId: string) =>
  bus.emit('favourite.changed', { gameId, favourite: true });
`,
  );
  for (const [name, title] of [
    ['bar', 'Bar'],
    ['pub', 'Pub'],
  ]) {
    const at = `remotes/${name}`;
    write(`${at}/package.json`, {
      name: `@fixture/${name}`,
      version,
      type: 'module',
      dependencies: { '@atrium/tap': '*' },
    });
    mkdirSync(join(root, at, 'node_modules/@atrium'), { recursive: true });
    symlinkSync(join(root, 'shared/tap'), join(root, at, 'node_modules/@atrium/tap'));
    write(`${at}/locales/en.json`, {});
    write(
      `${at}/remote.ts`,
      `import { defineRemote } from '@atrium/host/define-remote';
export default defineRemote({
  name: '${name}',
  contract: 1,
  kind: 'game',
  routes: [{ path: '/${name}', layout: 'full', group: '${name}', load: () => import('./src/page.tsx') }],
  locales: { en: () => import('./locales/en.json') },
});
`,
    );
    write(
      `${at}/src/page.tsx`,
      `import { Tap } from '@atrium/tap/tap';\nexport const Page = () => <Tap of="${title}" />;\n`,
    );
  }
}
