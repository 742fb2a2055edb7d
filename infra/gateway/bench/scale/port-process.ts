import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Leashed, startLeashed } from '@atrium/database/leash';
import { environment } from '../world/environment.ts';

/** A program of the machine that listens on a port, such as Redis or nginx. */
export interface PortProcess {
  readonly port: number;
  start(): Promise<void>;
  /** Sends SIGKILL to it and to all that it started. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 20_000;

export function portProcess(port: number, command: string, args: string[]): PortProcess {
  let run: Leashed | undefined;
  return {
    port,
    async start() {
      const own = startLeashed(command, args, { env: { PATH: environment.path }, lastSignal: 'TERM' });
      run = own;
      let output = '';
      for (const stream of [own.child.stdout, own.child.stderr])
        stream?.on('data', (chunk) => (output = (output + String(chunk)).slice(-2_000)));
      let hasExited = false;
      void own.exited.then(() => (hasExited = true));
      for (const limit = Date.now() + READY_TIMEOUT_MS; !(await isListening(port)); await pause(20))
        if (hasExited || Date.now() > limit)
          throw new Error(`${command} did not start: ${output.trim() || 'no output'}`);
    },
    async kill() {
      if (!run) return;
      process.kill(-run.child.pid!, 'SIGKILL');
      await run.exited;
    },
    stop: async () => await run?.stop('SIGTERM', 5_000),
  };
}

/** Throws a sentence that names what to install where one of these programs is missing. */
export function requirePrograms(programs: Record<string, { try: string; packageName: string }>): void {
  const missing = Object.entries(programs).filter(([name, { try: flag }]) => spawnSync(name, [flag]).error);
  if (missing.length === 0) return;
  throw new Error(
    `This measurement needs ${missing.map(([name]) => name).join(' and ')} in PATH. On Debian: apt-get install ${missing.map(([, { packageName }]) => packageName).join(' ')}.`,
  );
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
