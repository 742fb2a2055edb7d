import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { seededRandom } from '../seed/seeded-random.ts';
import { compareMoney } from './scale/books.ts';
import { FAILURES, swaps } from './scale/failures.ts';
import { install } from './scale/installation.ts';
import { memberCalls } from './scale/member-calls.ts';
import { offerBets } from './scale/offered-bets.ts';
import { requirePrograms } from './scale/port-process.ts';
import { printScale } from './scale/print-scale.ts';
import { openTabs } from './scale/tabs.ts';
import { type Outcome, tryFailure } from './scale/try-failure.ts';
import { httpCaller } from './world/http-caller.ts';

/**
 * `npm run -s bench -- scale`: three gateways and two registries on one PostgreSQL and one Redis behind nginx, with open
 * tabs and bets, while one part after the other is lost. Exits with 1 where acknowledged money is lost, a balance is wrong,
 * or a stream is not back in time.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    streams: { type: 'string', default: '10000' },
    players: { type: 'string', default: '2000' },
    'bets-per-second': { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '10' },
    /** Only the failures whose name contains this. */
    only: { type: 'string', default: '' },
  },
});
const STREAMS_BACK_BUDGET_MS = 5_000;
const BET_CONNECTIONS = 256;

requirePrograms({
  nginx: { try: '-v', packageName: 'nginx-light' },
  'redis-server': { try: '--version', packageName: 'redis-server' },
});
const log = (line: string) => process.stderr.write(`${line}\n`);
const installation = await install(Number(values.players));
const { site, players, vendor } = installation;
log(`three gateways, two registries, Redis and PostgreSQL run; logs in ${installation.folder}`);
const tabs = await openTabs({
  port: site,
  count: Number(values.streams),
  secrets: players.map(({ secret }) => secret),
});
log(`${tabs.count} streams are open`);
const [vendorCaller, memberCaller] = [httpCaller(site, BET_CONNECTIONS), httpCaller(site, 16)];
const bets = offerBets({
  caller: vendorCaller,
  vendor,
  players,
  random: seededRandom('bets'),
  perSecond: Number(values['bets-per-second']),
});
const calls = memberCalls(memberCaller, players, seededRandom('calls'));
const stage = { ...installation, tabs, swap: swaps(installation) };
const outcomes: Outcome[] = [];
try {
  for (const failure of FAILURES.filter(({ name }) => name.includes(values.only))) {
    outcomes.push(
      await tryFailure(failure, { installation, stage, bets, calls, playMs: Number(values.seconds) * 1_000 }),
    );
    log(failure.name);
  }
  await bets.pause();
  const money = await compareMoney(installation, bets);
  const environment = {
    node: process.version,
    processors: availableParallelism(),
    load: Number(loadavg()[0]!.toFixed(1)),
    streams: tabs.count,
    players: players.length,
    betsOffered: Number(values['bets-per-second']),
  };
  if (values.json) console.log(JSON.stringify({ name: 'scale', outcomes, money, environment }));
  else printScale(outcomes, money, environment);
  const isFine = ({ streamsBackMs, swapMs = 0, wrongBalances }: Outcome) =>
    streamsBackMs <= STREAMS_BACK_BUDGET_MS && Number.isFinite(swapMs) && wrongBalances === 0;
  const isMoneyRight = money.lost + money.unasked + money.failures.length === 0;
  if (!isMoneyRight || !outcomes.every(isFine)) process.exitCode = 1;
} finally {
  await calls.end();
  await tabs.close();
  for (const caller of [vendorCaller, memberCaller]) caller.close();
  await installation.close();
}
