import { existsSync, readFileSync } from 'node:fs';
import { CONSOLE_HEADER, consoleCookie, GATEWAY_PREFIX } from '@atrium/contracts/console';
import { CONSOLE_OPERATIONS } from '@atrium/contracts/console-operations';
import { createMarks, MARK } from '@atrium/contracts/marked-input';
import type { Operation } from '@atrium/contracts/registry-operation';
import { promote } from '@atrium/contracts/registry-channels';
import { REGISTRY_OPERATIONS } from '@atrium/contracts/registry-operations';
import { TELEMETRY_OPERATIONS } from '@atrium/contracts/telemetry';
import { faultInLog } from '@atrium/database/fault-in-log';
import { type OtlpReceiver, otlpReceiver } from '@atrium/testing/otlp-receiver';
import { startTracing } from '@atrium/tracing/start-tracing';
import { tracePool } from '@atrium/tracing/trace-pool';
import { pino } from 'pino';
import { type TestRegistry, testRegistry } from './testing/test-registry.ts';

const OPERATIONS: readonly Operation[] = [...REGISTRY_OPERATIONS, ...TELEMETRY_OPERATIONS, ...CONSOLE_OPERATIONS];
const OPERATOR_ADDRESS = '198.51.100.77';

const marks = createMarks();
/** Inputs that a schema alone does not describe: one of several fields. */
const OWN: Record<string, () => object> = {
  swap: () => ({ maintenance: marks.text('swap maintenance'), reason: marks.text('swap reason') }),
  prepareStandIn: () => ({
    maintenance: marks.text('prepareStandIn maintenance'),
    reason: marks.text('prepareStandIn reason'),
  }),
  signIn: () => ({ name: marks.text('signIn name'), password: marks.text('signIn password', true) }),
  enterCode: () => ({ code: marks.text('enterCode code', true) }),
  confirm: () => ({ code: marks.text('confirm code', true) }),
  enterPasskey: () => passkeyAnswer('enterPasskey'),
  confirmPasskey: () => passkeyAnswer('confirmPasskey'),
};
const passkeyAnswer = (place: string) => ({
  answer: {
    id: marks.text(`${place} id`),
    response: {
      clientDataJSON: marks.text(`${place} clientDataJSON`, true),
      signature: marks.text(`${place} signature`),
    },
  },
});
const lines: string[] = [];
let registry: TestRegistry;
let receiver: OtlpReceiver;
let traces: Awaited<ReturnType<typeof startTracing>>;
beforeAll(async () => {
  receiver = await otlpReceiver();
  traces = await startTracing({ endpoint: receiver.url, ratio: 1, service: 'registry', onFault: () => {} });
  const log = pino(
    { level: 'trace', serializers: { err: faultInLog } },
    { write: (line: string) => void lines.push(line) },
  );
  registry = await testRegistry({ trustedProxies: ['127.0.0.1'] }, log);
  tracePool(registry.ownPool);
});
afterAll(async () => {
  await registry.close();
  await traces.stop();
  await receiver.close();
});

async function ask(place: string, method: string, url: string, token: string, payload?: object): Promise<string> {
  const answer = await registry.app.inject({
    method: method as 'GET',
    url,
    headers: {
      authorization: `Bearer ${token}`,
      [CONSOLE_HEADER]: 'active',
      'x-forwarded-for': OPERATOR_ADDRESS,
      'user-agent': marks.text(`${place} user-agent`),
      referer: `http://localhost:8090/?account=${marks.text(`${place} referer`)}`,
      traceparent: marks.text(`${place} traceparent`),
      tracestate: `tab=${marks.text(`${place} tracestate`)}`,
      cookie: `${consoleCookie(8090)}=${marks.text(`${place} cookie`, true)}`,
    },
    ...(payload && { payload }),
  });
  return answer.statusCode < 400 ? '' : answer.body;
}

/** Every call, by an operator and by the holder of a made-up token; returns the refusals. */
async function driveAll(): Promise<string[]> {
  const refusals: string[] = [];
  for (const { name, method, path, body } of OPERATIONS) {
    const address = () =>
      `${path.replace(/:\w+/g, () => marks.text(`${name} address`))}?reason=${marks.text(`${name} query`)}`;
    const input = () => OWN[name]?.() ?? (body && (marks.input(body as never, name) as object));
    const made = marks.text(`${name} authorization`, true);
    for (const token of [registry.tokenOf('operator'), made])
      refusals.push(await ask(name, method, address(), token, input()));
    if (body) {
      const wrong = Object.fromEntries(Object.entries(input()!).map(([field, value]) => [field, [value]]));
      refusals.push(await ask(name, method, address(), registry.tokenOf('operator'), wrong));
    }
  }
  for (const path of [`${GATEWAY_PREFIX}/ops/members`, '/console/nowhere', '/registry/nowhere'])
    refusals.push(await ask(path, 'GET', `${path}?account=${marks.text(`${path} query`)}`, 'none'));
  return refusals;
}

const databaseLog = (): string => {
  const file = process.env.ATRIUM_TEST_DATABASE_LOG;
  return file && existsSync(file) ? readFileSync(file, 'utf8') : '';
};
/** Names of things (in an address, a vendor's code) and files of a version may be repeated, what a person typed into a field not. */
const inFields = (text: string) => marks.foundIn(text).filter((place) => !/ address$|\.entry$|\.vendor$/.test(place));

it('[14-10] the log of the registry has no marked input of any call, no address of an operator, and no refusal repeats one', async () => {
  const refusals = await driveAll();
  expect(lines.length).toBeGreaterThan(OPERATIONS.length);
  expect(marks.foundIn(lines.join(''))).toEqual([]);
  expect(lines.join('')).not.toContain(OPERATOR_ADDRESS);
  expect(inFields(refusals.join(''))).toEqual([]);
  expect(marks.foundIn(databaseLog())).toEqual([]);
});

it('[14-10] an error of the database reaches the log without the row that caused it', async () => {
  const { rows } = await registry.pool.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name, tablename AS table FROM pg_tables WHERE schemaname = 'registry'",
  );
  const pattern = MARK.source.replaceAll('\\d', '[0-9]');
  for (const { name } of rows)
    await registry.pool.query(
      `ALTER TABLE ${name} ADD CONSTRAINT nothing_marked CHECK (${name.split('.')[1]}::text !~* '${pattern}') NOT VALID`,
    );
  lines.length = 0;
  await driveAll();
  expect(lines.some((line) => line.includes('nothing_marked'))).toBe(true);
  expect(marks.foundIn(lines.join(''))).toEqual([]);
  expect(marks.foundIn(databaseLog())).toEqual([]);
});

it('[14-10] no trace of the registry has any of it, of successes and of failures', async () => {
  await traces.stop();
  const ofPromotion = receiver.spans.find(({ name }) => name === `POST ${promote.path}`)!;
  const steps = receiver.spans.filter(({ traceId }) => traceId === ofPromotion.traceId);
  expect(steps.map(({ name }) => name)).toContain('registry-operator');
  expect(receiver.spans.some(({ isFailure }) => isFailure)).toBe(true);
  expect(marks.foundIn(receiver.raw.join())).toEqual([]);
  expect(receiver.raw.join()).not.toContain(OPERATOR_ADDRESS);
});
