import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOG_PATH, type LogHead } from '@atrium/contracts/snapshot-log';
import { SNAPSHOT_PATH } from '@atrium/contracts/registry-paths';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { type RegistryProcess, registryProcess } from '../testing/registry-process.ts';
import { runAtrium } from '../testing/run-atrium.ts';

let registry: RegistryProcess;
let stick: string;
beforeAll(async () => {
  registry = await registryProcess(30_000);
  stick = mkdtempSync(join(tmpdir(), 'atrium-stick-'));
}, 60_000);
afterAll(async () => {
  await registry?.stop();
  rmSync(stick, { recursive: true });
});
const atrium = async (...args: string[]) => {
  const run = await runAtrium(['--json', ...args], registry.env);
  return run.code === 0 ? JSON.parse(run.stdout) : run.stderr;
};

describe('[13-23] snapshot-log', () => {
  /** Between the command and the registry: changes an answer on its way. */
  let between: Server;
  let change: (path: string, answer: string) => string;
  beforeAll(async () => {
    between = createServer(async (request, response) => {
      const answer = await fetch(`http://127.0.0.1:${registry.env.ATRIUM_OPS_PORT}${request.url}`);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(change(request.url!, await answer.text()));
    });
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => between.close(resolve)));
  beforeEach(() => {
    change = (_, answer) => answer;
  });
  const verify = () => atrium('snapshot-log', '--url', `http://127.0.0.1:${(between.address() as AddressInfo).port}`);
  const edited = <Value>(answer: string, edit: (value: Value) => void): string => {
    const value = JSON.parse(answer) as Value;
    edit(value);
    return JSON.stringify(value);
  };

  it('verifies the log of the running registry, and that it continues what was seen before', async () => {
    const first = await verify();
    expect(first).toMatchObject({ size: expect.any(Number), sequence: expect.any(Number) });
    await atrium('system', 'normal', '--reason', 'one more snapshot');
    const second = await verify();
    expect([second.sequence, second.size]).toEqual([first.sequence + 1, first.size + 1]);
    const seen = join(registry.home, 'snapshot-log.json');
    const head = JSON.parse(readFileSync(seen, 'utf8')) as LogHead;
    writeFileSync(seen, JSON.stringify({ ...head, size: head.size - 1 }));
    expect(await verify()).toContain('The log has another history');
    writeFileSync(seen, JSON.stringify({ ...head, size: head.size + 1 }));
    expect(await verify()).toContain('entries were taken out');
    rmSync(seen);
  });

  it('finds a head that nobody signed, and a snapshot that the log does not have', async () => {
    change = (path, answer) => (path === LOG_PATH ? edited<LogHead>(answer, (head) => (head.size += 1)) : answer);
    expect(await verify()).toContain('The head of the log is not signed by a trusted key');
    change = (path, answer) =>
      path === SNAPSHOT_PATH ? edited<Snapshot>(answer, (snapshot) => (snapshot.brand = 'other')) : answer;
    expect(await verify()).toContain('The log does not have the snapshot');
  });
});

it('[13-04] rotates and revokes the keys that sign, with the root key from where it is kept, and not without it', async () => {
  expect(await atrium('signing-keys', 'list')).toEqual({
    version: 1,
    rootKeys: ['root-1'],
    snapshotKeys: ['registry-1'],
  });
  const rootKey = join(stick, 'root.json');
  renameSync(join(registry.home, 'offline-root-key.json'), rootKey);
  expect(await atrium('signing-keys', 'rotate')).toContain('bring it from where it is kept');
  expect(await atrium('signing-keys', 'rotate', '--root-key', rootKey)).toMatchObject({
    version: 2,
    snapshotKeys: ['registry-1', 'registry-2'],
  });
  expect(await atrium('signing-keys', 'revoke', 'registry-1', '--root-key', rootKey)).toMatchObject({
    snapshotKeys: ['registry-2'],
  });
  expect(await atrium('keys', 'revoke', 'registry-7', '--root-key', rootKey)).toContain('No trusted key');
  expect(await atrium('signing-keys', 'replace-root', '--root-key', rootKey)).toMatchObject({
    version: 4,
    rootKeys: ['root-2'],
  });
  expect(readFileSync(rootKey, 'utf8')).toContain('root-2');
});
