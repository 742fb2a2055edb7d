import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runCommand } from '@atrium/remote/run-command';
import { type RegistryProcess, registryProcess } from '../testing/registry-process.ts';
import { scratchHouse } from '../testing/scratch-house.ts';

// Types, tests and a build of a whole remote, on a machine that may be busy.
jest.setTimeout(400_000);

const house = scratchHouse();
let home: string;
let registry: RegistryProcess;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  registry = await registryProcess(60_000);
  ({ home, env } = registry);
});
afterAll(async () => {
  await registry?.stop();
  house.remove();
});

const atrium = async (...args: string[]) => {
  const run = await house.atrium(['--json', ...args], env);
  expect({ args, ...run }).toMatchObject({ code: 0 });
  return JSON.parse(run.stdout);
};
const refused = async (...args: string[]) => {
  const run = await house.atrium(['--json', ...args], env);
  expect([run.stdout, run.code]).toEqual(['', 1]);
  return run.stderr;
};
const edit = (file: string, from: string, to: string) => {
  const path = join(house.remote('bingo-hall'), file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
};
const snapshot = async () => (await fetch(`http://127.0.0.1:${env.ATRIUM_OPS_PORT}/registry/snapshot`)).json();

it('makes a remote that has right types, passes its tests, is released and is listed in the snapshot', async () => {
  expect(await atrium('new', 'bingo-hall', '--kind', 'game', '--no-install')).toMatchObject({
    name: 'bingo-hall',
    path: '/bingo-hall',
  });
  house.link('bingo-hall');
  expect(await house.tool('node_modules/typescript-native/bin/tsc', ['-p', 'tsconfig.json'])).toMatchObject({
    code: 0,
    stdout: '',
  });
  // Its own tests run here: a release proves a remote first.
  expect(await atrium('release', 'bingo-hall')).toMatchObject({ name: 'bingo-hall', version: '0.1.0', created: true });
  // What was built for the upload does not stay beside the stored version.
  expect(existsSync(join(env.ATRIUM_VAR!, 'release-builds/remotes/bingo-hall'))).toBe(false);
  expect(await atrium('promote', 'bingo-hall', '0.1.0')).toMatchObject({ applied: true });
  const { remotes } = (await snapshot()) as {
    remotes: { name: string; subject: string; routes: { path: string }[] }[];
  };
  expect(remotes.map(({ name, subject, routes }) => [name, subject, routes[0]!.path])).toEqual([
    ['bingo-hall', 'game', '/bingo-hall'],
  ]);
  expect(await atrium('release', 'bingo-hall')).toMatchObject({ version: '0.1.0', created: false });
});

it('refuses other sources under a version that exists, takes them under another, and never what fails its tests', async () => {
  edit('locales/en.json', 'This area is new. Sign in', 'Welcome. Sign in');
  expect(await refused('release', 'bingo-hall', '--skip-tests', 'shown below')).toContain(
    'bingo-hall 0.1.0 already exists with different content.',
  );
  edit('package.json', '"0.1.0"', '"0.2.0"');
  expect(await atrium('release', 'bingo-hall', '--skip-tests', 'its tests are run elsewhere')).toMatchObject({
    version: '0.2.0',
    created: true,
  });
  const [newest] = await atrium('audit', '--limit', '1');
  expect(newest).toMatchObject({
    action: 'register',
    reason: 'released without its tests: its tests are run elsewhere',
  });
  edit('package.json', '"0.2.0"', '"0.3.0"');
  edit('locales/ms.json', '"welcome"', '"welcomed"');
  const refusal = await refused('release', 'bingo-hall');
  expect(refusal).toContain('The tests of bingo-hall failed, so it was not released.');
  expect(refusal).toContain('"welcome\\" is missing in \\"ms\\"');
});

it('[13-07] refuses a build that does not fit its host, in a sentence, and makes none of its files public', async () => {
  edit('locales/ms.json', '"welcomed"', '"welcome"');
  edit('remote.ts', 'contract: 1', 'contract: 3');
  expect(await refused('release', 'bingo-hall', '--skip-tests', 'to see the contract checked')).toContain(
    'bingo-hall 0.3.0 speaks host contract 3; the hosts here speak 1 to 2.',
  );
  edit('remote.ts', 'contract: 3', 'contract: 1');
  edit(
    'src/bingo-hall-page.tsx',
    "import { useMember } from '@atrium/host';",
    "import { host, useEvent, useMember } from '@atrium/host';",
  );
  edit(
    'src/bingo-hall-page.tsx',
    '  const member = useMember();',
    "  const member = useMember();\n  useEvent('jackpot.fell' as never, () => host().navigate('/'));",
  );
  expect(await refused('release', 'bingo-hall', '--skip-tests', 'to see the events checked')).toContain(
    'bingo-hall 0.3.0 uses the event "jackpot.fell", which the host does not know.',
  );
  expect(readdirSync(join(home, 'artifacts/remotes/bingo-hall')).sort()).toEqual(['0.1.0', '0.2.0']);
});

it('[13-07] uploads a build of another bundler, completes its manifest, and refuses other bytes under its version', async () => {
  const folder = join(home, 'elsewhere');
  const made = join(folder, 'manifest.json');
  cpSync(join(home, 'artifacts/remotes/bingo-hall/0.2.0'), folder, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  const { files: _files, integrity: _integrity, commit: _commit, ...declared } = JSON.parse(readFileSync(made, 'utf8'));
  const write = (manifest: object) => writeFileSync(made, JSON.stringify(manifest));
  write({ ...declared, version: '0.9.0' });
  const release = () => house.atrium(['--json', 'release', 'bingo-hall', '--built', folder], env);
  const stored = (version: string) => join(home, 'artifacts/remotes/bingo-hall', version);
  expect(await release()).toMatchObject({ code: 0, stdout: expect.stringContaining('"created": true') });
  expect(readdirSync(stored('0.9.0'))).toEqual(expect.arrayContaining([declared.entry, `${declared.entry}.br`]));
  const entry = join(folder, declared.entry);
  writeFileSync(entry, `${readFileSync(entry, 'utf8')};`);
  expect((await release()).stderr).toContain('bingo-hall 0.9.0 exists with other bytes.');
  write({ ...declared, version: '0.9.1', events: { hears: { 'jackpot.fell': {} }, says: {} } });
  expect((await release()).stderr).toContain(
    'bingo-hall 0.9.1 uses the event "jackpot.fell", which the host does not know.',
  );
  write({ ...declared, version: '0.9.2', subject: 'casino' });
  expect((await release()).stderr).toContain('subject');
  // A refused build is not public and does not use up its version.
  for (const version of ['0.9.1', '0.9.2']) expect(existsSync(stored(version))).toBe(false);
});

it.each([
  ['a name of capitals', ['new', 'Bingo', '--no-install'], '"Bingo" is not a valid remote name'],
  ['a name with an end that hangs', ['new', 'bingo-', '--no-install'], '"bingo-" is not a valid remote name'],
  ['a name that leads elsewhere', ['new', '../bingo', '--no-install'], 'is not a valid remote name'],
  ['a name that means something else', ['new', 'registry', '--no-install'], '"registry" is a reserved name'],
  ['one that exists', ['new', 'bingo-hall', '--no-install'], 'remotes/bingo-hall already exists.'],
  ['the name of another package', ['new', 'lobby', '--no-install'], 'The package @atrium/lobby already exists'],
  ['an address of the shell', ['new', 'keno', '--path', '/vip', '--no-install'], '/vip is used by the site.'],
  [
    'an address of a neighbour',
    ['new', 'keno', '--path', '/bingo-hall', '--no-install'],
    '/bingo-hall is used by bingo-hall.',
  ],
  ['a release of nothing', ['release', 'nowhere'], 'No remote named "nowhere" found under remotes/.'],
])('refuses %s', async (_, args, sentence) => expect(await refused(...args)).toContain(sentence));

it('[13-18] adds, tests, lists and removes a webhook of a remote', async () => {
  const server = createServer((_request, response) => response.writeHead(204).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const { id } = await atrium('webhook', 'add', 'bingo-hall', url, '--reason', 'our chat');
    expect(await atrium('webhook', 'test', 'bingo-hall', id)).toEqual({
      delivered: true,
      outcome: 'answered with 204',
    });
    expect(await atrium('webhook', 'list', 'bingo-hall')).toMatchObject([{ id, url, state: 'working' }]);
    expect(await atrium('webhook', 'remove', 'bingo-hall', id)).toEqual({ id, removed: true });
    expect(await refused('webhook', 'test', 'bingo-hall', id)).toContain(`bingo-hall has no webhook ${id}.`);
  } finally {
    server.close();
  }
});

it('[13-21] tries no version hidden that was released without its tests, and says where nothing was rendered', async () => {
  expect(await refused('shadow', 'start', 'bingo-hall', '0.2.0')).toContain('was released without its tests');
  const run = await house.atrium(['shadow', 'report', 'bingo-hall'], env);
  expect(run).toMatchObject({ code: 0, stdout: 'No version of bingo-hall has been rendered hidden.\n' });
});

it('prepares a stand-in with a version that does not exist yet, lists what it lacks, and drops it', async () => {
  const about = ['bingo-hall', '--reason', 'for the day it fails'];
  await atrium('stand-in', 'prepare', ...about, '--to', '4.0.0', '--minutes', '30');
  expect(await house.atrium(['stand-in', 'list'], env)).toMatchObject({
    stdout: 'bingo-hall: 4.0.0, for 30 minutes, not ready: bingo-hall has no version 4.0.0.\n',
  });
  expect(await refused('stand-in', 'accept', ...about)).toContain('bingo-hall has no version 4.0.0.');
  expect(await atrium('stand-in', 'drop', ...about)).toMatchObject({ dropped: true });
});

it('[13-18] gives a squad with its own token alone the same: stand-ins that only operators accept, and maintenance', async () => {
  const site = { ATRIUM_OPS_URL: `http://127.0.0.1:${env.ATRIUM_OPS_PORT}` };
  const own = async (...args: string[]) => {
    const printed: string[] = [];
    const add = (text: string) => void printed.push(text);
    const code = await runCommand(args, house.remote('bingo-hall'), site, { out: add, err: add });
    return code ? `${code}: ${printed.join('')}` : printed.join('');
  };
  const { invitation } = await atrium('invite', 'hall-squad', 'bingo-hall', '--reason', 'its squad');
  expect(await own('join', invitation)).toContain('hall-squad may change bingo-hall until');

  const about = ['--vendor', 'PG', '--reason', 'for the day it fails'];
  expect(await own('stand-in', 'prepare', ...about, '--maintenance', 'PG is away.')).toBe(
    'Prepared: bingo-hall, if PG fails: “PG is away.”\n',
  );
  expect((await atrium('audit', '--limit', '1'))[0]).toMatchObject({
    actor: 'hall-squad',
    action: 'stand-in-prepared',
  });
  expect(await own('stand-in', 'list')).toBe('bingo-hall, if PG fails: “PG is away.”\n');
  expect(await own('stand-in', 'accept', ...about)).toContain("1: error: unknown command 'accept'");
  expect(await own('stand-in', 'drop', ...about)).toBe('The stand-in of bingo-hall is no longer prepared.\n');

  const hall = async () => ((await snapshot()) as { remotes: { name: string }[] }).remotes[0];
  expect(await own('close', 'Back at nine.', '--until', '2099-01-02T21:00:00Z')).toBe('bingo-hall is closed.\n');
  expect(await hall()).toMatchObject({ name: 'bingo-hall', kind: 'maintenance', text: 'Back at nine.' });
  expect(await own('open')).toBe('bingo-hall is open.\n');
  expect(await hall()).toMatchObject({ name: 'bingo-hall', kind: 'module', version: '0.1.0' });
});
