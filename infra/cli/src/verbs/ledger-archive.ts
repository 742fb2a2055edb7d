import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { brandVariable, FIRST_BRAND } from '@atrium/contracts/brand-address';
import { brandDatabase } from '@atrium/database/brand-database';
import { portalDatabaseUrl } from '@atrium/database/open-portal-database';
import type { Database } from '@atrium/gateway/database';
import { type Command, InvalidArgumentError } from 'commander';
import type { VerbContext } from './context.ts';

/** Members list their movements of twelve months at once. */
const LEAST_MONTHS = 13;
const USUAL_MONTHS = 25;

/** `ledger archive`, `ledger check-archive`: old play, moved out of the database into files that prove themselves. */
export function addLedgerArchive(program: Command, ledger: Command, context: VerbContext): void {
  const { answer, progress } = context;
  const withDatabase = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    const { openDatabase } = await import('@atrium/gateway/database');
    const database = openDatabase(databaseUrl(context, program.opts<{ brand: string }>().brand), { max: 2 });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  ledger
    .command('archive <folder>')
    .description('move the lines of old play out of the database into files; balances, keys and the hash chain stay')
    .option('--older-than-months <count>', `at least ${LEAST_MONTHS}`, readMonths, USUAL_MONTHS)
    .action(async (folder: string, { olderThanMonths }: { olderThanMonths: number }) => {
      const home = resolve(folder);
      const before = new Date();
      before.setUTCMonth(before.getUTCMonth() - olderThanMonths);
      const { archiveLedger } = await import('@atrium/gateway/archive-ledger');
      const archived = await withDatabase(async (database) => {
        mkdirSync(home, { recursive: true, mode: 0o700 });
        return await archiveLedger({ database, folder: home, before, progress });
      });
      answer(archived, [
        ...archived.map(
          ({ file, entries, removedLines }) => `${file}: ${entries} entries, ${removedLines} lines removed`,
        ),
        archived.length === 0
          ? `No sealed play is older than ${before.toISOString().slice(0, 10)}.`
          : 'Store a copy of the files elsewhere: the lines are in no other place. Next: npm run -s atrium -- ledger verify',
      ]);
    });
  ledger
    .command('check-archive <file>')
    .description('compute the chain of an archive anew, and compare it with the database that wrote it')
    .action(async (file: string) => {
      const { verifyArchive } = await import('@atrium/gateway/verify-archive');
      const summary = await withDatabase((database) => verifyArchive(database, resolve(file)));
      answer(summary, [
        `Archive ${summary.number} is whole: seals ${summary.firstSeq} to ${summary.lastSeq} follow from each other and join the ledger.`,
      ]);
    });
}

/** The database of a brand, as the owner of its tables: that of a running portal, or of `DATABASE_URL`. */
function databaseUrl({ settings, env, varFolder }: VerbContext, brand: string): string {
  let first: string;
  try {
    first = portalDatabaseUrl(varFolder, settings.DATABASE_URL);
  } catch {
    throw new Error(`Atrium is not running with this ATRIUM_VAR (${varFolder}). Start it, or set DATABASE_URL.`);
  }
  return brand === FIRST_BRAND ? first : (brandVariable(env, brand, 'DATABASE_URL') ?? brandDatabase(first, brand));
}

function readMonths(text: string): number {
  const months = Number(text);
  if (Number.isInteger(months) && months >= LEAST_MONTHS && months <= 1_200) return months;
  throw new InvalidArgumentError(`Must be a number of months from ${LEAST_MONTHS} to 1200.`);
}
