import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: one of those could be taken before its server starts. */
const [FIRST_PORT, END_PORT] = [20_000, 32_000];
const MAX_TRIES = 100;

/** Returns a TCP port of 127.0.0.1 on which nothing listens at this moment. */
export async function freePort(): Promise<number> {
  for (let turn = 0; turn < MAX_TRIES; turn += 1) {
    const port = randomInt(FIRST_PORT, END_PORT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${FIRST_PORT} and ${END_PORT}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
