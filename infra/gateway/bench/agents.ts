import { parseArgs } from 'node:util';
import { checkAgents } from './agents/check-agents.ts';

/**
 * `npm run -s bench -- agents --seed N`: a random tree of depth 12 with 10,000 accounts and a random history of bets, voids,
 * changed rates and moves: what agents get, to the millionth of a minor unit; and the same bills from gateways that are
 * killed with SIGKILL while they close periods as from undisturbed ones.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    accounts: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '20000' },
    days: { type: 'string', default: '3' },
    kills: { type: 'string', default: '12' },
  },
});
const [seed, accounts, rounds, days, kills] = [
  values.seed,
  values.accounts,
  values.rounds,
  values.days,
  values.kills,
].map(Number) as [number, number, number, number, number];
const found = await checkAgents({
  seed,
  accounts,
  rounds,
  days,
  kills,
  report: (line) => process.stderr.write(`${line}\n`),
});
if (values.json) console.log(JSON.stringify({ name: 'agents', seed, measured: found }));
else
  console.log(
    found.failures.length
      ? found.failures.slice(0, 50).join('\n')
      : `${accounts} accounts on 12 levels, ${found.bets} bets: every rebate and salary is exact and adds up, a repeated run changes nothing; ${found.kills} kills, ${found.midway} of them in the middle of closing, change nothing.`,
  );
if (found.failures.length) process.exitCode = 1;
