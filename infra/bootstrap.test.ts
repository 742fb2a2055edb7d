import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atrium-bootstrap-'));
  mkdirSync(join(root, 'infra/cli/src'), { recursive: true });
  mkdirSync(join(root, 'bin'));
  copyFileSync(join(import.meta.dirname, 'bootstrap.mjs'), join(root, 'infra/bootstrap.mjs'));
  put('package.json', '{"dependencies":{"tool":"1.0.0"}}');
  put('pnpm-lock.yaml', '');
  put('pnpm-workspace.yaml', '');
  put('infra/cli/src/main.ts', 'console.log(JSON.stringify(process.argv.slice(2) as string[])); process.exit(7);');
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (file: string, text: string) => writeFileSync(join(root, file), text);

/** A pnpm that "installs" the one dependency, or fails; each call appends a line to the file `calls`. */
function plantPnpm(behaviour: string) {
  mkdirSync(join(root, '.toolchain/node_modules/pnpm/bin'), { recursive: true });
  put('.toolchain/node_modules/pnpm/package.json', '{"version":"12.21.0"}');
  put(
    '.toolchain/node_modules/pnpm/bin/pnpm.mjs',
    `import { appendFileSync, mkdirSync } from 'node:fs'; appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n'); ${behaviour}`,
  );
}
const INSTALLS = "mkdirSync('node_modules/tool', { recursive: true });";
const calls = () =>
  existsSync(join(root, 'calls'))
    ? spawnSync('cat', [join(root, 'calls')], { encoding: 'utf8' })
        .stdout.trim()
        .split('\n')
    : [];

function bootstrap(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'infra/bootstrap.mjs'), ...args], {
    encoding: 'utf8',
    env: { PATH: join(root, 'bin') },
  });
  return { status, stdout, stderr };
}

it('installs, then passes on arguments, output and exit code', () => {
  plantPnpm(INSTALLS);
  expect(bootstrap('atrium', '--json', 'status')).toMatchObject({
    status: 7,
    stdout: '["atrium","--json","status"]\n',
  });
  expect(calls()).toEqual(['install --frozen-lockfile']);
});

it('has compiled modules kept between starts, where the caller does not name a folder', () => {
  plantPnpm(INSTALLS);
  put('infra/cli/src/main.ts', "import './part.ts';");
  put('infra/cli/src/part.ts', 'export const part: number = 1;');
  bootstrap('start');
  expect(readdirSync(join(root, 'node_modules/.cache/node'), { recursive: true }).length).toBeGreaterThan(1);
});

it('installs once, and again after a change or when a package is gone', () => {
  plantPnpm(INSTALLS);
  bootstrap('start');
  expect(bootstrap('start').stderr).toBe('');
  expect(calls()).toHaveLength(1);
  put('pnpm-lock.yaml', 'changed: true\n');
  bootstrap('start');
  expect(calls()).toHaveLength(2);
  rmSync(join(root, 'node_modules/tool'), { recursive: true });
  bootstrap('start');
  expect(calls()).toHaveLength(3);
});

it('says what to do when an installation fails, and installs again the next time', () => {
  plantPnpm("console.error('ERR the disk is full'); process.exit(1);");
  const { status, stdout, stderr } = bootstrap('start');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/ERR the disk is full\nThe packages could not be installed .* run the command again/);
  plantPnpm(INSTALLS);
  expect(bootstrap('start').status).toBe(7);
});

it('says so when npm is missing', () => {
  expect(bootstrap('start')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('npm is not on the PATH'),
  });
});

it('says so when npm cannot reach its registry', () => {
  put(
    'bin/npm',
    "#!/bin/sh\necho 'npm error code ENOTFOUND' >&2\necho 'npm error request to the registry failed' >&2\nexit 1\n",
  );
  chmodSync(join(root, 'bin/npm'), 0o755);
  const { status, stderr } = bootstrap('start');
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/npm could not fetch pnpm 12\.21\.0: request to the registry failed\. Check the network/),
  ]);
});

it('runs every script of package.json, and no other command', () => {
  plantPnpm(INSTALLS);
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const [name, script] of Object.entries(scripts)) {
    expect(script).toBe(`exec node infra/bootstrap.mjs ${name}`);
    expect(bootstrap(name, '--flag')).toMatchObject({ status: 7, stdout: `["${name}","--flag"]\n` });
  }
  expect(bootstrap('dance')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Use: npm start/) });
});
