import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OperatorTestApp, operatorTestApp } from '../operators/testing/operator-test-app.ts';
import { codeHashes } from './own-code.ts';
import { type Checked, verifyComponents, verifyDaily } from './verify-components.ts';

const SCRIPT = 'console.log("shell")';
const SHELL_FILES = ['main.js', 'home.js', 'remote.js', 'help.js', 'th.js', 'th-later.js', 'lazy.js'] as const;
const integrity = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`;

let operators: OperatorTestApp;
let folder: string;
let own: Checked;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-components-'));
  mkdirSync(join(folder, 'artifacts/shell/abc123'), { recursive: true });
  mkdirSync(join(folder, 'code'));
  for (const path of SHELL_FILES) writeFileSync(join(folder, 'artifacts/shell/abc123', path), SCRIPT);
  const named = (path: (typeof SHELL_FILES)[number]) => [{ path, integrity }];
  writeFileSync(
    join(folder, 'artifacts/shell/abc123/shell.json'),
    JSON.stringify({
      scripts: named('main.js'),
      styles: [],
      preload: {
        home: named('home.js'),
        remote: named('remote.js'),
        pages: { '/help': named('help.js') },
        texts: { th: { first: named('th.js'), later: named('th-later.js') } },
      },
      files: named('lazy.js'),
    }),
  );
  writeFileSync(join(folder, 'code/one.ts'), 'export const one = 1;');
  own = { source: join(folder, 'code'), atStart: codeHashes(join(folder, 'code')) };
  operators = await operatorTestApp({ config: { artifactsFolder: join(folder, 'artifacts') } });
});
afterAll(async () => {
  await operators.close();
  rmSync(folder, { recursive: true });
});

const events = async () =>
  (
    await operators.app.database.rows<{ failures: string[] }>(
      "SELECT detail -> 'failures' AS failures FROM significant_events WHERE kind = 'integrity' ORDER BY id",
    )
  ).map(({ failures }) => failures);
const verify = () => verifyComponents(operators.app.parts, '', own);

it('[SY-02] finds the gateway, every function and trigger, and the served files as they should be, on demand', async () => {
  const { status, value } = await operators.ask('GET', '/ops/components/verify');
  expect([status, value.failures, value.ok]).toEqual([200, [], true]);
  expect(value.digest).toMatch(/^[0-9a-f]{64}$/);
  const parts = Object.fromEntries(
    value.components.map((one: { name: string; parts: number }) => [one.name, one.parts]),
  );
  expect(parts.gateway).toBeGreaterThan(300);
  expect(parts.database).toBeGreaterThan(50);
  expect(parts.site).toBe(SHELL_FILES.length);
  expect(await events()).toEqual([]);
});

it('[SY-02] a changed function, a disabled trigger, and changed, added and missing files are significant events', async () => {
  const { database } = operators.app;
  const digest = (await verify()).digest;
  await database.run(
    'CREATE OR REPLACE FUNCTION player_bar(p_member bigint, p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$ SELECT NULL::text $$',
  );
  await database.run('ALTER TABLE rg_exclusions DISABLE TRIGGER significant');
  for (const path of SHELL_FILES) writeFileSync(join(folder, 'artifacts/shell/abc123', path), `${SCRIPT};steal()`);
  writeFileSync(join(folder, 'code/two.ts'), 'export const two = 2;');
  rmSync(join(folder, 'code/one.ts'));
  const report = await verify();
  const changed = [
    'gateway/one.ts',
    'gateway/two.ts',
    'sql/limits/player_bar',
    'sql/significant-events/rg_exclusions.significant',
    ...SHELL_FILES.map((path) => `/shell/abc123/${path}`),
  ];
  expect([...report.failures].sort()).toEqual([...changed].sort());
  expect(report.ok).toBe(false);
  expect(report.digest).not.toBe(digest);
  expect((await events()).map((failures) => [...failures].sort())).toEqual([[...changed].sort()]);
});

it('[SY-02] checks itself once in 24 hours', async () => {
  const { app } = operators;
  await app.database.run('TRUNCATE component_checks');
  const count = async () =>
    (await app.database.first<{ n: number }>('SELECT count(*)::int AS n FROM component_checks'))!.n;
  await verifyDaily(app.parts);
  await verifyDaily(app.parts);
  expect(await count()).toBe(1);
  app.clock.advance({ hours: 23 });
  await verifyDaily(app.parts);
  expect(await count()).toBe(1);
  app.clock.advance({ hours: 1 });
  await verifyDaily(app.parts);
  expect(await count()).toBe(2);
});
