import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAYMENT_HEADERS, PAYMENT_PATHS, type Payment } from '@atrium/contracts/payment-provider';
import { PAYMENT_WEBHOOK_PATH } from '@atrium/contracts/payments';
import { freePort } from '@atrium/database/free-port';
import { startLeashed } from '@atrium/database/leash';
import { until } from '@atrium/testing/until';
import { signatureOf } from '../../platform/hmac.ts';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import type { Visitor } from '../../platform/testing/visitor.ts';

const SECRET = 'payments-secret';
const PROVIDER = join(import.meta.dirname, '..', '..', '..', '..', 'sandbox-payments', 'src', 'main.ts');

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test reads the answer of its own call.
  value: any;
}

/** The gateway on a port, and the sandbox provider in its own process, which posts its webhooks there. */
export interface PayingApp {
  app: TestApp;
  /** Sets switches of the provider: `silent`, `duplicateWebhooks`, `payouts`, `resend`. */
  control(switches: object): Promise<Record<string, unknown>>;
  /** A payment or payout as stored by the provider. */
  paymentAt(paymentId: string): Promise<Payment>;
  /** The number of undelivered webhooks of the provider. */
  owed(): Promise<number>;
  /** Sends a webhook signed by the test, which may arrive in any order and with any content. */
  say(event: object, secret?: string): Promise<Answer>;
  /** Makes an operator's call. */
  operate(
    who: 'operator' | 'approver' | 'onlooker',
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<Answer>;
  /** A signed-in member with money and a payout account. */
  payee(balance: bigint): Promise<Visitor & { memberId: string; accountId: string }>;
  close(): Promise<void>;
}

export async function payingApp(): Promise<PayingApp> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-paying-'));
  const [port, providerPort] = [await freePort(), await freePort()];
  writeFileSync(
    join(folder, 'operator.json'),
    JSON.stringify({ operator: 'tok-operator', approver: 'tok-approver', onlooker: 'tok-onlooker' }),
  );
  const provider = startLeashed(process.execPath, ['--disable-warning=ExperimentalWarning', PROVIDER], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ATRIUM_PAYMENTS_PORT: String(providerPort),
      PAYMENTS_STORE: join(folder, 'payments.sqlite'),
      BEACON_STORE: join(folder, 'beacon.json'),
      PAYMENTS_SECRET: SECRET,
      PAYMENTS_PAYOUT_AFTER_MS: '20',
    },
    lastSignal: 'TERM',
  });
  const paymentsUrl = `http://127.0.0.1:${providerPort}`;
  const app = await testApp({
    config: {
      paymentsUrl,
      paymentsSecret: SECRET,
      serverUrl: `http://127.0.0.1:${port}`,
      operatorFile: join(folder, 'operator.json'),
    },
  });
  await app.server.listen({ port, host: '127.0.0.1' });
  await until(async () => (await fetch(`${paymentsUrl}/healthz`).catch(() => undefined))?.ok === true);

  const signed = (body: string, secret: string, now: Date) => {
    const [timestamp, nonce] = [String(Math.floor(now.getTime() / 1000)), crypto.randomUUID()];
    return {
      [PAYMENT_HEADERS.timestamp]: timestamp,
      [PAYMENT_HEADERS.nonce]: nonce,
      [PAYMENT_HEADERS.signature]: signatureOf(secret, timestamp, nonce, body),
    };
  };
  return {
    app,
    async control(switches) {
      const reply = await fetch(`${paymentsUrl}/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(switches),
      });
      return (await reply.json()) as Record<string, unknown>;
    },
    async paymentAt(paymentId) {
      const reply = await fetch(paymentsUrl + PAYMENT_PATHS.payment.replace(':id', paymentId), {
        headers: signed('', SECRET, new Date()),
      });
      return (await reply.json()) as Payment;
    },
    owed: async () => ((await (await fetch(`${paymentsUrl}/healthz`)).json()) as { webhooks: number }).webhooks,
    async say(event, secret = SECRET) {
      const body = JSON.stringify({ eventId: crypto.randomUUID(), currency: 'PHP', paidAt: null, ...event });
      const reply = await app.server.inject({
        method: 'POST',
        url: PAYMENT_WEBHOOK_PATH,
        payload: body,
        headers: { 'content-type': 'application/json', ...signed(body, secret, app.clock.now()) },
      });
      return { status: reply.statusCode, value: reply.json() };
    },
    async operate(who, method, url, body) {
      const reply = await app.server.inject({
        method,
        url,
        headers: { authorization: `Bearer tok-${who}` },
        ...(body && { payload: body }),
      });
      return {
        status: reply.statusCode,
        value: reply.headers['content-type']?.includes('json') ? reply.json() : reply,
      };
    },
    async payee(balance) {
      const member = await app.signedIn({ balance });
      const account = await app.database.first<{ id: string }>(
        "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Harbour Bank', 'Ana Cruz', '1234567890') RETURNING id",
        [member.memberId],
      );
      return Object.assign(member, { accountId: account!.id });
    },
    async close() {
      await provider.stop('SIGTERM', 5_000);
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
