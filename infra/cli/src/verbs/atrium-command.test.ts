import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from '@atrium/contracts/registry-versions';
import { freePort } from '@atrium/database/free-port';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import { operatorToken } from '../operator.ts';
import { type RegistryProcess, registryProcess } from '../testing/registry-process.ts';
import { runAtrium } from '../testing/run-atrium.ts';
import { runCli } from '../testing/run-cli.ts';

let home: string;
let registry: RegistryProcess;
let env: NodeJS.ProcessEnv;

/** The commands against the real registry, as a process of its own. */
beforeAll(async () => {
  registry = await registryProcess(20_000);
  ({ home, env } = registry);
  for (const version of ['1.0.0', '1.1.0']) await registerSlots(version);
});
afterAll(async () => {
  await registry?.stop();
});

/** Registers a version whose only file is stored already. */
async function registerSlots(version: string) {
  const folder = join(home, 'artifacts/remotes/slots', version);
  const entry = `var slots = ${JSON.stringify(version)};`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remoteEntry.js'), entry);
  const access = { url: `http://127.0.0.1:${env.ATRIUM_OPS_PORT}`, token: operatorToken(home) };
  const body = {
    version,
    container: `slots_${version.replaceAll('.', '_')}`,
    entry: `/remotes/slots/${version}/remoteEntry.js`,
    integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
    contract: 1,
    subject: 'game' as const,
    routes: [{ path: '/rng', layout: 'full' as const, group: 'games' }],
    size: 4_000,
    commit: 'none',
    consumes: {},
    events: { hears: {}, says: {} },
    sizes: { entry: 4_000, initial: 4_000 },
  };
  return await callRegistry(access, register, { params: { name: 'slots' }, body });
}

async function atrium(...args: string[]) {
  const run = await runAtrium(['--json', ...args], env);
  expect({ args, ...run }).toMatchObject({ code: 0, stderr: '' });
  return JSON.parse(run.stdout);
}
const slots = async () => (await atrium('status')).remotes.find((remote: { name: string }) => remote.name === 'slots');

it('promotes, canaries, rolls back and prints the status', async () => {
  expect(await atrium('promote', 'slots', '1.0.0')).toMatchObject({ applied: true });
  expect(await slots()).toMatchObject({ kind: 'module', version: '1.0.0' });
  await atrium('promote', 'slots', '1.1.0', '--canary', '10');
  expect(await slots()).toMatchObject({ version: '1.0.0', canary: { version: '1.1.0', percent: 10 } });
  await atrium('promote', 'slots', '1.1.0');
  expect(await slots()).toMatchObject({ version: '1.1.0' });
  await atrium('rollback', 'slots');
  expect(await slots()).toMatchObject({ version: '1.0.0' });
});

it('swaps and restores, and keeps account of it, newest first', async () => {
  await atrium('promote', 'slots', '1.0.0');
  await atrium('swap', 'slots', '--maintenance', 'Back at noon', '--reason', 'vendor down');
  expect(await slots()).toMatchObject({ kind: 'maintenance', standIn: { text: 'Back at noon' } });
  await atrium('restore', 'slots');
  expect((await slots()).standIn).toBeUndefined();
  const [newest, before] = await atrium('audit');
  expect(newest).toMatchObject({ actor: 'operator', action: 'restore', remote: 'slots' });
  expect(before).toMatchObject({ action: 'swap', reason: 'vendor down' });
});

it('takes a second person to close the whole site', async () => {
  const { applied, approval } = await atrium('system', 'maintenance', '--reason', 'works');
  expect(applied).toBe(false);
  expect((await runCli(['atrium', 'approve', approval.id], env)).code).toBe(1);
  expect(await atrium('--as', 'approver', 'approve', approval.id)).toMatchObject({ applied: true });
  expect((await atrium('status')).system.status).toBe('maintenance');
});

