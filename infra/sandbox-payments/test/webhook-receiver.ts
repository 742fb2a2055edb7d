import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentWebhook } from '@atrium/contracts/payment-provider';
import { createVerifier } from '../src/sign.ts';

/** A merchant's webhook endpoint: verifies requests, answers as configured, and records what it accepted. */
export class WebhookReceiver {
  readonly accepted: PaymentWebhook[] = [];
  attempts = 0;
  forged = 0;
  /** The number of next webhooks to answer with 503. */
  refuseNext = 0;
  readonly #server: Server;

  constructor(secret: string) {
    const verify = createVerifier(secret);
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks).toString();
      this.attempts++;
      if (!verify(request.headers, raw)) this.forged++;
      if (this.refuseNext > 0) {
        this.refuseNext--;
        response.writeHead(503).end();
        return;
      }
      this.accepted.push(JSON.parse(raw) as PaymentWebhook);
      response.writeHead(200).end('{}');
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Waits until `count` webhooks are accepted. */
  async received(count: number, withinMs = 4_000): Promise<PaymentWebhook[]> {
    const until = Date.now() + withinMs;
    while (this.accepted.length < count) {
      if (Date.now() > until) throw new Error(`${this.accepted.length} of ${count} webhooks after ${withinMs} ms`);
      await new Promise((done) => setTimeout(done, 10));
    }
    return this.accepted;
  }
}
