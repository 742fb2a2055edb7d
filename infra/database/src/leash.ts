import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** A process that never outlives this one. */
export interface Leashed {
  child: ChildProcess;
  /** Resolves when the process has exited for any reason. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Sends `signal`, and SIGKILL if the process still runs after `graceMs`. Resolves when it has exited. */
  stop(signal: NodeJS.Signals, graceMs: number): Promise<void>;
}

// A shell that starts the program, forwards signals to it, reaps it, and exits with its exit code. Another child of the
// shell reads a pipe from this process: the pipe closes when this process dies.
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
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches only this process, which decides in
 * what order its programs stop. If this process is killed (kill -9), the program receives `lastSignal`.
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
    async stop(signal, graceMs) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      const timer = setTimeout(() => killGroup(child), graceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** The shell leads a group of its own, which contains the program and every process that it started. */
function killGroup(child: ChildProcess): void {
  try {
    process.kill(process.platform === 'win32' ? child.pid! : -child.pid!, 'SIGKILL');
  } catch {
    // It has just exited.
  }
}
