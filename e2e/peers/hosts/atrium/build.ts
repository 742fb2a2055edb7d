import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, hostFolder, PEERS } from '../../build/layout.ts';
import { writePage } from '../../build/write-page.ts';
import { writeHouse } from './write-house.ts';

const MAIN = join(PEERS, '../../infra/build/src/main.ts');

/** Builds with the portal's own build: hashes, shared modules and chunks are those of a release. */
export async function build(): Promise<void> {
  const artifacts = join(DIST, 'atrium/artifacts');
  rmSync(artifacts, { recursive: true, force: true });
  for (const version of ['1', '2']) {
    const house = join(DIST, 'atrium', `house-${version}`);
    writeHouse(house, version);
    const only = version === '1' ? [] : ['rng'];
    execFileSync(process.execPath, [MAIN, '--artifacts', artifacts, '--root', house, ...only], { stdio: 'inherit' });
  }
  const [name] = readdirSync(join(artifacts, 'shell')).filter((one) => /^\w{12}$/.test(one));
  const { scripts } = JSON.parse(readFileSync(join(artifacts, 'shell', name!, 'shell.json'), 'utf8')) as {
    scripts: { path: string; integrity: string }[];
  };
  const output = hostFolder('atrium');
  rmSync(output, { recursive: true, force: true });
  cpSync(join(artifacts, 'shell', name!), output, { recursive: true });
  writePage(output, { scripts: scripts.map(({ path }) => `/atrium/assets/${path}`), head: '<!-- snapshot -->' });
}
