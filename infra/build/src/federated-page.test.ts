import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { RemoteManifest, ShellManifest } from './manifest.ts';
import { sizesOf } from '@atrium/remote-contract/sizes';
import { writeKitHouse } from './testing/kit-house.ts';
import { artefactServer } from './testing/artefact-server.ts';
import { moduleOf, testRegistry } from './testing/signed-snapshot.ts';

/* Loads two versions of a remote, another remote and a host over HTTP in a real browser. */

const fixtures = join(import.meta.dirname, '../fixtures');
const artefacts = mkdtempSync(join(tmpdir(), 'atrium-build-test-'));
const registry = testRegistry();
let browser: Browser;
let page: Page;
let site: Awaited<ReturnType<typeof artefactServer>>;
let snapshot: Snapshot;
let console: string[];
let shell: ShellManifest;
let shellFolder: string;
const houses: string[] = [];

const build = async (...args: string[]) => {
  const command = [join(import.meta.dirname, 'main.ts'), '--artifacts', artefacts, ...args];
  return (await promisify(execFile)(process.execPath, command)).stdout;
};
const manifestOf = (name: string, version: string): RemoteManifest =>
  JSON.parse(readFileSync(join(artefacts, 'remotes', name, version, 'manifest.json'), 'utf8'));

beforeAll(async () => {
  const [output] = await Promise.all([
    build('--root', join(fixtures, 'house')),
    build('--root', join(fixtures, 'next'), 'parlour'),
    ...['1.0.0', '1.1.0'].map((version) => {
      const house = mkdtempSync(join(tmpdir(), 'atrium-kit-house-'));
      houses.push(house);
      writeKitHouse(house, { kit: version, version });
      return build('--root', house, 'bar', 'pub');
    }),
  ]);
  const shellHash = /^shell (\w+) /m.exec(output)![1]!;
  shellFolder = join(artefacts, 'shell', shellHash);
  shell = JSON.parse(readFileSync(join(shellFolder, 'shell.json'), 'utf8'));
  const scripts = shell.scripts
    .map(
      ({ path, integrity }) =>
        `<script defer src="/shell/${shellHash}/${path}" integrity="${integrity}" crossorigin></script>`,
    )
    .join('');
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  const csp = `<meta http-equiv="Content-Security-Policy" content="script-src ${shell.scripts.map(({ integrity }) => `'${integrity}'`).join(' ')} 'strict-dynamic'; style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='">`;
  site = await artefactServer(
    artefacts,
    () =>
      `<!doctype html>${csp}<link rel="icon" href="data:,">${data('atrium-snapshot', snapshot)}${data('atrium-keys', registry.keys)}${scripts}<div id="root"></div>`,
  );
  const executablePath =
    process.env.CHROMIUM_PATH ??
    [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ].find(existsSync);
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
  for (const folder of [artefacts, ...houses]) rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  site.faults.clear();
  site.asked.length = 0;
  console = [];
  snapshot = registry.snapshot([moduleOf(manifestOf('parlour', '1.0.0')), moduleOf(manifestOf('yard', '1.0.0'))]);
  page = await (await browser.newContext()).newPage();
  page.on('console', (message) => console.push(message.text()));
  page.on('pageerror', (error) => console.push(String(error)));
});
afterEach(() => page.context().close());

const heading = () => page.getByRole('heading').textContent();
const apply = (next: Snapshot) =>
  page.evaluate(
    (received) =>
      (globalThis as never as { federation: { apply(snapshot: unknown): Promise<string> } }).federation.apply(received),
    next,
  );

it('lists the files that the shell loads later by the hash that its scripts check, so that a preload is used', () => {
  const checked = shell.scripts.flatMap(
    ({ path }) => readFileSync(join(shellFolder, path), 'utf8').match(/sha\d{3}-[\w+/]+=*/g) ?? [],
  );
  expect(checked.length).toBeGreaterThan(0);
  expect(shell.files.map(({ integrity }) => integrity)).toEqual(expect.arrayContaining(checked));
});

it('shows a remote at its address, with one copy of React, Emotion, jotai and the router, and an empty console', async () => {
  await page.goto(`${site.origin}/parlour`);
  await page.getByRole('heading', { name: 'Parlour' }).waitFor();
  await page.getByRole('button', { name: 'Visits: 0' }).click();
  await page.getByRole('button', { name: 'Visits: 1' }).click();
  await page.getByText('Cellar open').waitFor();
  expect(await page.locator('section').evaluate((room) => getComputedStyle(room).color)).toBe('rgb(10, 120, 60)');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await page.getByRole('heading', { name: 'Hall' }).waitFor();
  expect(console).toEqual([]);
  expect(site.asked.filter((path) => path.includes('/remotes/yard/'))).toEqual([]);
});

