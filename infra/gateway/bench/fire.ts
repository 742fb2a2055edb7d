import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { underFire } from './fire/under-fire.ts';

/**
 * `npm run -s bench -- fire [--seed N] [--operations 100000]`: money under kills of gateways and database. Without a seed
 * every run draws another history; the run prints its seed first, so that a fault can be repeated.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
    operations: { type: 'string', default: '100000' },
    gateways: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
});
const operations = Number(values.operations);
process.stderr.write(`seed ${values.seed}\n`);
const fire = await underFire({
  gatewayFolder: join(import.meta.dirname, '..'),
  seed: Number(values.seed),
  operations,
  gateways: Number(values.gateways),
  // In a long run the number of kills is limited by the time of a restart, not proportional to the commands.
  gatewayKillEvery: Math.max(500, operations / 40),
  databaseKillEvery: Math.max(1_000, operations / 15),
  report: (line) => process.stderr.write(`${line}\n`),
});
if (values.json) console.log(JSON.stringify({ name: 'fire', seed: Number(values.seed), measured: fire }));
else {
  console.log(
    `${fire.decided} commands decided, ${fire.doubts} attempts without an answer, ${fire.gatewayKills} kills of a gateway, ${fire.databaseKills} of the database, ${fire.entries} entries, ${fire.seconds.toFixed(1)} s`,
  );
  console.log(
    fire.failures.length
      ? fire.failures.slice(0, 50).join('\n')
      : 'No money was lost, none was made, each transaction was applied at most once, every invariant holds.',
  );
}
if (fire.failures.length) process.exitCode = 1;
