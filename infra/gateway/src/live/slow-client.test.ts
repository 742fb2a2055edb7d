import { connect, type AddressInfo, type Socket } from 'node:net';
import { LIVE_PATH } from '@atrium/contracts/live';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await testApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

async function open(): Promise<{ socket: Socket; text: () => string; closed: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`GET ${LIVE_PATH} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n`);
  while (!text.includes('retry:')) await new Promise((resolve) => setTimeout(resolve, 5));
  return { socket, text: () => text, closed };
}

it('disconnects a browser whose unread bytes exceed the limit, and keeps sending to the others', async () => {
  const [slow, quick] = [await open(), await open()];
  slow.socket.pause();
  let published = 0;
  const gone = () => app.server.server.getConnections((_, count) => (connections = count));
  let connections = 2;
  // The system's buffers take some megabytes before anything is queued here.
  while (connections > 1 && published < 2_000) {
    app.parts.live.publish('notice.published', { id: `${published}-${'x'.repeat(64_000)}` });
    published += 1;
    await new Promise((resolve) => setImmediate(resolve));
    gone();
  }
  expect(connections).toBe(1);
  app.parts.live.publish('notice.published', { id: 'after' });
  while (!quick.text().includes('"after"')) await new Promise((resolve) => setTimeout(resolve, 5));
  slow.socket.resume();
  await slow.closed;
});

it('a frame is encoded once for all its recipients', async () => {
  await Promise.all([open(), open(), open()]);
  let encoded = 0;
  const notice = {
    toJSON: () => {
      encoded += 1;
      return { id: 'counted' };
    },
  };
  app.parts.live.publish('notice.published', notice as never);
  expect(encoded).toBeLessThanOrEqual(2);
});
