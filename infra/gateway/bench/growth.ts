import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brandSizes } from './growth/brand-sizes.ts';
import { measureGrowth } from './growth/measure-growth.ts';
import { type BrandNeeds, type ClusterLimits, placeBrands } from './growth/place-brands.ts';

/**
 * `npm run -s bench -- growth`: measures what a million bets cost PostgreSQL (growth of each table, log, processor time)
 * and how long the night's closing takes, and places the brands of a house on clusters with these figures. Source:
 * docs/clusters.md.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    /** Members of each of the two measured days. */
    players: { type: 'string', default: '1500' },
    /** The house. */
    brands: { type: 'string', default: '100' },
    members: { type: 'string', default: '10000000' },
    /** Of the members, on a day. */
    'active-percent': { type: 'string', default: '10' },
    /** Of an active member, on a day. */
    rounds: { type: 'string', default: '25' },
    tickets: { type: 'string', default: '5' },
    /** Of a day's bets, in the busiest hour. */
    'peak-percent': { type: 'string', default: '10' },
    /** The age of the house. */
    months: { type: 'string', default: '13' },
    /** Older play is archived (`atrium ledger archive`). */
    'archive-months': { type: 'string', default: '25' },
    /** What a cluster offers to its brands; leave room for peaks, a rebuilt index and growth. */
    'cluster-tb': { type: 'string', default: '8' },
    'cluster-processors': { type: 'string', default: '16' },
    'cluster-wal-mb-per-second': { type: 'string', default: '100' },
    'cluster-night-minutes': { type: 'string', default: '60' },
  },
});
const number = (name: Exclude<keyof typeof values, 'json'>): number => {
  const value = Number(values[name]);
  if (!(value > 0)) throw new Error(`--${name} must be a number above 0.`);
  return value;
};
const DAYS_PER_MONTH = 30;
const SECONDS_PER_HOUR = 3_600;
const MILLION = 1_000_000;

const growth = await measureGrowth(join(import.meta.dirname, '..'), {
  players: number('players'),
  day: { rounds: number('rounds'), tickets: number('tickets') },
  report: (line) => process.stderr.write(`${line}\n`),
});
const needs = brandSizes(number('brands'), number('members')).map((members, at) => needsOf(`brand ${at + 1}`, members));
const limits: ClusterLimits = {
  bytes: number('cluster-tb') * 1e12,
  processors: number('cluster-processors'),
  walBytesPerSecond: number('cluster-wal-mb-per-second') * 1e6,
  nightSeconds: number('cluster-night-minutes') * 60,
};
const placement = placeBrands(needs, limits);
if (values.json) console.log(JSON.stringify({ name: 'growth', growth, limits, placement }));
else print();

function needsOf(brand: string, members: number): BrandNeeds {
  const activeMembers = (members * number('active-percent')) / 100;
  const betsPerDay = activeMembers * (number('rounds') + number('tickets'));
  const archivedMonths = Math.max(0, number('months') - number('archive-months'));
  const betsPerSecond = (betsPerDay * number('peak-percent')) / 100 / SECONDS_PER_HOUR;
  return {
    brand,
    bytes:
      members * growth.bytesPerMember +
      betsPerDay *
        DAYS_PER_MONTH *
        (number('months') * growth.bytesPerBet - archivedMonths * growth.archived.bytesPerBet),
    processors: betsPerSecond * (growth.processorSecondsPerBet ?? 0),
    walBytesPerSecond: betsPerSecond * growth.walBytesPerBet,
    nightSeconds: (members * growth.night.seconds) / growth.night.members,
  };
}

function print(): void {
  const { bytesPerBet, bytesPerMember, walBytesPerBet, processorSecondsPerBet, bets, tables, archived, night } = growth;
  const gb = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`;
  console.log(`Measured over ${bets} bets, of them ${Math.round(growth.ticketShare * 100)} % lottery tickets:`);
  console.log(
    `a million bets: ${gb(bytesPerBet * MILLION)} of tables and indexes, ${gb(walBytesPerBet * MILLION)} of log, ${
      processorSecondsPerBet === undefined
        ? 'processor time unknown'
        : `${Math.round(processorSecondsPerBet * MILLION)} s of a processor`
    }; a member: ${(bytesPerMember / 1e3).toFixed(1)} KB`,
  );
  console.table(
    Object.fromEntries(
      tables.map(({ table, bytesPerBet: own }) => [table, { 'GB per million bets': Number((own * 1e-3).toFixed(3)) }]),
    ),
  );
  console.log(
    `an archive takes ${gb(archived.bytesPerBet * MILLION)} per million bets out of the database, in ${Math.round(archived.secondsPerMillionBets)} s, into files of ${gb(archived.fileBytesPerBet * MILLION)}`,
  );
  console.log(`closing the periods of ${night.members} members in one night: ${night.seconds.toFixed(1)} s`);
  const { clusters, tooLarge } = placement;
  console.log(`${needs.length} brands with ${number('members')} members on ${clusters.length} clusters:`);
  console.table(
    clusters.map(({ brands, used }) => ({
      brands: brands.length,
      largest: brands[0],
      TB: Number((used.bytes / 1e12).toFixed(2)),
      'processors at peak': Number(used.processors.toFixed(2)),
      'log at peak, MB/s': Number((used.walBytesPerSecond / 1e6).toFixed(1)),
      'night, minutes': Number((used.nightSeconds / 60).toFixed(1)),
    })),
  );
  for (const brand of tooLarge) console.log(`${brand} needs a larger cluster than this: ${describe(brand)}`);
}

function describe(brand: string): string {
  const { bytes, processors, nightSeconds } = needs.find((one) => one.brand === brand)!;
  return `${(bytes / 1e12).toFixed(1)} TB, ${processors.toFixed(1)} processors, ${(nightSeconds / 60).toFixed(0)} minutes a night.`;
}
