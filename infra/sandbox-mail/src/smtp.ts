import type { Logger } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mails } from './mails.ts';

const MAX_BYTES = 1_000_000;
const CLOSE_TIMEOUT_MS = 1_000;

/** An SMTP reply code with its sentence. */
const reply = (responseCode: number, sentence: string) => Object.assign(new Error(sentence), { responseCode });

/** Accepts every email but those to the two kinds of recipients that a test wants to be refused. */
export async function startSmtp({
  mails,
  host,
  port,
  log,
}: {
  mails: Mails;
  host: string;
  port: number;
  log: Logger;
}): Promise<{ stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_BYTES,
    closeTimeout: CLOSE_TIMEOUT_MS,
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('refused')) return done(reply(550, 'no such mailbox'));
      if (address.startsWith('busy')) return done(reply(451, 'try again later'));
      done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(reply(552, 'the email is too large'));
        PostalMime.parse(Buffer.concat(chunks)).then(
          ({ from, subject, text, html, messageId }) => {
            for (const { address } of session.envelope.rcptTo)
              mails.add({
                at: Date.now(),
                from: from?.address ?? '',
                to: address,
                subject: subject ?? '',
                text: text ?? html ?? '',
                messageId: messageId ?? '',
              });
            done();
          },
          (error: unknown) => {
            log.warn({ err: error }, 'an email could not be read');
            done(reply(554, 'the email could not be read'));
          },
        );
      });
    },
  });
  server.on('error', (error) => log.warn({ err: error }, 'an SMTP connection failed'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
