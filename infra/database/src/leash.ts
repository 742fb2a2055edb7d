import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** A process that never outlives the one that started it. */
export interface Leashed {
  child: ChildProcess;
  /** Resolves when the process is gone, however it went. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Asks politely with `signal`, and forcibly after `patience` milliseconds; resolves when it is gone. */
  stop(signal: NodeJS.Signals, patience: number): Promise<void>;
}

// A shell keeps the program: it passes signals on, buries it, and answers its exit code. Its other child holds the
// read end of a pipe from us: the end of that pipe means that we are gone.
const KEEPER = `
exec 3<&0
"$@" </dev/null 3<&- &
program=$!
(read -r word <&3; kill -s "$0" $program) >/dev/null 2>&1 &
watch=$!
trap 'kill -s TERM $program' TERM
trap 'kill -s INT $program' INT
wait $program
code=$?
while kill -0 $program 2>/dev/null; do wait $program; code=$?; done
kill $watch 2>/dev/null
wait $watch 2>/dev/null
exit $code
`;

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
      : spawn('/bin/sh', ['-c', KEEPER, lastSignal, command, ...args], {
          ...rest,
          stdio: ['pipe', 'pipe', 'pipe'],
          detached: true,
        });
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('error', () => resolve({ code: 127, signal: null }));
    child.once('exit', (code, signal) => {
      child.stdin?.end();
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
      const timer = setTimeout(() => killAll(child), patience);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** The keeper leads a group of its own: with it go the program and all that it started. */
function killAll(child: ChildProcess): void {
  try {
    process.kill(process.platform === 'win32' ? child.pid! : -child.pid!, 'SIGKILL');
  } catch {
    // It went in this very moment.
  }
}
