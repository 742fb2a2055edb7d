import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltManifest } from '@atrium/remote-contract/built-manifest';
import { serveBuilds } from './serve-builds.ts';

const folder = mkdtempSync(join(tmpdir(), 'atrium-dev-'));
afterAll(() => rmSync(folder, { recursive: true }));
const manifest: BuiltManifest = {
  name: 'hall',
  version: '0.1.0-local',
  container: 'hall_0_1_0_local',
  entry: 'remoteEntry.js',
  integrity: '',
  contract: 1,
  subject: 'page',
  preload: [],
  routes: [{ path: '/hall', layout: 'full', group: 'hall', preload: [] }],
  consumes: {},
  events: { hears: {}, says: {} },
  files: [],
  commit: 'none',
};

it('[13-13] serves a build to a running site, describes it without hashes, and lets pages reload on a change', async () => {
  writeFileSync(join(folder, 'remoteEntry.js'), 'var hall_0_1_0_local = {};');
  writeFileSync(join(folder, '../atrium-dev-secret'), 'no');
  const served = await serveBuilds(folder, manifest);
  const at = (path: string) => fetch(new URL(path, served.entry));
  const entry = await at('remoteEntry.js');
  expect(entry.headers.get('access-control-allow-origin')).toBe('*');
  expect(await entry.text()).toMatch(/^var hall_0_1_0_local = \{\};\n;new EventSource\(/);
  expect(await (await at('override.json')).json()).toEqual({
    kind: 'module',
    name: 'hall',
    version: '0.1.0-local',
    container: 'hall_0_1_0_local',
    entry: served.entry,
    contract: 1,
    subject: 'page',
    routes: [{ path: '/hall', layout: 'full', group: 'hall' }],
  });
  for (const path of ['none.js', '..%2F..%2Fatrium-dev-secret', '/elsewhere.js'])
    expect((await at(path)).status).toBe(404);
  const changes = (await at('/changes')).body!.pipeThrough(new TextDecoderStream()).getReader();
  await changes.read();
  served.changed({ ...manifest, routes: [] });
  expect((await changes.read()).value).toBe('data: changed\n\n');
  expect(await (await at('override.json')).json()).toMatchObject({ routes: [] });
  await served.close();
  rmSync(join(folder, '../atrium-dev-secret'));
});
