import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import fc from 'fast-check';
import { beginStream } from './begin-stream.ts';
import { createStreams, type Listener, type Streams } from './streams.ts';

/** The streams of the first turn, where a turn has no time at all. */
const IN_FIRST_TURN = 16;

let server: Server;
let port: number;
let accepted: (response: Listener['response']) => void;
const sockets = new Set<Socket>();
beforeAll(async () => {
  server = createServer((_request, response) => {
    beginStream(response);
    response.flushHeaders();
    accepted(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

interface Client {
  listener: Listener;
  /** The frames that it received, in their order. */
  frames(): string[];
  closed: Promise<unknown>;
}

async function open(streams: Streams, place: number): Promise<Client> {
  const response = new Promise<Listener['response']>((resolve) => (accepted = resolve));
  const socket = connect(port, '127.0.0.1');
  sockets.add(socket);
  let text = '';
  socket.on('data', (bytes) => (text += String(bytes)));
  const closed = once(socket, 'close');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const listener = { response: await response, memberId: `m${place}`, sessionId: `s${place}` };
  streams.add(listener);
  return { listener, closed, frames: () => text.split('\r\n\r\n').slice(1).join('').split('\n\n').filter(Boolean) };
}

async function openMany(streams: Streams, count: number): Promise<Client[]> {
  const clients: Client[] = [];
  for (let place = 0; place < count; place += 1) clients.push(await open(streams, place));
  return clients;
}

const until = async (met: () => boolean) => {
  while (!met()) await new Promise((resolve) => setTimeout(resolve, 2));
};
const writtenTo = ({ listener }: Client) => listener.response.socket!.bytesWritten;

it('[13-17] writes a frame to everybody in turns, between which the process does other work', async () => {
  const streams = createStreams({ turnMs: 0 });
  const clients = await openMany(streams, 3 * IN_FIRST_TURN);
  const before = clients.map(writtenTo);
  const reached = () => clients.filter((client, place) => writtenTo(client) > before[place]!).length;

  streams.send('data: 1\n\n', 'everybody');
  expect(reached()).toBe(IN_FIRST_TURN);
  let reachedBetween = 0;
  setImmediate(() => (reachedBetween = reached()));
  await until(() => clients.every(({ frames }) => frames().length > 0));
  expect(reachedBetween).toBeGreaterThanOrEqual(IN_FIRST_TURN);
  expect(reachedBetween).toBeLessThan(clients.length);
  streams.close();
});

it('a member receives what was sent to everybody before what was sent to the member alone', async () => {
  const streams = createStreams({ turnMs: 0 });
  const clients = await openMany(streams, 3 * IN_FIRST_TURN);
  const last = clients.at(-1)!;
  streams.send('data: all\n\n', 'everybody');
  streams.send('data: own\n\n', { member: last.listener.memberId! });
  streams.sendEither('data: part\n\n', 'data: whole\n\n');
  const ended = clients.at(-2)!;
  streams.end(ended.listener.sessionId!);
  const late = await open(streams, clients.length);
  await ended.closed;
  await until(() => last.frames().length === 3);
  expect(last.frames()).toEqual(['data: all', 'data: own', 'data: whole']);
  expect(ended.frames()).toEqual(['data: all', 'data: whole']);
  streams.send('data: later\n\n', 'everybody');
  await until(() => late.frames().length > 0);
  expect(late.frames()).toEqual(['data: later']);
  streams.close();
});

const COUNT = IN_FIRST_TURN + 4;
const operation = fc.oneof(
  fc.constant({ kind: 'everybody' as const }),
  fc.record({ kind: fc.constant('member' as const), place: fc.nat(COUNT - 1) }),
  fc.constant({ kind: 'turn' as const }),
);

it('every stream receives its frames once and in their order, whatever is sent while others still wait', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 25 }), async (operations) => {
      const streams = createStreams({ turnMs: 0 });
      const clients = await openMany(streams, COUNT);
      const expected = clients.map(() => [] as string[]);
      for (const [place, each] of operations.entries()) {
        const frame = `data: ${place}`;
        if (each.kind === 'turn') await new Promise((resolve) => setImmediate(resolve));
        else if (each.kind === 'everybody') {
          streams.send(`${frame}\n\n`, 'everybody');
          for (const own of expected) own.push(frame);
        } else {
          streams.send(`${frame}\n\n`, { member: `m${each.place}` });
          expected[each.place]!.push(frame);
        }
      }
      streams.close();
      await Promise.all(clients.map(({ closed }) => closed));
      expect(clients.map(({ frames }) => frames())).toEqual(expected);
    }),
    { numRuns: 20 },
  );
});
