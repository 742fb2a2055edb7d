import pino from 'pino';
import { buildMailbox } from './mailbox.ts';
import { openMails } from './mails.ts';
import { startSmtp } from './smtp.ts';

const env = process.env;
const log = pino({ name: 'sandbox-mail' });
const HOST = '127.0.0.1';

function portOf(name: string, fallback?: number): number {
  const port = Number(env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} must be a port number.`);
  return port;
}

try {
  const port = portOf('ATRIUM_MAIL_PORT', 8025);
  const mails = openMails(env.MAIL_STORE ?? 'var/sandbox-mail.sqlite');
  const smtp = await startSmtp({ mails, host: HOST, port: portOf('MAIL_SMTP_PORT', 1025), log });
  const mailbox = buildMailbox(mails);
  const stop = () => {
    setTimeout(() => process.exit(0), 1_800).unref();
    void Promise.all([smtp.stop(), mailbox.close()]).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await mailbox.listen({ host: HOST, port });
  log.info({ port }, 'listening');
} catch (error) {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
