import { createTransport } from 'nodemailer';

export interface OutgoingEmail {
  /** Of its row in the outbox. */
  id: string;
  target: string;
  subject: string;
  text: string;
}
export type EmailOutcome = { sent: true } | { sent: false; permanent: boolean; reply: string };

export interface MailServer {
  send(email: OutgoingEmail): Promise<EmailOutcome>;
  close(): void;
}

const TIMEOUT_MS = 10_000;
/** Replies from 500 on will not change when the email is sent again. */
const FIRST_PERMANENT = 500;
const MOST_CONNECTIONS = 2;

/** The mail server at an address such as `smtps://user:password@mail.example.com`, which receives the site's emails. */
export function mailServer({ url, from }: { url: string; from: string }): MailServer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: MOST_CONNECTIONS,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  );
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, target, subject, text }) {
      try {
        await transport.sendMail({
          to: { name: '', address: target },
          subject: subject || nameIn(from),
          text,
          messageId: `<outbox-${id}@${domain}>`,
        });
        return { sent: true };
      } catch (error) {
        const { responseCode, code } = error as { responseCode?: number; code?: string };
        return {
          sent: false,
          permanent: responseCode !== undefined && responseCode >= FIRST_PERMANENT,
          reply: String(responseCode ?? code ?? 'unknown'),
        };
      }
    },
    close: () => transport.close(),
  };
}

/** The name of a sender, `Atrium` of `Atrium <no-reply@atrium.example>`. */
const nameIn = (from: string): string => /^"?([^"<]+?)"?\s*</.exec(from)?.[1] ?? from;
