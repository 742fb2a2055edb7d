import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { AnswerTooLong, boundedText } from './bounded-text.ts';

const MOST = 100_000;
let server: Server;
let answering: (response: ServerResponse) => void;
beforeAll(async () => {
  server = createServer((_, response) => answering(response)).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
});
afterAll(() => new Promise((done) => server.close(done)));

const read = async () => boundedText(await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`), MOST);

it.each([
  ['nothing', ''],
  ['letters of several bytes', 'ล็อต'.repeat(1_000)],
  ['exactly the limit', 'x'.repeat(MOST)],
])('gives %s whole', async (_, text) => {
  answering = (response) => response.end(text);
  expect(await read()).toBe(text);
});

it('stops at the first byte over the limit and closes the connection of an endless reply', async () => {
  const closed = new Promise<number>((resolve) => {
    answering = (response) => {
      let sent = 0;
      const piece = 'x'.repeat(16_384);
      const more = () => {
        while (!response.destroyed) {
          sent += piece.length;
          if (!response.write(piece)) return void response.once('drain', more);
        }
      };
      response.once('close', () => resolve(sent));
      more();
    };
  });
  await expect(read()).rejects.toThrow(AnswerTooLong);
  expect(await closed).toBeGreaterThan(MOST);
});

it('counts decompressed bytes: a small reply that expands beyond the limit is refused', async () => {
  const small = gzipSync(Buffer.alloc(50 * MOST));
  expect(small.byteLength).toBeLessThan(MOST);
  answering = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(small);
  await expect(read()).rejects.toThrow(AnswerTooLong);
});
