import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { runFuzz } from '@atrium/conformance/fuzz/run-fuzz';
import { senderTo } from '@atrium/conformance/wire/send';
import { Visitor } from '@atrium/conformance/wire/visitor';
import { freePlay, login } from '@atrium/contracts/session';
import { atrium } from '../portal/operator.ts';
import { runningPortal } from '../portal/running-portal.ts';

/**
 * Sends hostile requests to a running portal: `npm run -s bench -- fuzz --seed 1 --requests 10000 [--site URL]
 * [--json]`.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    site: { type: 'string' },
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '10000' },
  },
});
const url = values.site ?? runningPortal().site;
const ACCOUNTS = [
  ['member1', 'Member-0001'],
  ['member9', 'Member-0009'],
  ['agent1', 'Agent-0001'],
] as const;

const send = senderTo(url);
/** New sessions each time: some of the requests end the previous ones. */
async function callers(): Promise<string[]> {
  const trial = new Visitor(send);
  await trial.call(freePlay, { body: { os: 'bench', platform: 'W' }, headers: await trial.handshake() });
  const members = await Promise.all(
    ACCOUNTS.map(async ([username, password]) => {
      const visitor = new Visitor(send);
      const { status, code } = await visitor.call(login, { body: { username, password, type: 'username' } });
      if (status !== 200) throw new Error(`${username} cannot sign in at ${url}: ${code ?? status}`);
      return visitor.cookie;
    }),
  );
  return ['', trial.cookie, ...members];
}

const started = performance.now();
try {
  const report = await runFuzz({ url, seed: Number(values.seed), requests: Number(values.requests), callers });
  const seconds = (performance.now() - started) / 1_000;
  const ready = await send({ method: 'GET', path: '/readyz' });
  const ledger = await atrium<{ ok: boolean; failures: string[] }>('ledger', 'verify');
  const clean = report.faults.length === 0 && ready.status === 200 && ledger.ok;
  if (values.json) {
    const environment = { url, node: process.version, processors: cpus().length, seed: report.seed };
    console.log(
      JSON.stringify({
        name: 'fuzz',
        ratios: { faults: report.faults.length, 'requests per second': report.requests / seconds },
        report,
        ledger,
        environment,
      }),
    );
  } else {
    console.log(
      `${report.requests} requests over ${report.calls} calls in ${seconds.toFixed(1)} s, seed ${report.seed}`,
    );
    console.log(
      Object.entries(report.byStatus)
        .map(([status, count]) => `${status} ${count}`)
        .join('   '),
    );
    console.log(
      `slowest: ${report.slowest.call} ${report.slowest.milliseconds} ms; afterwards ready ${ready.status}, ledger ${ledger.ok ? 'consistent' : ledger.failures.join('; ')}`,
    );
    for (const { call, what, request } of report.faults)
      console.log(`FAULT ${call}: ${what}\n      ${request.method} ${request.path} ${request.body}`);
  }
  process.exitCode = clean ? 0 : 1;
} catch (error) {
  console.error(
    `The fuzz could not run at ${url}: ${(error as Error).message}. Start the portal first (npm start), or name it with --site.`,
  );
  process.exitCode = 1;
} finally {
  send.close();
}
