import { rmSync } from 'node:fs';

/** The global teardown: stops the server that the set-up started, and removes its files. */
export default async function stopTestDatabase() {
  const started = globalThis.atriumTestDatabase;
  if (!started) return;
  await started.database.stop();
  rmSync(started.folder, { recursive: true, force: true });
}
