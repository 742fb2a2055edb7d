import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OtlpReceiver, otlpReceiver } from '@atrium/testing/otlp-receiver';
import { startTracing } from './start-tracing.ts';
import { statementName } from './trace-pool.ts';
import { inBatch, inSpan, inTrace, outgoing, traceFields, tracePlace, tracing } from './tracing.ts';

let receiver: OtlpReceiver;
beforeAll(async () => {
  receiver = await otlpReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.spans.length = 0;
});

/** Runs `work` in a process that records traces, and returns the spans by name. */
async function record(work: () => Promise<unknown>, ratio = 1) {
  const traces = await startTracing({
    endpoint: receiver.url,
    ratio,
    service: 'test',
    onFault: (fault) => {
      throw fault;
    },
  });
  await work().finally(() => traces.stop());
  return Object.fromEntries(receiver.spans.map((span) => [span.name, span]));
}

it('loads nothing of OpenTelemetry without a collector', () => {
  const loadedWith = (endpoint: string | undefined) => {
    const script = `
      import { registerHooks } from 'node:module';
      const seen = [];
      registerHooks({ resolve: (name, context, next) => { seen.push(name); return next(name, context); } });
      for (const file of ['start-tracing', 'trace-requests', 'trace-pool', 'tracing'])
        await import(${JSON.stringify(pathToFileURL(`${import.meta.dirname}/`).href)} + file + '.ts');
      const { startTracing } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'start-tracing.ts')).href)});
      await startTracing({ endpoint: ${JSON.stringify(endpoint)}, ratio: 1, service: 'test', onFault: () => {} });
      console.log(seen.filter((name) => name.includes('opentelemetry')).length);`;
    return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
  };
  expect(loadedWith(undefined)).toBe(0);
  expect(loadedWith(receiver.url)).toBeGreaterThan(0);
});

it('runs the work alone without a collector', async () => {
  expect(tracing()).toBeUndefined();
  expect(await inSpan({ name: 'step' }, async () => 7)).toBe(7);
  expect(await outgoing('vendor PG', async (headers) => Response.json(headers)).then((reply) => reply.json())).toEqual(
    {},
  );
  expect([tracePlace(), traceFields()]).toEqual([undefined, {}]);
});

it('records a job with its steps and outgoing calls as one trace', async () => {
  let sent: Record<string, string> = {};
  let fields = {};
  const {
    job,
    step,
    'call payments': call,
  } = await record(() =>
    inTrace({ name: 'job' }, () =>
      inSpan({ name: 'step' }, async () => {
        fields = traceFields();
        await outgoing('payments', async (headers) => {
          sent = headers;
          return new Response('', { status: 202 });
        });
      }),
    ),
  );
  expect([job!.parentSpanId, step!.parentSpanId, call!.parentSpanId]).toEqual([undefined, job!.spanId, step!.spanId]);
  expect(sent).toEqual({ traceparent: `00-${job!.traceId}-${call!.spanId}-01` });
  expect(fields).toEqual({ traceId: job!.traceId });
  expect(call!.attributes).toEqual({ 'service.peer.name': 'payments', 'http.response.status_code': 202 });
});

it('names a failure by its code, never by its message', async () => {
  const { job, step } = await record(() =>
    inTrace({ name: 'job' }, async () => {
      const fault = Object.assign(new TypeError('Key (account)=(regina) exists'), { code: '23505' });
      await inSpan({ name: 'step' }, () => Promise.reject(fault)).catch(() => {});
      throw new RangeError('regina');
    }).catch(() => {}),
  );
  expect([step, job].map((span) => [span!.isFailure, span!.attributes['error.type']])).toEqual([
    [true, '23505'],
    [true, 'RangeError'],
  ]);
  expect(receiver.raw.at(-1)).not.toContain('regina');
});

it('is a step of each trace whose work a batch does, and runs in the first', async () => {
  const places: (object | undefined)[] = [undefined];
  await record(async () => {
    for (const name of ['one', 'two'])
      await inTrace({ name }, async () => {
        places.push(tracePlace());
      });
    // A batch of nobody's is not part of the trace whose request happened to start the queue.
    await inTrace({ name: 'three' }, () =>
      inBatch({ name: 'of nobody' }, [undefined], () => inSpan({ name: 'lost' }, async () => {})),
    );
    await inBatch({ name: 'batch' }, places, () => inSpan({ name: 'statement' }, async () => {}));
  });
  const spans = (name: string) => receiver.spans.filter((span) => span.name === name);
  const [one, two] = [spans('one')[0]!, spans('two')[0]!];
  const [first, second] = [one, two].map(({ traceId }) => spans('batch').find((span) => span.traceId === traceId)!);
  expect([first!.parentSpanId, second!.parentSpanId, spans('statement')[0]!.parentSpanId]).toEqual([
    one.spanId,
    two.spanId,
    first!.spanId,
  ]);
  expect([first!.links, second!.links]).toEqual([[], [first!.spanId]]);
  expect([spans('of nobody'), spans('lost')]).toEqual([[], []]);
});

it('records a share of the traces by their id, whatever the caller wants', async () => {
  // The sampler's order: a low id is recorded first.
  const [low, high] = ['00000000000000000000000000000001', 'ffffffff000000000000000000000000'];
  let sent = {};
  await record(async () => {
    for (const [id, flags] of [
      [low, '00'],
      [high, '01'],
    ]) {
      const span = tracing()!.begin({ name: id! }, `00-${id}-00f067aa0ba902b7-${flags}`);
      await new Promise<void>((done) =>
        span.run(
          () =>
            void outgoing('vendor', async (headers) => {
              sent = headers;
              return new Response();
            }).then(() => done()),
        ),
      );
      span.end({}, false);
    }
  }, 0.5);
  expect(receiver.spans.map(({ traceId }) => traceId)).toEqual([low, low]);
  expect(sent).toEqual({ traceparent: expect.stringMatching(new RegExp(`^00-${high}-[0-9a-f]{16}-00$`)) });
});

it('ignores a traceparent that is none', async () => {
  await record(async () => {
    for (const wrong of [
      '',
      'regina',
      `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
      `00-${'g'.repeat(32)}-00f067aa0ba902b7-01`,
    ])
      tracing()!.begin({ name: 'request' }, wrong).end({}, false);
  });
  expect(receiver.spans.map(({ parentSpanId, traceId }) => [parentSpanId, /^[0-9a-f]{32}$/.test(traceId)])).toEqual(
    Array.from({ length: 4 }, () => [undefined, true]),
  );
});

it.each([
  [{ name: 'vendor-commands', text: 'SELECT * FROM vendor_commands($1)' }, 'vendor-commands'],
  ["INSERT INTO members (account) VALUES ('regina')", 'INSERT members'],
  ['SELECT ledger_post($1, $2)', 'SELECT ledger_post'],
  ["\n  UPDATE settings SET value = 'regina'", 'UPDATE settings'],
  ["SELECT 'regina'", 'SELECT'],
  ['BEGIN', 'BEGIN'],
  [{}, 'STATEMENT'],
])('names the statement %j %s', (statement, name) => expect(statementName(statement)).toBe(name));
