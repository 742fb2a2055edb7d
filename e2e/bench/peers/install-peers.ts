import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from './hosts.ts';

/** Installs the frameworks in their own folder, by their own lock file, and builds the hosts. Their output goes to stderr. */
export function installPeers(root: string, hosts: readonly Host[]): void {
  const peers = join(root, 'e2e/peers');
  const pnpm = join(root, '.toolchain/node_modules/pnpm/bin/pnpm.mjs');
  if (!existsSync(pnpm)) throw new Error('pnpm is missing. Start this by npm run -s bench -- peers, which fetches it.');
  run(peers, [pnpm, 'install', '--frozen-lockfile', '--ignore-scripts']);
  run(peers, ['--disable-warning=ExperimentalWarning', 'build/main.ts', ...hosts]);
}

function run(cwd: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, {
    cwd,
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, CI: 'true' },
  });
  if (status !== 0) throw new Error(`node ${args.join(' ')} in ${cwd} ended with ${status}.`);
}