it('speaks to people without --json', async () => {
  await atrium('promote', 'slots', '1.0.0');
  const { stdout } = await runCli(['atrium', 'status'], env);
  expect(stdout).toMatch(/^sequence \d+, the site is \w+\n {2}slots: 1\.0\.0, not yet checked in a browser\n$/);
});

it.each([
  ['an unknown version', ['promote', 'slots', '9.9.9'], /UNKNOWN_VERSION/],
  ['a percentage that is none', ['promote', 'slots', '1.0.0', '--canary', '300'], /percentage from 0 to 100/],
  ['two stand-ins at once', ['swap', 'slots', '--to', '1.0.0', '--maintenance', 'x', '--reason', 'y'], /exactly one/],
  ['a swap without a reason', ['swap', 'slots', '--to', '1.0.0'], /--reason/],
  ['an unknown verb', ['polish'], /unknown command/],
  ['an unknown speaker', ['--as', 'nobody', 'status'], /No token found for "nobody"/],
])('refuses %s on stderr, with nothing on stdout', async (_, args, sentence) => {
  const run = await runAtrium(['--json', ...args], env);
  expect(run.stderr).toMatch(sentence);
  expect([run.stdout, run.code === 0]).toEqual(['', false]);
});

it('says that nobody answers', async () => {
  const port = await freePort();
  const { code, stderr } = await runCli(['atrium', 'status'], { ...env, ATRIUM_OPS_URL: `http://127.0.0.1:${port}` });
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining(`No response from http://127.0.0.1:${port} (ECONNREFUSED). Is Atrium running?`),
  ]);
});

it('[13-23] verifies no log by keys that this machine lacks', async () => {
  const { stderr } = await runCli(['atrium', 'snapshot-log'], { ...env, ATRIUM_VAR: join(home, 'nowhere') });
  expect(stderr).toMatch(/trusted-keys\.json is missing\. Copy it once/);
});

it('[13-24] calls the site of another machine where its address is set', async () => {
  const elsewhere = `http://127.0.0.1:${await freePort()}`;
  const { code, stderr } = await runCli(['atrium', 'config', 'list'], { ...env, ATRIUM_SITE_URL: elsewhere });
  expect([code, stderr]).toEqual([1, expect.stringContaining(`No response from ${elsewhere} (ECONNREFUSED)`)]);
});

it('[13-18] invites a squad, which joins without a token and acts under its own name', async () => {
  const { id, invitation } = await atrium('invite', 'squad-of-den', 'den', '--reason', 'a new vertical');
  const ofNobody = { ...env, ATRIUM_VAR: join(home, 'elsewhere') };
  const joined = await runCli(['atrium', 'join', invitation], ofNobody);
  expect(joined).toMatchObject({ code: 0, stderr: '' });
  expect(await atrium('invitations')).toEqual([expect.objectContaining({ id, remote: 'den', state: 'redeemed' })]);
  const squad = { ...ofNobody, ATRIUM_OPS_TOKEN: joined.stdout.trim() };
  expect((await runCli(['atrium', 'invite', 'others', 'den', '--reason', 'more'], squad)).stderr).toContain(
    'squad-of-den is squad; invite needs operator.',
  );
  expect((await runCli(['atrium', 'join', invitation], ofNobody)).stderr).toContain('INVITATION_INVALID');
});

it('prints the token of a squad with several remotes, which it keeps to', async () => {
  const { stdout } = await runCli(['atrium', 'invite', 'squad-of-two', '--remotes', 'den,pit'], env);
  const squad = { ...env, ATRIUM_OPS_TOKEN: stdout.trim() };
  const close = (remote: string) =>
    runCli(['atrium', 'swap', remote, '--maintenance', 'Back at noon.', '--reason', 'a fault'], squad);
  expect((await close('pit')).stderr).toContain('UNKNOWN_REMOTE');
  expect((await close('rink')).stderr).toContain('squad-of-two may change den,pit, not rink.');
  expect((await runCli(['atrium', 'invite', 'squad-of-two'], env)).stderr).toContain('--remotes A,B');
});
