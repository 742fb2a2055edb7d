import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Endpoint } from '@atrium/contracts/endpoint';
import { IDEMPOTENCY_HEADER } from '@atrium/contracts/live';
import { createMarks, MARK } from '@atrium/contracts/marked-input';
import { OPERATOR_OPERATIONS } from '@atrium/contracts/operator';
import { REVIEW_OPERATIONS } from '@atrium/contracts/operator-reviews';
import { SUPPORT_OPERATIONS } from '@atrium/contracts/operator-support';
import { VENDOR_OPERATIONS } from '@atrium/contracts/operator-vendors';
import { PAYMENT_WEBHOOK_PATH } from '@atrium/contracts/payments';
import type { Operation } from '@atrium/contracts/registry-operation';
import { SEAMLESS_CALLS, type SeamlessCall } from '@atrium/contracts/seamless';
import { TELEMETRY_PATH } from '@atrium/contracts/telemetry';
import { faultInLog } from '@atrium/database/fault-in-log';
import { type OtlpReceiver, otlpReceiver } from '@atrium/testing/otlp-receiver';
import { startTracing } from '@atrium/tracing/start-tracing';
import { pino } from 'pino';
import { type OperatorTestApp, operatorTestApp } from '../operators/testing/operator-test-app.ts';
import { seal } from '../platform/testing/seal.ts';
import type { TestApp } from '../platform/testing/test-app.ts';
import { type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';
import { EXPECTED_ANSWERS } from './testing/expected-answers.ts';
import { type MarkedMember, markedMember, type OwnInputs, ownInputs } from './testing/own-inputs.ts';

const OPERATIONS: readonly Operation[] = [
  ...OPERATOR_OPERATIONS,
  ...VENDOR_OPERATIONS,
  ...REVIEW_OPERATIONS,
  ...SUPPORT_OPERATIONS,
];

/** A refusal may name what was asked for: an ID, a code, or a field that the call does not know. */
const NAMES_OF_THINGS = / address$|\.gameCode$|\.codes$|\.sessionId$|^the name of an unknown field$/;
/** Tables of commands, counts and events, which need no person's data. */
const WITHOUT_PERSONS = [
  'gateway_secrets',
  'idempotency',
  'last_snapshot',
  'live_letters',
  'rate_limits',
  'telemetry_once',
];
/** A repeated command gets its first reply, which contains what the member wrote. */
const OWN_REPLY = 'points.redeem remark';

const marks = createMarks();
const lines: string[] = [];
/** What each call answered to its valid input, first as a member. */
const answers = new Map<string, string>();
const refusals = new Map<string, string>();
let receiver: OtlpReceiver;
let traces: Awaited<ReturnType<typeof startTracing>>;
let operators: OperatorTestApp;
let app: TestApp;
let vendor: TestVendor;
let own: OwnInputs;
/** Members for the calls that are made once no marked row can be written any more. */
const ready: MarkedMember[] = [];
const caller = async (): Promise<MarkedMember> => ready.pop() ?? (await markedMember(app, marks));

beforeAll(async () => {
  receiver = await otlpReceiver();
  traces = await startTracing({ endpoint: receiver.url, ratio: 1, service: 'gateway', onFault: () => {} });
  operators = await operatorTestApp({
    config: { trustedProxies: ['127.0.0.1'] },
    log: pino({ level: 'trace', serializers: { err: faultInLog } }, { write: (line: string) => void lines.push(line) }),
  });
  app = operators.app;
  vendor = await testVendor(app, 'MARKED');
  own = await ownInputs(app, marks);
  await logEveryStatement();
});
afterAll(async () => {
  await operators.close();
  await traces.stop();
  await receiver.close();
});

/** As verbose as an operator of the database can make it, for the gateway's connections of this test. */
async function logEveryStatement(): Promise<void> {
  const { name } = (await app.database.first<{ name: string }>('SELECT current_database() AS name'))!;
  for (const setting of ["log_statement = 'all'", 'log_duration = on', 'log_min_duration_statement = 0'])
    await app.database.run(`ALTER DATABASE ${name} SET ${setting}`);
  // Connections that exist keep their settings.
  await app.database.rows(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename <> current_user',
  );
}

/** The log of the test database; empty where the tests use a server of your own. */
const databaseLog = (): string => {
  const file = process.env.ATRIUM_TEST_DATABASE_LOG;
  return file && existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const VISITOR_ADDRESS = '198.51.100.77';
const HUMAN = /^(session|verification|members)\.(login|sms|register)/;

interface Asked {
  place: string;
  method: string;
  url: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  payload?: string | object | undefined;
}
async function ask({ place, method, headers = {}, payload, ...request }: Asked): Promise<string> {
  const reply = await app.server.inject({
    ...request,
    method: method as 'GET',
    headers: {
      'user-agent': marks.text(`${place} user-agent`),
      referer: `http://localhost:8080/?token=${marks.text(`${place} referer`)}`,
      traceparent: marks.text(`${place} traceparent`),
      tracestate: `tab=${marks.text(`${place} tracestate`)}`,
      // A visitor of this machine needs no proof of being human.
      'x-forwarded-for': HUMAN.test(place) ? '127.0.0.1' : VISITOR_ADDRESS,
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  if (reply.statusCode < 400) return 'OK';
  refusals.set(place, (refusals.get(place) ?? '') + reply.body);
  return (JSON.parse(reply.body) as { code: string }).code;
}

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries((value ?? {}) as object).map(([name, one]) => [name, String(one)]));

function addressOf(call: Pick<Endpoint, 'path' | 'params' | 'query' | 'name'>, given: Record<string, string> = {}) {
  const params = { ...textsOf(call.params && marks.input(call.params, call.name)), ...given };
  const found = call.path.replace(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(params[part] ?? marks.text(`${call.name} address`)),
  );
  const asked = new URLSearchParams(textsOf(call.query && marks.input(call.query, call.name))).toString();
  return asked ? `${found}?${asked}` : found;
}

/** Texts where none belong, and a field that nobody asks for: what is refused may be quoted. */
const spoilt = (body: object): object => ({
  ...Object.fromEntries(Object.entries(body).map(([name, value]) => [name, [value]])),
  [marks.text('the name of an unknown field')]: marks.text('an unknown field'),
});

const JSON_TYPE = { 'content-type': 'application/json' };

async function driveCall(endpoint: Endpoint, invalid: boolean): Promise<void> {
  const { name, method, form, encrypted, movesMoney } = endpoint;
  for (const known of [true, ...(endpoint.access === 'none' ? [false] : [])]) {
    const member = await caller();
    const given = own[name]?.(member) ?? {};
    const body = given.body ?? (endpoint.body && (marks.input(endpoint.body, name) as object));
    const send = async (content: object | undefined, tail = '') => {
      const sealed = encrypted && content ? await seal(app.parts, content) : { headers: {}, body: content };
      const text = form ? new URLSearchParams(textsOf(content)).toString() : JSON.stringify(sealed.body);
      return await ask({
        place: name,
        method,
        url: addressOf(endpoint, given.params),
        cookies: known ? member.cookies : {},
        headers: {
          ...(content && (form ? { 'content-type': 'application/x-www-form-urlencoded' } : JSON_TYPE)),
          ...(movesMoney && { [IDEMPOTENCY_HEADER]: randomBytes(12).toString('hex') }),
          ...sealed.headers,
        },
        payload: content && text + tail,
      });
    };
    const answer = await send(body);
    if (known) answers.set(name, answer);
    if (!invalid || !body) continue;
    await send(spoilt(body));
    await send(body, ']');
  }
}

async function driveOperation(operation: Operation, invalid: boolean): Promise<void> {
  const { name, method, path } = operation;
  const given = own[name]?.(await caller()) ?? {};
  const body = given.body ?? (operation.body && (marks.input(operation.body as never, name) as object));
  const call = { name, path, query: operation.query as Endpoint['query'], params: undefined };
  const send = async (token: string, payload: object | undefined) =>
    await ask({
      place: name,
      method,
      url: addressOf(call, given.params),
      headers: { authorization: `Bearer ${token}`, ...(payload && JSON_TYPE) },
      payload,
    });
  answers.set(name, await send('token-of-operator', body));
  if (!invalid) return;
  await send(marks.text(`${name} authorization`, true), body);
  if (body) await send('token-of-operator', spoilt(body));
}

async function driveVendorCall(call: SeamlessCall): Promise<void> {
  const place = `seamless.${call}`;
  const input = () => marks.input(SEAMLESS_CALLS[call].body, place);
  const { code = 'OK' } = await vendor.call(call, input());
  answers.set(place, code);
  await vendor.call(call, input(), { secret: marks.text(`${place} secret`, true) });
}

async function driveOtherAddresses(): Promise<void> {
  for (const url of [TELEMETRY_PATH, PAYMENT_WEBHOOK_PATH])
    await ask({ place: url, method: 'POST', url, payload: { account: marks.text(`${url} account`) } });
  for (const path of ['/wps/', '/ops/', '/art/avatars/', '/%ff'])
    await ask({
      place: path,
      method: 'GET',
      url: `${path}${marks.text(`${path} address`)}?email=${marks.text(`${path} query`)}`,
      cookies: { atrium_8080_session: marks.text(`${path} cookie`, true) },
    });
}

async function driveAll(invalid: boolean): Promise<void> {
  for (const endpoint of app.routes.registered) await driveCall(endpoint, invalid);
  for (const operation of OPERATIONS) await driveOperation(operation, invalid);
  for (const call of Object.keys(SEAMLESS_CALLS) as SeamlessCall[]) await driveVendorCall(call);
  await driveOtherAddresses();
}

const tables = async (): Promise<string[]> =>
  (
    await app.database.rows<{ name: string }>(
      "SELECT quote_ident(relname) AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace ORDER BY 1",
    )
  ).map(({ name }) => name);
const marksIn = async (table: string): Promise<string[]> => {
  const all = `SELECT coalesce(string_agg(t::text, ' '), '') AS text FROM ${table} t`;
  return marks.foundIn((await app.database.first<{ text: string }>(all))!.text);
};

describe('[14-10] marked personal data and secrets in every call', () => {
  beforeAll(() => driveAll(true));

  it('each call has a row with its answer, and those that a person fills with data do their work', () => {
    expect(Object.fromEntries(answers)).toEqual(EXPECTED_ANSWERS);
  });

  it('no log has any of it, at the most verbose level of the gateway and of the database', () => {
    expect(lines.length).toBeGreaterThan(answers.size);
    expect(marks.foundIn(lines.join(''))).toEqual([]);
    expect(lines.join('')).not.toContain(VISITOR_ADDRESS);
    if (process.env.ATRIUM_TEST_DATABASE_LOG) expect(databaseLog()).toContain('INSERT INTO feedback');
    expect(marks.foundIn(databaseLog())).toEqual([]);
  });

  it('no refusal repeats it, except the name of a thing that does not exist', () => {
    const repeated = [...refusals].flatMap(([, text]) => marks.foundIn(text));
    expect(repeated.filter((place) => !NAMES_OF_THINGS.test(place))).toEqual([]);
  });

  it('no table has a secret as it was given, and the tables of commands, counts and events have nothing of it', async () => {
    const found: string[] = [];
    for (const table of await tables())
      for (const place of await marksIn(table))
        if (marks.secretPlaces.has(place) || (WITHOUT_PERSONS.includes(table) && place !== OWN_REPLY))
          found.push(`${table}: ${place}`);
    expect(found).toEqual([]);
  });

  it('no error of the database reaches a log with the row that caused it', async () => {
    const most = 2 * app.routes.registered.length + OPERATIONS.length;
    ready.push(...(await Promise.all(Array.from({ length: most }, () => markedMember(app, marks)))));
    const pattern = MARK.source.replaceAll('\\d', '[0-9]');
    for (const table of await tables())
      await app.database.run(
        `ALTER TABLE ${table} ADD CONSTRAINT nothing_marked CHECK (${table}::text !~* '${pattern}') NOT VALID`,
      );
    lines.length = 0;
    answers.clear();
    await driveAll(false);
    const failed = [...answers].filter(([, code]) => code === 'UNKNOWN').map(([name]) => name);
    expect(failed).toEqual(
      expect.arrayContaining(['system.feedback', 'identity.submit', 'support.write', 'members.changePassword']),
    );
    expect(marks.foundIn(lines.join(''))).toEqual([]);
    expect(marks.foundIn(databaseLog())).toEqual([]);
  });

  it('no trace has any of it, of successes and of failures', async () => {
    await traces.stop();
    expect(receiver.spans.length).toBeGreaterThan(answers.size);
    expect(receiver.spans.some(({ name, isFailure }) => isFailure && name.startsWith('INSERT'))).toBe(true);
    expect(marks.foundIn(receiver.raw.join())).toEqual([]);
    expect(receiver.raw.join()).not.toContain(VISITOR_ADDRESS);
  });
});
