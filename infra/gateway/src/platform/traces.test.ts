import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { betDetail, betRecords } from '@atrium/contracts/bet-records';
import { type OtlpReceiver, otlpReceiver, type ReceivedSpan } from '@atrium/testing/otlp-receiver';
import { startTracing } from '@atrium/tracing/start-tracing';
import { pino } from 'pino';
import { type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';
import { traceFields } from '@atrium/tracing/tracing';
import { type TestApp, testApp } from './testing/test-app.ts';

let receiver: OtlpReceiver;
let traces: Awaited<ReturnType<typeof startTracing>>;
let vendorServer: Server;
let app: TestApp;
let vendor: TestVendor;
/** The headers with which the vendor's own server was called. */
const atVendor: (string | undefined)[] = [];
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  receiver = await otlpReceiver();
  traces = await startTracing({
    endpoint: receiver.url,
    ratio: 1,
    service: 'gateway',
    onFault: (fault) => {
      throw fault;
    },
  });
  vendorServer = createServer((request, response) => {
    atVendor.push(request.headers.traceparent as string | undefined);
    response.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => vendorServer.once('listening', ready));
  const { port } = vendorServer.address() as AddressInfo;
  app = await testApp({
    config: { vendorUrl: `http://127.0.0.1:${port}` },
    log: pino({ mixin: traceFields }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  });
  vendor = await testVendor(app, 'TRACE');
});
afterAll(async () => {
  await app?.close();
  await traces?.stop();
  await receiver.close();
  vendorServer.closeAllConnections();
  await new Promise((closed) => vendorServer.close(closed));
});

it('follow a bet from the vendor through the gateway to the database, and its round to the vendor, as one trace', async () => {
  const traceId = randomBytes(16).toString('hex');
  const [ofBet, ofTab] = ['00f067aa0ba902b7', '11f067aa0ba902b7'];
  const player = await vendor.player({ balance: 1_000n });
  const { sessionToken } = player;
  const bet = { sessionToken, txId: 't1', roundId: 'r1', gameId: vendor.gameId, amount: '100', currency: 'PHP' };
  expect(await vendor.call('bet', bet, { traceparent: `00-${traceId}-${ofBet}-00` })).toMatchObject({ status: 'ok' });
  const { account } = (await app.database.first<{ account: string }>('SELECT account FROM members WHERE id = $1', [
    player.memberId,
  ]))!;
  const member = await app.signedIn(account);
  const { id } = (await member.call(betRecords, { query: {} })).value.items[0]!;
  const detail = await member.call(betDetail, {
    params: { id },
    headers: { traceparent: `00-${traceId}-${ofTab}-00`, tracestate: 'regina=nachtigall' },
  });
  expect(detail.value.replayFault).toBe('VENDOR_UNREACHABLE');
  await traces.stop();

  const spans = receiver.spans.filter((span) => span.traceId === traceId);
  const named = (name: string) => spans.find((span) => span.name === name)!;
  const above = (span: ReceivedSpan | undefined): string[] =>
    span ? [span.name, ...above(spans.find(({ spanId }) => spanId === span.parentSpanId))] : [];
  const tabCall = `GET ${betDetail.path}`;
  const betCall = 'POST /sw/v1/bet';
  expect(above(spans.find(({ parentSpanId }) => parentSpanId === named('batch vendor commands').spanId))).toEqual([
    'vendor-commands',
    'batch vendor commands',
    betCall,
  ]);
  expect(above(named('call vendor TRACE'))).toEqual(['call vendor TRACE', tabCall]);
  expect(spans.filter(({ parentSpanId }) => [ofBet, ofTab].includes(parentSpanId!)).map(({ name }) => name)).toEqual([
    betCall,
    tabCall,
  ]);
  // Nothing hangs in the air.
  const known = new Set([ofBet, ofTab, ...spans.map(({ spanId }) => spanId)]);
  expect(spans.filter(({ parentSpanId }) => !known.has(parentSpanId!))).toEqual([]);
  expect(atVendor.at(-1)).toBe(`00-${traceId}-${named('call vendor TRACE').spanId}-01`);
  expect(named('call vendor TRACE').attributes['http.response.status_code']).toBe(503);
  expect(named(tabCall).attributes).toMatchObject({ 'atrium.call': betDetail.name, 'atrium.brand': 'atrium' });

  // The log and the trace name each other.
  const line = lines.find(({ requestId }) => requestId === named(betCall).attributes['atrium.request_id']);
  expect(line).toMatchObject({ msg: 'answered', route: '/sw/v1/bet', traceId });
  expect(receiver.raw.join()).not.toMatch(/nachtigall|regina/);
});
