import { start } from './start.ts';

/** `npm start`: runs the portal in the foreground until SIGINT, SIGTERM or the end of the parent process. */
export async function startCommand(root: string, env: NodeJS.ProcessEnv): Promise<void> {
  const stopping = new AbortController();
  const stop = () => stopping.abort(new Error('Stopped before startup finished.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  process.channel?.unref();
  const stopRequested = new Promise<void>((resolve) =>
    stopping.signal.addEventListener('abort', () => resolve(), { once: true }),
  );

  const report = (line: string) => process.stdout.write(`${line}\n`);
  const running = await start({ root, env, report, signal: stopping.signal });
  const keepAlive = setInterval(() => {}, 60_000);
  await stopRequested;
  clearInterval(keepAlive);
  report('Stopping …');
  await running.stop();
}
