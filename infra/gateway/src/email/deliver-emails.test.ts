import { join } from 'node:path';
import { freePort } from '@atrium/database/free-port';
import { type Leashed, startLeashed } from '@atrium/database/leash';
import { until } from '@atrium/testing/until';
import { pino } from 'pino';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { outboxMessages } from '../verification/outbox-messages.ts';
import { deliverEmail } from './deliver-emails.ts';
import { type MailServer, mailServer } from './mail-server.ts';

const SANDBOX = join(import.meta.dirname, '..', '..', '..', 'sandbox-mail', 'src', 'main.ts');
const FROM = 'Atrium <no-reply@atrium.example>';

let app: TestApp;
let sandbox: Leashed;
let server: MailServer;
let mailbox: string;
let smtpPort: number;

async function startSandbox(): Promise<Leashed> {
  const started = startLeashed(process.execPath, ['--disable-warning=ExperimentalWarning', SANDBOX], {
    env: {
      PATH: process.env.PATH,
      ATRIUM_MAIL_PORT: new URL(mailbox).port,
      MAIL_SMTP_PORT: String(smtpPort),
      MAIL_STORE: ':memory:',
    },
    lastSignal: 'TERM',
  });
  await until(async () => (await fetch(`${mailbox}/healthz`).catch(() => undefined))?.ok === true);
  return started;
}

beforeAll(async () => {
  app = await testApp({ log: pino({ level: 'silent' }) });
  mailbox = `http://127.0.0.1:${await freePort()}`;
  smtpPort = await freePort();
  sandbox = await startSandbox();
  server = mailServer({ url: `smtp://127.0.0.1:${smtpPort}`, from: FROM });
});
afterAll(async () => {
  server.close();
  await sandbox.stop('SIGTERM', 2_000);
  await app.close();
});

interface Received {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  messageId: string;
}
const received = async (to: string) => (await (await fetch(`${mailbox}/api/mails?to=${to}`)).json()) as Received[];
const messages = () => outboxMessages(app.clock, { sent: true });
const write = (target: string, subject = 'Hello', text = 'One line\n\nanother: ฝากเงิน العربية') =>
  messages().send(app.database, { channel: 'email', target, subject, text });
const deliverAll = async (parts = app.parts) => {
  while (await deliverEmail(parts, server));
};
const stateOf = async (target: string) =>
  (await app.database.first<{ state: string; attempts: number }>(
    'SELECT state, attempts FROM outbox WHERE target = $1',
    [target],
  ))!;

it('[11-24] sends an email once, word for word, in every script', async () => {
  await write('one@example.com', 'ฝากเงิน: your deposit');
  await Promise.all([deliverAll(), deliverAll(), deliverAll()]);
  await deliverAll();
  const [mail, ...more] = await received('one@example.com');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    from: 'no-reply@atrium.example',
    to: 'one@example.com',
    subject: 'ฝากเงิน: your deposit',
  });
  expect(mail!.text.replaceAll('\r\n', '\n').trim()).toBe('One line\n\nanother: ฝากเงิน العربية');
  expect(mail!.messageId).toMatch(/^<outbox-\d+@atrium\.example>$/);
  expect(await stateOf('one@example.com')).toEqual({ state: 'sent', attempts: 0 });
});

it('[11-24] an email without a subject has the name of the sender', async () => {
  await write('bare@example.com', '');
  await deliverAll();
  expect((await received('bare@example.com'))[0]!.subject).toBe('Atrium');
});

it('[11-24] an address with commands in it adds no recipient and no header', async () => {
  await write('a@example.com>\r\nRCPT TO:<second@example.com', 'Hi\r\nBcc: third@example.com');
  await deliverAll();
  expect([await received('second@example.com'), await received('third@example.com')]).toEqual([[], []]);
});

it('[11-24] tries again after a temporary refusal, and gives up after a permanent one', async () => {
  await write('busy@example.com');
  await write('refused@example.com');
  await deliverAll();
  expect([await stateOf('busy@example.com'), await stateOf('refused@example.com')]).toEqual([
    { state: 'due', attempts: 1 },
    { state: 'failed', attempts: 1 },
  ]);
  await deliverAll();
  expect(await stateOf('busy@example.com')).toEqual({ state: 'due', attempts: 1 });
  app.clock.advance({ minutes: 1 });
  await deliverAll();
  expect(await stateOf('busy@example.com')).toEqual({ state: 'due', attempts: 2 });
  await app.database.run("DELETE FROM outbox WHERE target = 'busy@example.com'");
});

it('[11-24] nothing is lost while the mail server is down', async () => {
  await sandbox.stop('SIGTERM', 2_000);
  await write('patient@example.com');
  await deliverAll();
  expect(await stateOf('patient@example.com')).toEqual({ state: 'due', attempts: 1 });
  sandbox = await startSandbox();
  app.clock.advance({ minutes: 1 });
  await deliverAll();
  expect(await received('patient@example.com')).toHaveLength(1);
});

it('[11-24] outside of development an email that is sent leaves nothing behind', async () => {
  await write('gone@example.com');
  await deliverAll({ ...app.parts, config: { ...app.parts.config, development: false } });
  expect(await received('gone@example.com')).toHaveLength(1);
  expect(await app.database.rows("SELECT 1 FROM outbox WHERE target = 'gone@example.com'")).toEqual([]);
});

it('[11-24] without a mail server emails are kept for the operator, also after one is configured', async () => {
  await outboxMessages(app.clock).send(app.database, {
    channel: 'email',
    target: 'kept@example.com',
    subject: 'Hi',
    text: 'Hi',
  });
  await messages().send(app.database, { channel: 'sms', target: '+639170000001', subject: '', text: 'Hi' });
  await deliverAll();
  expect([await stateOf('kept@example.com'), await stateOf('+639170000001')]).toMatchObject([
    { state: 'kept' },
    { state: 'kept' },
  ]);
});

it('the mailbox shows emails as text, and never as markup', async () => {
  await write('page@example.com', '<b>Bold</b>', '<script>alert(1)</script>');
  await deliverAll();
  const [{ id }] = (await received('page@example.com')) as [Received];
  const [list, one] = await Promise.all(
    ['/?to=page@example.com', `/mails/${id}`].map(async (path) => (await fetch(mailbox + path)).text()),
  );
  expect(list).toContain('&lt;b&gt;Bold&lt;/b&gt;');
  expect(one).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect((await fetch(`${mailbox}/mails/999999`)).status).toBe(404);
});
