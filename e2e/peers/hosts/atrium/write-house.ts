import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILDS, PEERS } from '../../build/layout.ts';

/** A folder of shell and remotes as the build of the portal expects it, with the same vertical and the same frame as every peer. */
export function writeHouse(house: string, only: string): void {
  rmSync(house, { recursive: true, force: true });
  const write = (path: string, content: string | object) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('shell/package.json', { name: '@peers/shell', version: '1.0.0', type: 'module' });
  write('shell/src/index.ts', "import './shell/main.tsx';\n");
  cpSync(join(PEERS, 'hosts/atrium/shell'), join(house, 'shell/src/shell'), { recursive: true });
  cpSync(join(PEERS, 'frame'), join(house, 'shell/src/frame'), { recursive: true });
  // The packages of the build's own tests: those of a shell.
  symlinkSync(join(PEERS, '../../infra/build/node_modules'), join(house, 'node_modules'));
  for (const { vertical, version } of BUILDS.filter((one) => one.version === only)) {
    const at = `remotes/${vertical}`;
    write(`${at}/package.json`, { name: `@peers/${vertical}`, version: `${version}.0.0`, type: 'module' });
    write(`${at}/locales/en.json`, {});
    write(
      `${at}/remote.ts`,
      `import { defineRemote } from '@atrium/host/define-remote';
export default defineRemote({
  name: '${vertical}',
  contract: 1,
  kind: 'game',
  routes: [{ path: '/${vertical}', layout: 'full', keepAlive: true, group: '${vertical}', load: () => import('./src/screen.tsx') }],
  locales: { en: () => import('./locales/en.json') },
});
`,
    );
    cpSync(join(PEERS, 'vertical'), join(house, at, 'src'), { recursive: true });
    write(
      `${at}/src/screen.tsx`,
      `import { preloadGames } from './game.ts';
import { Page as Screen } from './page.tsx';

export const Page = () => <Screen vertical="${vertical}" version="${version}" />;
export const preload = () => preloadGames('${vertical.toUpperCase()}');
`,
    );
  }
}
