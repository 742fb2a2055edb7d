import type { Database } from '../src/platform/database.ts';
import { seedCatalogue } from './catalogue/seed-catalogue.ts';
import { seedContent } from './content/seed-content.ts';
import { keepBooks } from './ledger/book-keeper.ts';
import { bookingsOf } from './ledger/bookings-of.ts';
import { seedPayments } from './ledger/seed-payments.ts';
import { type PlayedRound, seedRounds } from './ledger/seed-rounds.ts';
import { type ComingDraws, seedDraws } from './lotteries/seed-draws.ts';
import { livesOf } from './people/lives.ts';
import { seedLogins } from './people/seed-logins.ts';
import { seedMembers } from './people/seed-members.ts';
import { seedPoints } from './points/seed-points.ts';

export interface DemoOptions {
  /** The history ends here; now by default. */
  now?: Date;
  argon?: { memoryCost: number; timeCost: number };
  /** Plans the coming draws, too; without it the gateway does at its first turn. */
  draws?: ComingDraws;
}

const ARGON = { memoryCost: 19_456, timeCost: 2 };

/** Any number; the same in every process that seeds. */
const LOCK = 726_193_040;

/**
 * Fills an empty, migrated database with the demo brand in one transaction: accounts, catalogue, ninety days of rounds and
 * money past the ledger's own triggers, past draws, content. All but secrets and draws follows
 * from fixed seeds and `now`, so it is the same on every machine. A database that holds vendors or members is left alone.
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
    const lives = livesOf(members, games, now);
    let rounds = 0;
    for (const { happening } of lives) if (happening.kind === 'round') happening.number = ++rounds;
    const bookings = lives
      .flatMap(({ member, happening }) => bookingsOf(member, happening))
      .sort((a, b) => a.at - b.at);
    await keepBooks(transaction, bookings);
    await seedRounds(
      transaction,
      lives.flatMap(({ member, happening }): PlayedRound[] =>
        happening.kind === 'round' ? [{ ...happening, memberId: member.id }] : [],
      ),
    );
    await seedPayments(transaction, lives);
    await seedLogins(transaction, now);
    await seedPoints(transaction, now);
    await seedContent(transaction, now);
    await seedDraws(transaction, now, draws);
    return true;
  });
  if (!seeded) return;
  // Plans made for empty tables are poor for full ones (domain.md 3.2).
  await database.run('ANALYZE');
}
