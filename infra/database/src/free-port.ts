import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

export interface PortRange {
  from: number;
  below: number;
}

/** Below the ports that systems give to outgoing connections: one of those could be taken before its server starts. */
const AT_ONCE: PortRange = { from: 20_000, below: 32_000 };
const MAX_TRIES = 100;

/**
 * Returns a TCP port of 127.0.0.1 on which nothing listens at this moment. Servers that start much later name a range of
 * their own: from this one, other processes choose meanwhile.
 */
export async function freePort({ from, below }: PortRange = AT_ONCE): Promise<number> {
  for (let turn = 0; turn < MAX_TRIES; turn += 1) {
    const port = randomInt(from, below);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found from ${from} and below ${below}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
