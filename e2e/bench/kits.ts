import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { charactersBySource, costsOf, type LoadedSource } from '../portal/code-by-source.ts';
import { launchChromium } from '../portal/launch-chromium.ts';
import { gameCards, openCategory, openFromHeader, signIn } from '../portal/member.ts';
import { runningPortal } from '../portal/running-portal.ts';

/**
 * `npm run -s bench -- kits`: a member opens home, slots, live and the centre. Prints for each shared package the bytes
 * (brotli) that the scripts of this way contain, and how many of them a script loaded before contained already. The
 * sources of every loaded script come from source maps of the same build. Source: 13-20.
 */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const { site } = runningPortal();
/** The packages that several remotes carry. */
const KITS = ['shared/lobby', 'shared/draws', 'shared/centre', 'shared/ui'];
/** The hash in the name of a script, and the share by which two scripts of the same sources may differ in length. */
const HASH = /\.[0-9a-f]{8,10}(?=\.js$)/;
const SAME_BUILD = 0.01;
const SCRIPT = /\/(?:remotes\/([a-z-]+)\/([^/]+)|shell\/[0-9a-f]+)\/((?:[\w-]+\/)*[\w.-]+\.js)$/;

const loaded = await visit();
const maps = mkdtempSync(join(tmpdir(), 'atrium-kits-'));
let sources: LoadedSource[];
try {
  const parts = new Set(loaded.map(({ remote, version }) => (remote ? `${remote}@${version}` : 'shell')));
  execFileSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      resolve(import.meta.dirname, '../../infra/build/src/main.ts'),
      '--source-maps',
      maps,
      ...parts,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  sources = loaded.flatMap(sourcesOf);
} finally {
  rmSync(maps, { recursive: true, force: true });
}

const costs = costsOf(sources);
const againOf = (names: readonly string[]) =>
  costs.filter(({ package: name }) => names.includes(name)).reduce((sum, { againBytes }) => sum + againBytes, 0);
const measured = {
  'scripts loaded': loaded.length,
  'scripts loaded (bytes, brotli)': loaded.reduce((sum, { bytes }) => sum + bytes, 0),
  'of kits, loaded again (bytes, brotli)': Math.round(againOf(KITS)),
  'of all shared code, loaded again (bytes, brotli)': Math.round(againOf(costs.map(({ package: name }) => name))),
};
if (values.json) {
  const environment = { site, node: process.version, processors: availableParallelism() };
  console.log(JSON.stringify({ name: 'kits', ratios: {}, measured, packages: costs, environment }));
} else {
  console.log('Shared code in the scripts of home, slots, live and the personal centre');
  console.table(
    costs
      .filter(({ againBytes }) => againBytes >= 1)
      .map((cost) => ({
        package: cost.package,
        'loaded (bytes, brotli)': Math.round(cost.bytes),
        'of these again': Math.round(cost.againBytes),
      })),
  );
  console.table(measured);
}

interface LoadedScript {
  /** Undefined for the shell. */
  remote: string | undefined;
  version: string | undefined;
  file: string;
  code: string;
  bytes: number;
}

async function visit(): Promise<LoadedScript[]> {
  const browser = await launchChromium();
  try {
    // Without the service worker, which fetches files for later.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    const bodies = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (SCRIPT.test(pathname) && response.ok() && !bodies.has(pathname)) bodies.set(pathname, response.body());
    });
    const idle = () => page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 10_000 })));
    await page.goto(`${site}/`);
    await signIn(page, 'member1', 'Member-0001');
    await idle();
    await openCategory(page, 'RNG');
    await gameCards(page).first().waitFor();
    await idle();
    await openCategory(page, 'LIVE');
    await gameCards(page).first().waitFor();
    await idle();
    await openFromHeader(page, 'Deposit');
    await idle();
    return await Promise.all(
      [...bodies].map(async ([pathname, body]) => {
        const [, remote, version, file] = SCRIPT.exec(pathname)!;
        const code = await body;
        return { remote, version, file: file!, code: code.toString('utf8'), bytes: brotliCompressSync(code).length };
      }),
    );
  } finally {
    await browser.close();
  }
}

function sourcesOf({ remote, file, code, bytes }: LoadedScript): LoadedSource[] {
  const folder = join(maps, remote ?? 'shell', dirname(file));
  const script = basename(file);
  const names = readdirSync(folder);
  // With source maps, styles have other names, and so has the one script that names them.
  const built =
    names.find((name) => name === script) ?? names.find((name) => name.replace(HASH, '') === script.replace(HASH, ''));
  const mapped = built && readFileSync(join(folder, built), 'utf8');
  if (!mapped || Math.abs(mapped.length - code.length) > code.length * SAME_BUILD)
    throw new Error(`${remote ?? 'shell'}/${file} is not of these sources. Restart the portal (npm start).`);
  const characters = charactersBySource(mapped, JSON.parse(readFileSync(join(folder, `${built}.map`), 'utf8')));
  return [...characters].map(([source, count]) => ({
    source,
    script: file,
    bytes: (bytes * count) / mapped.length,
  }));
}
