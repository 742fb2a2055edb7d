import { CLS_SCALE, type Figures, type FailureCause, type VersionFigures } from '@atrium/contracts/telemetry';
import { canaryBudgets } from '../budget/stop-burnt-canaries.ts';
import { type Channel, channelsOf } from '../channels.repository.ts';
import type { RegistryParts } from '../registry.ts';
import type { OpenTabs } from './open-tabs.ts';
import { quantile } from './quantile.ts';
import { NO_REMOTE } from './take-figures.ts';

type Row = { remote: string; version: string; measure: string; bucket: number; count: number };
type Minute = { remote: string; version: string; at: Date; visits: number; failing: number };
type Place = { remote: string; version: string; cause: FailureCause; error: string | null; place: string };

/** The figures of every version over the last `minutes` minutes, and the tabs that are open now. */
export async function figuresOf(
  { pool, brand, now }: Pick<RegistryParts, 'pool' | 'brand' | 'now'>,
  tabs: OpenTabs,
  minutes: number,
): Promise<Figures> {
  const at = now();
  const within = [brand, at, minutes];
  const [counts, spark, places, channels, budgets, head] = await Promise.all([
    pool.query<Row>(
      `SELECT remote, version, measure, bucket, sum(count)::float8 AS count FROM registry.telemetry
        WHERE brand = $1 AND minute > $2::timestamptz - $3 * interval '1 minute' GROUP BY remote, version, measure, bucket`,
      within,
    ),
    pool.query<Minute>(
      `SELECT remote, version, minute AS at, coalesce(sum(count) FILTER (WHERE measure = 'visit'), 0)::float8 AS visits,
              coalesce(sum(count) FILTER (WHERE measure = 'failing-visit'), 0)::float8 AS failing FROM registry.telemetry
        WHERE brand = $1 AND minute > $2::timestamptz - $3 * interval '1 minute' AND measure IN ('visit', 'failing-visit')
        GROUP BY remote, version, minute ORDER BY minute`,
      within,
    ),
    pool.query<Place>(
      `SELECT remote, version, cause, error, place FROM registry.failure_place WHERE brand = $1 AND at > $2::timestamptz - $3 * interval '1 minute' ORDER BY at DESC`,
      within,
    ),
    channelsOf(pool, brand),
    canaryBudgets({ pool, brand, now }),
    pool.query<{ sequence: string }>('SELECT sequence FROM registry.head'),
  ]);
  const shown = channels.flatMap(({ remote, stable, canary, standIn }) =>
    [stable, canary, standIn && versionOf(standIn)]
      .filter((version) => version != null)
      .map((version) => ({ remote, version })),
  );
  const known = new Map(
    [...shown, ...counts.rows, ...tabs.shown()]
      .filter(({ remote }) => remote !== NO_REMOTE)
      .map(({ remote, version }) => [`${remote} ${version}`, { remote, version }]),
  );
  const versions = [...known.values()].map((about): VersionFigures => {
    const mine = <Of extends { remote: string; version: string }>(rows: Of[]): Of[] =>
      rows.filter((row) => row.remote === about.remote && row.version === about.version);
    return {
      ...about,
      part: partOf(
        channels.find(({ remote }) => remote === about.remote),
        about.version,
      ),
      openTabs: tabs.showing(about.remote, about.version),
      ...measured(mine(counts.rows)),
      places: mine(places.rows).map(({ cause, error, place }) => ({ cause, ...(error && { error }), place })),
      minutes: mine(spark.rows).map((minute) => ({
        at: minute.at.toISOString(),
        visits: minute.visits,
        failingVisits: minute.failing,
      })),
    };
  });
  versions.sort(
    (one, other) =>
      one.remote.localeCompare(other.remote) ||
      PARTS.indexOf(one.part) - PARTS.indexOf(other.part) ||
      other.version.localeCompare(one.version),
  );
  const refused = counts.rows.find(({ measure }) => measure === 'snapshot-refused');
  return {
    at: at.toISOString(),
    minutes,
    sequence: Number(head.rows[0]!.sequence),
    tabs: tabs.total(),
    versions,
    budgets,
    refusedSnapshots: refused?.count ?? 0,
    staleGateways: tabs.staleGateways(),
  };
}

const PARTS: readonly VersionFigures['part'][] = ['stand-in', 'stable', 'canary', 'earlier'];
const versionOf = (standIn: NonNullable<Channel['standIn']>): string =>
  standIn.kind === 'module' ? standIn.to! : standIn.kind;

function partOf(channel: Channel | undefined, version: string): VersionFigures['part'] {
  if (channel?.standIn && version === versionOf(channel.standIn)) return 'stand-in';
  if (version === channel?.stable) return 'stable';
  return version === channel?.canary ? 'canary' : 'earlier';
}

function measured(rows: readonly Row[]) {
  const total = (measure: string): number =>
    rows.filter((row) => row.measure === measure).reduce((sum, { count }) => sum + count, 0);
  const histogram = (measure: string) =>
    new Map(rows.filter((row) => row.measure === measure).map(({ bucket, count }) => [bucket, count]));
  const named = (prefix: string) => [
    ...new Set(
      rows.filter(({ measure }) => measure.startsWith(prefix)).map(({ measure }) => measure.slice(prefix.length)),
    ),
  ];
  const [visits, failingVisits, loads] = [total('visit'), total('failing-visit'), total('load')];
  const loadTimes = histogram('load');
  return {
    visits,
    failingVisits,
    errorRate: visits === 0 ? null : failingVisits / visits,
    loads,
    loadTime:
      loads === 0 ? null : { p50: Math.round(quantile(loadTimes, 0.5)!), p95: Math.round(quantile(loadTimes, 0.95)!) },
    failures: Object.fromEntries(named('failure:').map((cause) => [cause, total(`failure:${cause}`)])),
    vitals: Object.fromEntries(
      named('vital:').map((name) => [name, vitalOf(name, quantile(histogram(`vital:${name}`), 0.75)!)]),
    ),
    swaps: {
      ready: total('swap:ready'),
      waiting: total('swap:waiting'),
      done: total('swap:done'),
      failed: total('swap:failed'),
      returned: total('swap:returned'),
    },
  };
}

const vitalOf = (name: string, value: number): number =>
  name === 'CLS' ? Math.round(value) / CLS_SCALE : Math.round(value);
