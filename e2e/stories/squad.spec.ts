import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { atrium } from '../portal/operator.ts';
import { runningPortal } from '../portal/running-portal.ts';
import { watchConsole } from '../portal/watch-console.ts';
import { installOffline } from '../squad/install-offline.ts';

const root = resolve(import.meta.dirname, '../..');
const BUNDLERS = ['vite', 'rspack', 'webpack'] as const;
const OTHERS = [
  'webpack',
  'swc-loader',
  'webpack-subresource-integrity',
  '@module-federation/enhanced',
  '@rspack/core',
];

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);

let place: string | undefined;
const PAGE = { headers: { accept: 'text/html' } };
test.afterEach(() => {
  if (place) rmSync(place, { recursive: true, force: true });
});

test('[13-07] [13-13] [13-18] a squad in a folder of its own goes from nothing to an open tab with packages alone, by each of three bundlers, and what fails in Chromium is refused', async ({
  page,
}) => {
  const { ops, site } = runningPortal();
  const stamp = Date.now().toString(36);
  place = mkdtempSync(join(tmpdir(), 'atrium-squad-'));
  const tarballs = join(place, 'packages');
  const { files } = await atrium<{ files: string[] }>('sdk', 'pack', '--to', tarballs);
  const byName = new Map(files.map((file) => [`@atrium/${/^atrium-(.+)-\d/.exec(basename(file))![1]}`, file]));

  // The command is installed first, as `npx -p @atrium/remote` does, then what it has written.
  const tools = join(place, 'tools');
  mkdirSync(tools);
  writeJson(join(tools, 'package.json'), { dependencies: { '@atrium/remote': '1.0.0' } });
  installOffline(root, tools, byName);
  const run = (home: string, cwd: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(home, 'node_modules/@atrium/remote/bin/atrium-remote.mjs'), ...args], {
      cwd,
      stdio: 'pipe',
      encoding: 'utf8',
      env: { ...process.env, ATRIUM_OPS_URL: '', ATRIUM_SITE_URL: '', ATRIUM_OPS_TOKEN: '' },
    });
  const name = `hall-${stamp}`;
  run(tools, place, 'new', name, '--with', 'vite', '--site', site);
  const squad = join(place, name);
  const { peerDependencies } = readJson(join(tools, 'node_modules/@atrium/remote/package.json'));
  const json = readJson(join(squad, 'package.json'));
  for (const other of OTHERS) json.devDependencies[other] = peerDependencies[other];
  writeJson(join(squad, 'package.json'), json);
  installOffline(root, squad, byName);
  const own = (...args: string[]) => run(squad, squad, ...args);

  const texts = join(squad, 'locales/en.json');
  for (const [minor, bundler] of BUNDLERS.entries()) {
    writeJson(texts, { ...readJson(texts), title: `A hall by ${bundler}` });
    own('build', '--with', bundler, '--to', `1.${minor}.0`, '--out', bundler);
  }
  own('test', '--built', ...BUNDLERS);
  execFileSync(process.execPath, [join(squad, 'node_modules/typescript/bin/tsc'), '--noEmit'], { cwd: squad });

  const { invitation } = await atrium<{ invitation: string }>('invite', `squad-${stamp}`, name, '--reason', 'story');
  own('join', invitation, '--registry', ops);
  const messages: string[] = [];
  watchConsole(page, messages);
  for (const [minor, bundler] of BUNDLERS.entries()) {
    expect(own('publish', bundler)).toContain(`${site}/?override=${name}@${site}/remotes/${name}/1.${minor}.0/`);
    own('promote', `1.${minor}.0`);
    const heading = page.getByRole('heading', { name: `A hall by ${bundler}` });
    if (minor === 0) {
      // A page that is opened before the gateway knows the remote is not found, even if the tab then learns of it.
      await expect.poll(async () => (await page.request.get(`/${name}`, PAGE)).status(), { timeout: 60_000 }).toBe(200);
      await page.goto(`/${name}`);
      await page.evaluate(() => document.documentElement.setAttribute('data-story', 'same'));
    }
    await expect(heading).toBeVisible({ timeout: 45_000 });
    // With a second React there would be no state, and with a second Emotion no style: the site's policy blocks it.
    await page.getByRole('button', { name: 'Tried 0 times' }).click();
    await expect(page.getByRole('button', { name: 'Tried once' })).toHaveCSS('min-block-size', '44px');
  }
  await expect(page.locator('html')).toHaveAttribute('data-story', 'same');
  expect(messages).toEqual([]);

  // It has its token since before the remote existed, and closes it alone.
  own('close', 'Back at 21:00');
  await expect(page.getByText('Back at 21:00')).toBeVisible({ timeout: 45_000 });
  own('open');
  await expect(page.getByRole('heading', { name: `A hall by ${BUNDLERS.at(-1)}` })).toBeVisible({ timeout: 45_000 });

  // What the bytes alone do not show: the registry finds it in Chromium, and members cannot load the version.
  const source = join(squad, 'src/page.tsx');
  const faults = "fetch('https://odds.example/').catch(() => {}); setInterval(() => {}, 60_000);";
  writeFileSync(
    source,
    readFileSync(source, 'utf8').replace('export function Page() {', (start) => start + faults),
  );
  own('build', '--with', 'vite', '--to', '1.3.0', '--out', 'faulty');
  expect(() => own('publish', 'faulty')).toThrow(
    /\/hall.* leaves an interval of 60000 ms behind\..*\(connect-src\) blocks https:\/\/odds\.example\/?\./s,
  );
  expect((await page.request.get(`/remotes/${name}/1.3.0/manifest.json`)).status()).toBe(404);
});
