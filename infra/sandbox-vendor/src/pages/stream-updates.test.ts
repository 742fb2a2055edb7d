import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import pino from 'pino';
import { newTableForEachTest, until } from '../../test/table.ts';
import type { House } from '../house.ts';
import { streamUpdates, type Update } from './stream-updates.ts';

newTableForEachTest();

const house = { log: pino({ enabled: false }) } as Pick<House, 'log'> as House;
const app = fastify({ forceCloseConnections: true });
let look: () => Update;
app.get('/', (_request, reply) => streamUpdates(house, reply, () => look()));
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

const open = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' }, resolve)
      .on('error', reject)
      .end();
  });

it('piles nothing up for a page that does not read, and goes on when it does', async () => {
  let sent = 0;
  look = () => ({ news: { number: ++sent, text: 'x'.repeat(1_000_000) }, againInMs: 1 });
  const page = await open();
  page.pause();
  let before = -1;
  // The line between the two takes some; then nothing more is looked at.
  for (; before !== sent; await new Promise((done) => setTimeout(done, 300))) before = sent;
  expect(sent).toBeLessThan(100);
  page.resume();
  await until(() => sent > before + 5, 'the page receives more');
  page.destroy();
});

it('ends the stream when telling fails, and the house goes on', async () => {
  look = () => {
    throw new Error('the store is closed');
  };
  const page = await open();
  page.resume();
  await new Promise((ended) => page.once('end', ended));
  look = () => ({ news: { fine: true }, againInMs: 60_000 });
  const next = await open();
  const [first] = await new Promise<Buffer[]>((resolve) => next.once('data', (data) => resolve([data])));
  expect(String(first)).toBe('data: {"fine":true}\n\n');
  next.destroy();
});
