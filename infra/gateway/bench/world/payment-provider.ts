import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAYMENT_PATHS } from '@atrium/contracts/payment-provider';

/**
 * A payment provider's server: opens every requested payment, the same one for the same reference. The caller sends the
 * webhooks.
 */
export interface PaymentProvider {
  readonly url: string;
  readonly secret: string;
  close(): Promise<void>;
}

export const paymentIdOf = (reference: string): string => `pay-${reference}`;

export async function paymentProvider(): Promise<PaymentProvider> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => {
      text += piece.toString('utf8');
    });
    request.on('end', () => {
      if (request.url !== PAYMENT_PATHS.payments) return void response.writeHead(404).end('{}');
      const { reference } = JSON.parse(text) as { reference: string };
      const paymentId = paymentIdOf(reference);
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ paymentId, payUrl: `https://pay.example/${paymentId}`, expiresAt }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret: 'secret-of-the-payment-provider',
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
