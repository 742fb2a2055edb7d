import { start } from './start.ts';

/** `npm start`: up, in the foreground until SIGINT, SIGTERM or the end of whoever started us, then down. */
export async function startCommand(root: string, env: NodeJS.ProcessEnv): Promise<void> {
  const leaving = new AbortController();
  const leave = () => leaving.abort(new Error('Stopped before startup finished.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  process.on('disconnect', leave);
  process.channel?.unref();
  const asked = new Promise<void>((resolve) =>
    leaving.signal.addEventListener('abort', () => resolve(), { once: true }),
  );

  const report = (line: string) => process.stdout.write(`${line}\n`);
  const running = await start({ root, env, report, signal: leaving.signal });
  const alive = setInterval(() => {}, 60_000);
  await asked;
  clearInterval(alive);
  report('Stopping …');
  await running.stop();
}
