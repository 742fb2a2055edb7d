import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CliRun } from './run-cli.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const LINKED = ['shell', 'shared', 'infra', 'node_modules', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const TYPED = {
  extends: join(ROOT, 'tsconfig.json'),
  include: ['remotes', join(ROOT, 'shared/remote-conformance/page/page-setup.ts')],
  compilerOptions: { noEmit: true, types: ['node', 'jest'], typeRoots: [join(ROOT, 'node_modules/@types')] },
};

/**
 * A checkout with an empty `remotes/` of its own; everything else is linked to this one. A remote that is created there
 * finds its packages as the others do.
 */
export function scratchHouse() {
  const root = mkdtempSync(join(tmpdir(), 'atrium-house-'));
  for (const part of LINKED) symlinkSync(join(ROOT, part), join(root, part));
  mkdirSync(join(root, 'remotes'));
  cpSync(join(ROOT, 'jest.config.mjs'), join(root, 'jest.config.mjs'));
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(TYPED));
  return {
    root,
    remote: (name: string) => join(root, 'remotes', name),
    /** Links the packages, as the package manager would. */
    link: (name: string) =>
      symlinkSync(join(ROOT, 'remotes/slots/node_modules'), join(root, 'remotes', name, 'node_modules')),
    tool: (script: string, args: string[]) => run(join(ROOT, script), args, root, process.env),
    /** Runs the atrium command of this checkout. */
    atrium(args: string[], env: NodeJS.ProcessEnv): Promise<CliRun> {
      const call = `import { atriumCommand } from ${JSON.stringify(join(ROOT, 'infra/cli/src/verbs/atrium-command.ts'))}; process.exitCode = await atriumCommand(${JSON.stringify(root)}, process.env, ${JSON.stringify(args)});`;
      const main = join(root, 'atrium.mjs');
      writeFileSync(main, call);
      return run(main, [], root, {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...env,
      });
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function run(script: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<CliRun> {
  const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], { cwd, env });
  let stdout = '';
  let stderr = '';
  started.stdout.on('data', (chunk) => (stdout += chunk));
  started.stderr.on('data', (chunk) => (stderr += chunk));
  return new Promise((resolve) => started.once('close', (code) => resolve({ code, stdout, stderr })));
}
