import { createServer } from 'node:net';
import { freePort } from '@atrium/database/free-port';
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

/**
 * The settings with a port for the mailbox. Nobody has to know it to use the portal, so where the default is taken, by the
 * mailbox of a second copy for example, another free port serves as well. A port that `env` names is kept.
 */
export async function withMailPort(settings: Settings, env: NodeJS.ProcessEnv): Promise<Settings> {
  if (env.ATRIUM_MAIL_PORT?.trim() || (await isFree(+settings.ATRIUM_MAIL_PORT))) return settings;
  return { ...settings, ATRIUM_MAIL_PORT: String(await freePort()) };
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
