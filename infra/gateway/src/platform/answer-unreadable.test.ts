import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerBrokenHttp } from './answer-unreadable.ts';

/** What a server with short limits sends over a connection on which the client has sent so much. */
async function answerAfter(sent: string): Promise<string> {
  const server = createServer({ headersTimeout: 20, requestTimeout: 40, connectionsCheckingInterval: 10 });
  server.on('clientError', answerBrokenHttp);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  if (sent) socket.write(sent);
  const answer = await text(socket);
  await new Promise((resolve) => server.close(resolve));
  return answer;
}

it.each([
  ['was opened in advance and not used', '', '408 Request Timeout'],
  ['has sent half of a request', 'GET / HTTP/1.1\r\nHost: a', '408 Request Timeout'],
  ['has sent no HTTP', 'what?\r\n\r\n', '400 Bad Request'],
])('a connection that %s gets the status that a browser acts on', async (_, sent, status) => {
  const answer = await answerAfter(sent);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  expect(answer).toContain('"success":false,"code":"BAD_REQUEST"');
  expect(answer).toContain('\r\nConnection: close\r\n');
});
