import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { orderRepeatables } from './order-repeatables.ts';
import { parseRepeatable, type Repeatable } from './parse-repeatable.ts';

export interface RepeatableSet {
  /** Grows with every change of a file, so that an older release leaves the files of a newer one alone. */
  release: number;
  /** In the order in which they are applied. */
  repeatables: Repeatable[];
}

const NONE: RepeatableSet = { release: 0, repeatables: [] };

/** The files `sql/<subject>/<object>.sql` beside a `migrations` folder; none where there is no such folder. */
export function readRepeatables(migrationsFolder: string): RepeatableSet {
  const folder = join(dirname(resolve(migrationsFolder)), 'sql');
  if (!existsSync(folder)) return NONE;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const repeatables = files.map((file) =>
    parseRepeatable(file.slice(0, -4).replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')),
  );
  const twice = repeatables.find((one, index) =>
    repeatables.some((other, at) => at < index && other.object === one.object && other.schema === one.schema),
  );
  if (twice) throw new Error(`${folder} has two files that define ${twice.object}.`);
  return { release: releaseOf(folder), repeatables: orderRepeatables(repeatables) };
}

/** What `release.json` must say of these files. Its own number is in it: a change needs another number, too. */
export function releaseHash({ release, repeatables }: RepeatableSet): string {
  const files = repeatables.map(({ name, hash }) => [name, hash]).sort(([a], [b]) => (a! < b! ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([release, files]))
    .digest('hex');
}

function releaseOf(folder: string): number {
  const file = join(folder, 'release.json');
  const release = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { release?: unknown }).release
    : undefined;
  if (!Number.isSafeInteger(release) || (release as number) < 1)
    throw new Error(`${join(basename(dirname(folder)), 'sql/release.json')} has no release number of 1 or more.`);
  return release as number;
}
