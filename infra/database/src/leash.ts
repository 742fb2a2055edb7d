import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** A process that never outlives the one that started it. */
export interface Leashed {
  child: ChildProcess;
  /** Resolves when the process is gone, however it went. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Asks politely with `signal`, and forcibly after `patience` milliseconds; resolves when it is gone. */
  stop(signal: NodeJS.Signals, patience: number): Promise<void>;
}

// The shell becomes the program itself (exec), so process id and exit code are the program's own. Its twin holds the
// read end of a pipe: "done" means the program went first; the end of the pipe means that we are gone.
const HOLD = 'exec 3<&0; (read -r word <&3 || kill -s "$0" $$) >/dev/null 2>&1 & exec "$@" </dev/null 3<&-';

/**
 * Starts a program in a process group of its own, so that a Ctrl-C in the terminal reaches only us and we decide the
 * order of stopping. Should we die without a word (kill -9), the program receives `lastSignal`.
 */
export function startLeashed(
  command: string,
  args: string[],
  options: SpawnOptions & { lastSignal: 'INT' | 'TERM' },
): Leashed {
  const { lastSignal, ...rest } = options;
  const child =
    process.platform === 'win32'
      ? spawn(command, args, { ...rest, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
      : spawn('/bin/sh', ['-c', HOLD, lastSignal, command, ...args], {
          ...rest,
          stdio: ['pipe', 'pipe', 'pipe'],
          detached: true,
        });
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('error', () => resolve({ code: 127, signal: null }));
    child.once('exit', (code, signal) => {
      child.stdin?.end('done\n');
      resolve({ code, signal });
    });
  });
  child.stdin?.on('error', () => {});
  return {
    child,
    exited,
    async stop(signal, patience) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), patience);
      await exited;
      clearTimeout(timer);
    },
  };
}
