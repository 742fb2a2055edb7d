import { createServer } from 'node:net';
import type { Settings } from '../environment.ts';

const PORTS = [
  'ATRIUM_SITE_PORT',
  'ATRIUM_OPS_PORT',
  'ATRIUM_VENDOR_PORT',
  'ATRIUM_PAYMENTS_PORT',
  'ATRIUM_MAIL_PORT',
] as const;

/** Throws a sentence naming the variable when a port is taken, or given twice. Nothing listens afterwards. */
export async function checkPorts(settings: Settings): Promise<void> {
  for (const [index, name] of PORTS.entries()) {
    const port = settings[name];
    const twin = PORTS.slice(0, index).find((other) => settings[other] === port);
    if (twin) throw new Error(`${twin} and ${name} are both ${port}. Set one of them to another port.`);
    if (!(await isFree(+port))) {
      throw new Error(`Port ${port} is already in use. Stop the program that uses it, or set ${name} to a free port.`);
    }
  }
}

/** `localhost` may mean either address, so both have to be free. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 has nobody listening there either.
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