it('switches to another version and back without a reload, and each runs its own code', async () => {
  await page.goto(`${site.origin}/parlour`);
  await page.getByRole('button', { name: 'Visits: 0' }).click();
  await page.getByRole('button', { name: 'Clicks: 0' }).click();
  expect(
    await apply(registry.snapshot([moduleOf(manifestOf('parlour', '2.0.0')), moduleOf(manifestOf('yard', '1.0.0'))])),
  ).toBe('applied');
  await page.getByRole('heading', { name: 'New parlour' }).waitFor();
  await page.getByRole('button', { name: 'Visits: 0' }).click();
  await page.getByRole('button', { name: 'Visits: 1' }).click();
  await page.getByText('Attic open').waitFor();
  expect(await apply(snapshot)).toBe('older');
  expect(await apply(registry.snapshot(snapshot.remotes))).toBe('applied');
  await page.getByRole('heading', { name: 'Parlour', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Visits: 1' }).click();
  await page.getByText('Cellar open').waitFor();
  await page.getByRole('button', { name: 'Clicks: 1' }).waitFor();
  expect(console).toEqual([]);
});

it('refuses a snapshot with a foreign signature', async () => {
  await page.goto(`${site.origin}/parlour`);
  await page.getByRole('heading', { name: 'Parlour' }).waitFor();
  const forged = {
    ...registry.snapshot([]),
    remotes: snapshot.remotes.map((remote) => ({ ...remote, name: 'yard' })),
  } as Snapshot;
  expect(await apply(forged)).toBe('refused');
  expect(await heading()).toBe('Parlour');
});

it('never runs a changed entry or page, reports the cause, and loads the original bytes later', async () => {
  const { entry, routes } = manifestOf('parlour', '1.0.0');
  for (const path of [entry, routes[0]!.preload[0]!.path]) {
    site.faults.clear();
    site.faults.set(path, 'tamper');
    await page.goto(`${site.origin}/parlour`);
    await page.getByRole('heading', { name: 'Fault: integrity' }).waitFor();
    expect(await page.evaluate(() => (globalThis as { tampered?: boolean }).tampered)).toBeUndefined();
    await page.getByRole('link', { name: 'yard' }).click();
    await page.getByRole('heading', { name: 'Yard' }).waitFor();
    await page.getByRole('link', { name: 'parlour' }).click();
    site.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Parlour' }).waitFor();
  }
});

it('falls back to the previous version if a release cannot be fetched', async () => {
  const before = moduleOf(manifestOf('parlour', '1.0.0'));
  const broken = moduleOf(manifestOf('parlour', '2.0.0'));
  const { version, container, entry, integrity, contract, preload } = before;
  snapshot = registry.snapshot([
    { ...broken, previous: { version, container, entry, integrity, contract, ...(preload && { preload }) } },
  ]);
  site.faults.set('/parlour/2.0.0/', 'missing');
  await page.goto(`${site.origin}/parlour`);
  await page.getByRole('heading', { name: 'Parlour', exact: true }).waitFor();
});

it('keeps working while a remote accepts connections without responding, and recovers', async () => {
  site.faults.set('/remotes/parlour/', 'hang');
  await page.goto(`${site.origin}/parlour`, { waitUntil: 'commit' });
  await page.getByText('On its way').waitFor();
  await page.getByRole('button', { name: 'Clicks: 0' }).click();
  await page.getByRole('link', { name: 'yard' }).click();
  await page.getByRole('heading', { name: 'Yard' }).waitFor();
  await page.getByRole('link', { name: 'parlour' }).click();
  await page.getByRole('heading', { name: 'Fault: timeout' }).waitFor({ timeout: 20_000 });
  site.faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Parlour' }).waitFor();
}, 30_000);

it('records the required shared modules by version and name, and the sizes', () => {
  const manifest = manifestOf('parlour', '1.0.0');
  expect(manifest.consumes['react-router-dom']).toEqual({ version: expect.stringMatching(/^7\./), names: ['Link'] });
  expect(manifest.consumes.jotai?.names).toEqual(['atom', 'useAtom']);
  expect(manifest.events).toEqual({ hears: {}, says: {} });
  const { initial, total } = sizesOf(manifest);
  expect([initial > 7_000, initial < total]).toEqual([true, true]);
});

it.each([
  ['handler', 'event'],
  ['timer', 'timer'],
  ['promise', 'promise'],
])('returns to the previous version if the new one fails in a %s soon after the switch', async (where, cause) => {
  await page.goto(`${site.origin}/parlour`);
  await page.getByRole('button', { name: 'Visits: 0' }).click();
  await page.getByRole('button', { name: 'Clicks: 0' }).click();
  await apply(registry.snapshot([moduleOf(manifestOf('parlour', '2.0.0')), moduleOf(manifestOf('yard', '1.0.0'))]));
  await page.getByRole('heading', { name: 'New parlour' }).waitFor();
  await page.getByRole('button', { name: `Fail in a ${where}` }).click();
  await page.getByRole('heading', { name: 'Parlour', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Visits: 1' }).waitFor();
  await page.getByRole('button', { name: 'Clicks: 1' }).waitFor();
  const reports = await page.evaluate(
    () =>
      (globalThis as never as { reports: { kind: string; remote: string; version: string; cause: string }[] }).reports,
  );
  expect(
    reports
      .filter(({ kind }) => kind === 'screen-failed' || kind === 'swap-returned')
      .map(({ kind, remote, version, cause: of }) => [kind, remote, version, of]),
  ).toEqual([
    ['screen-failed', 'parlour', '2.0.0', cause],
    ['swap-returned', 'parlour', '2.0.0', cause],
  ]);
});

it('tries another origin for a missing entry or page', async () => {
  const second = await artefactServer(artefacts, () => '');
  const { routes } = manifestOf('parlour', '1.0.0');
  try {
    for (const lost of ['/remotes/parlour/', routes[0]!.preload[0]!.path]) {
      site.faults.clear();
      site.faults.set(lost, 'missing');
      snapshot = registry.snapshot(snapshot.remotes, { origins: [second.origin] });
      await page.goto(`${site.origin}/parlour`);
      await page.getByRole('heading', { name: 'Parlour', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Visits: 0' }).click();
      await page.getByRole('button', { name: 'Visits: 1' }).click();
      await page.getByText('Cellar open').waitFor();
    }
  } finally {
    await second.close();
  }
});

describe('a kit that two remotes use', () => {
  const bar = () => moduleOf(manifestOf('bar', '1.0.0'));
  const pub = () => moduleOf(manifestOf('pub', '1.0.0'));
  const kitsAsked = () => site.asked.filter((path) => path.includes('/kits/'));
  const pour = (of: string, pours: number) => page.getByRole('button', { name: `${of}: ${pours}` });

  it('[13-15] has its events declared by each remote', () => {
    expect(Object.keys(manifestOf('pub', '1.0.0').events.says)).toEqual(['favourite.changed']);
  });

  it('[13-20] is loaded once, and each remote has a state of its own', async () => {
    snapshot = registry.snapshot([bar(), pub()]);
    await page.goto(`${site.origin}/bar`);
    await pour('Bar', 0).click();
    await pour('Bar', 1).waitFor();
    await page.getByRole('link', { name: 'pub' }).click();
    await pour('Pub', 0).waitFor();
    expect(kitsAsked()).toEqual([bar().kits![0]!.url]);
    await page.getByRole('link', { name: 'bar' }).click();
    await pour('Bar', 1).waitFor();
    expect(console).toEqual([]);
  });

  it('[13-20] has its later files in the folder of each remote: the loss of one takes nothing from another', async () => {
    snapshot = registry.snapshot([bar(), pub()]);
    await page.goto(`${site.origin}/bar`);
    await pour('Bar', 0).waitFor();
    site.faults.set('/remotes/bar/', 'missing');
    await page.getByRole('link', { name: 'pub' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByText('Loaded later').waitFor();
    expect(kitsAsked().map((path) => path.split('/')[2])).toEqual(['bar', 'pub']);
  });

  it('[13-20] is the pinned copy beside another version, and the own copy where the pinned one does not load', async () => {
    const [newer] = moduleOf(manifestOf('bar', '1.1.0')).kits!;
    const { container, url, integrity } = newer!;
    const [own] = pub().kits!;
    snapshot = registry.snapshot([bar(), { ...pub(), kits: [{ ...own!, pinned: { container, url, integrity } }] }]);
    await page.goto(`${site.origin}/pub`);
    await page.getByRole('heading', { name: 'Pub with tap 1.1.0' }).waitFor();
    await page.getByRole('link', { name: 'bar' }).click();
    await page.getByRole('heading', { name: 'Bar with tap 1.0.0' }).waitFor();
    site.faults.set('/remotes/bar/1.1.0/', 'missing');
    await page.goto(`${site.origin}/pub`);
    await page.getByRole('heading', { name: 'Pub with tap 1.0.0' }).waitFor();
  });

  it('[13-20] never runs with changed bytes, says so, and is loaded when they are right again', async () => {
    snapshot = registry.snapshot([bar()]);
    site.faults.set('/kits/', 'tamper');
    await page.goto(`${site.origin}/bar`);
    await page.getByRole('heading', { name: 'Fault: integrity' }).waitFor();
    expect(await page.evaluate(() => (globalThis as { tampered?: boolean }).tampered)).toBeUndefined();
    site.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await pour('Bar', 0).waitFor();
  });
});

it('keeps a remote entry within 8 KB', () => {
  const { files, entry } = manifestOf('parlour', '1.0.0');
  expect(files.find((file) => file.path === entry)!.gzip).toBeLessThanOrEqual(8_192);
});
