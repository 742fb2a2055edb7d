import type { Database } from '../src/platform/database.ts';
import { rollUp } from '../src/team-figures/roll-up.ts';
import { seedCatalogue } from './catalogue/seed-catalogue.ts';
import { seedContent } from './content/seed-content.ts';
import { seedHelp } from './content/seed-help.ts';
import { keepBooks } from './ledger/book-keeper.ts';
import { bookingsOf } from './ledger/bookings-of.ts';
import { seedPayments } from './ledger/seed-payments.ts';
import { type PlayedRound, seedRounds } from './ledger/seed-rounds.ts';
import { type ComingDraws, seedDraws } from './lotteries/seed-draws.ts';
import { historiesOf } from './people/member-histories.ts';
import { seedLogins } from './people/seed-logins.ts';
import { giveBirthDates, seedMembers } from './people/seed-members.ts';
import { seedPoints } from './points/seed-points.ts';
import { seedProgress } from './rewards/seed-progress.ts';

export interface DemoOptions {
  /** The end of the history; by default now. */
  now?: Date;
  argon?: { memoryCost: number; timeCost: number };
  /** Plans the coming draws, too; without it the gateway does at its first turn. */
  draws?: ComingDraws;
}

const ARGON = { memoryCost: 19_456, timeCost: 2 };

/** An arbitrary number, the same in every process that seeds. */
const LOCK = 726_193_040;

/**
 * Fills an empty, migrated database with the demo brand in one transaction: accounts, catalogue, ninety days of rounds
 * and money checked by the ledger's triggers, past draws, content. Everything except secrets and draws is derived from
 * fixed seeds and `now`, so it is the same on every machine. In a database with vendors or members only missing dates of
 * birth of the demo's accounts and missing articles of the help are added.
 */
export async function seedDemo(
  database: Database,
  { now = new Date(), argon = ARGON, draws }: DemoOptions = {},
): Promise<void> {
  const seeded = await database.transaction(async (transaction) => {
    await transaction.rows('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    if (await transaction.first('(SELECT 1 FROM vendors LIMIT 1) UNION ALL (SELECT 1 FROM members LIMIT 1)'))
      return false;
    const games = await seedCatalogue(transaction, now);
    const members = await seedMembers(transaction, now, argon);
    const histories = historiesOf(members, games, now);
    let rounds = 0;
    for (const { event } of histories) if (event.kind === 'round') event.number = ++rounds;
    const bookings = histories.flatMap(({ member, event }) => bookingsOf(member, event)).sort((a, b) => a.at - b.at);
    await keepBooks(transaction, bookings);
    await seedRounds(
      transaction,
      histories.flatMap(({ member, event }): PlayedRound[] =>
        event.kind === 'round' ? [{ ...event, memberId: member.id }] : [],
      ),
    );
    await seedPayments(transaction, histories);
    await seedLogins(transaction, now);
    await seedPoints(transaction, now);
    await seedProgress(transaction, now);
    await seedContent(transaction, now);
    await seedDraws(transaction, now, draws);
    return true;
  });
  if (!seeded) {
    await giveBirthDates(database);
    return await seedHelp(database);
  }
  // After the commit, at which the ledger's entries join the figures.
  while ((await rollUp(database, 100_000)) > 0);
  // Query plans for empty tables are poor for full ones (domain.md 3.2).
  await database.run('ANALYZE');
}
