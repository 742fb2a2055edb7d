// The first step of every npm script: installs what the machine lacks (pnpm, Node 24, the packages) and starts the
// command line tool. It has no dependencies and uses nothing that Node 20 lacks. Its messages go to stderr: stdout
// belongs to the command.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE = '24.21.0';
const PNPM = '12.21.0';
/** The npm scripts of package.json, which infra/cli/src/main.ts runs. */
const COMMANDS = [
  'start',
  'test',
  'test:unit',
  'test:changed',
  'test:watch',
  'typecheck',
  'lint',
  'format',
  'sbom',
  'audit',
  'atrium',
  'bench',
];
const ANCESTORS_CHECK_MS = 1_000;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const toolchain = join(root, '.toolchain');
const stamp = join(root, 'node_modules', '.atrium-installed');
const major = Number(process.versions.node.split('.')[0]);
const say = (text) => process.stderr.write(`${text}\n`);

function fail(sentence) {
  say(sentence);
  process.exit(1);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Installs one exact version of a package in .toolchain, unless it is there. Returns its folder. */
function tool(name, version, alternative) {
  const folder = join(toolchain, 'node_modules', name);
  if (readJson(join(folder, 'package.json'))?.version === version) return folder;
  say(`Fetching ${name} ${version} …`);
  mkdirSync(toolchain, { recursive: true });
  if (!existsSync(join(toolchain, 'package.json')))
    writeFileSync(join(toolchain, 'package.json'), '{"private":true}\n');
  const args = ['install', '--prefix', toolchain, '--save-exact', '--no-audit', '--no-fund', '--ignore-scripts'];
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith('.js') || own?.endsWith('.cjs') ? [process.execPath, [own]] : ['npm', []];
  const shell = command === 'npm' && process.platform === 'win32';
  const env = { ...process.env, npm_config_loglevel: 'error' };
  const done = spawnSync(command, [...first, ...args, `${name}@${version}`], {
    encoding: 'utf8',
    cwd: toolchain,
    env,
    shell,
  });
  if (done.error?.code === 'ENOENT') fail(`npm is not on the PATH, and Atrium fetches ${name} with it. ${alternative}`);
  if (done.status !== 0 || !existsSync(folder)) {
    const reason =
      /npm (?:error|ERR!) (?!code|errno|syscall|A complete log)(\S.*)/.exec(done.stderr ?? '')?.[1] ??
      `exit code ${done.status}`;
    fail(
      `npm could not fetch ${name} ${version}: ${reason}. Check the network and npm's registry setting, then run the command again. ${alternative}`,
    );
  }
  return folder;
}

/** Returns the path of a Node that runs TypeScript: the machine's own from 24 on, otherwise one from npm. */
function node() {
  if (major >= 24) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = tool(name, NODE, 'Or install Node 24 yourself.');
  return join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function packages() {
  const under = (folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => join(folder, name)) : [];
  return ['.', 'shell', 'e2e', ...under('remotes'), ...under('shared'), ...under('infra')]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort();
}

/** A hash of everything that determines an installation. */
function installationHash() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${PNPM}`);
  for (const file of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...packages().map((folder) => join(folder, 'package.json')),
  ]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function hasEveryDependency() {
  return packages().every((folder) => {
    const { dependencies, devDependencies } = readJson(join(root, folder, 'package.json')) ?? {};
    return Object.keys({ ...dependencies, ...devDependencies }).every((name) =>
      existsSync(join(root, folder, 'node_modules', name)),
    );
  });
}

function install(withNode) {
  const target = installationHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === target && hasEveryDependency()) return;
  const pnpm = tool('pnpm', PNPM, '');
  say('Installing packages …');
  const isPartial = !existsSync(stamp) || !hasEveryDependency();
  rmSync(stamp, { force: true });
  // The records of an interrupted installation may be wrong: without them, pnpm looks at the files.
  if (isPartial)
    for (const file of ['.modules.yaml', '.pnpm-workspace-state-v1.json'])
      rmSync(join(root, 'node_modules', file), { force: true });
  const env = { ...process.env, CI: 'true', PATH: dirname(withNode) + delimiter + process.env.PATH };
  const done = spawnSync(withNode, [join(pnpm, 'bin', 'pnpm.mjs'), 'install', '--frozen-lockfile'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (done.status !== 0) {
    const output = `${done.stdout}\n${done.stderr}`.trim().split('\n').slice(-15).join('\n');
    fail(
      `${output}\nThe packages could not be installed (pnpm's last lines are above). Check the network and free disk space, then run the command again; it resumes where it stopped.`,
    );
  }
  writeFileSync(stamp, target);
}

/** The process and the process group that started us. */
function ancestors() {
  const shell = `/proc/${process.ppid}/stat`;
  return `${process.ppid} ${existsSync(shell) ? readFileSync(shell, 'utf8').replace(/^.*\)/, '').split(' ')[2] : ''}`;
}

function runCommand(withNode) {
  const env = {
    ...process.env,
    PATH: dirname(withNode) + delimiter + process.env.PATH,
    // Node keeps compiled modules here: a process of the portal starts in half the time. Each is checked against its source.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node'),
  };
  const child = spawn(
    withNode,
    ['--disable-warning=ExperimentalWarning', join(root, 'infra/cli/src/main.ts'), ...process.argv.slice(2)],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env,
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A killed npm forwards no signal: the child is stopped when our ancestors (npm and its shell) have changed.
  const initial = ancestors();
  if (process.env.npm_lifecycle_event)
    setInterval(() => ancestors() !== initial && child.kill('SIGTERM'), ANCESTORS_CHECK_MS).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

if (major < 20) fail(`Atrium needs Node 20 or later to start; this is ${process.versions.node}.`);
if (!COMMANDS.includes(process.argv[2]))
  fail(
    'Use: npm start, npm test, npm run test:unit | test:changed | test:watch | typecheck | lint | format | sbom | audit, npm run -s atrium -- <verb>, npm run -s bench -- <name>.',
  );
const withNode = node();
install(withNode);
runCommand(withNode);
