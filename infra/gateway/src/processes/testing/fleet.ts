import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isResponding } from '@atrium/database/is-responding';
import { freePort } from '@atrium/database/free-port';

/** Gateways as in production: separate processes on one database. */
export interface Fleet {
  ports: readonly number[];
  /** The whole output of a process. */
  logOf(index: number): string;
  start(index: number): Promise<void>;
  signal(index: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  stop(): Promise<void>;
}

const MAIN = join(import.meta.dirname, '../../main.ts');
/** Shorter than the limit of a hook, so that a failure shows the gateway's log. */
const READY_TIMEOUT_MS = 100_000;

export async function startFleet(count: number, env: Record<string, string>): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-fleet-'));
  const ports: number[] = [];
  while (ports.length < count) {
    const port = await freePort();
    if (!ports.includes(port)) ports.push(port);
  }
  const processes: (ChildProcess | undefined)[] = [];
  const logs = ports.map(() => '');

  async function start(index: number): Promise<void> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ATRIUM_VAR: folder,
        ATRIUM_SEED: 'empty',
        ATRIUM_OPS_URL: 'http://127.0.0.1:9',
        ATRIUM_GATEWAY_HOST: '127.0.0.1',
        ATRIUM_GATEWAY_PORT: String(ports[index]),
        ATRIUM_GATEWAY_NAME: `gateway-${index + 1}`,
        ATRIUM_TRUSTED_PROXIES: '127.0.0.1/32',
        ATRIUM_DRAIN_SECONDS: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    processes[index] = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        logs[index] += String(chunk);
      });
    }
    for (const limit = Date.now() + READY_TIMEOUT_MS; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
      if (child.exitCode !== null || Date.now() > limit)
        throw new Error(`Gateway ${index} did not start:\n${logs[index]}`);
      if (await isResponding(`http://127.0.0.1:${ports[index]}/readyz`)) return;
    }
  }
  async function signal(index: number, name: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = processes[index];
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    child.kill(name);
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  }
  const stop = async () => {
    await Promise.all(ports.map((_, index) => signal(index, 'SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(ports.map((_, index) => start(index)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { ports, logOf: (index) => logs[index]!, start, signal, stop };
}
