import type { Database, Queryable } from '../../src/platform/database.ts';
import { hashPassword } from '../../src/session/passwords.ts';
import { demoTexts } from '../content/demo-texts.ts';
import { htmlOf } from '../content/html-of.ts';
import { seedHelp } from '../content/seed-help.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { type Booking, keepBooks } from '../ledger/book-keeper.ts';
import { quaysideCatalogue } from './quayside-catalogue.ts';
import { QUAYSIDE_SETTINGS } from './quayside-settings.ts';

const ARGON = { memoryCost: 19_456, timeCost: 2 };
const HOUR_MS = 3_600_000;
const CURRENCY = 'VND';

/** The account of spec/interface.md and a second one with money in the main wallet only. Amounts in dong. */
const MEMBERS = [
  {
    account: 'quay1',
    password: 'Quay-0001',
    nickname: 'Linh',
    deposit: 12_500_000,
    wallets: { KOI: 2_000_000, VT: 800_000, DW: 350_000 },
  },
  { account: 'quay2', password: 'Quay-0002', nickname: 'Minh', deposit: 1_000_000, wallets: {} },
];

/**
 * Fills an empty, migrated database with the second brand: settings, a small catalogue, two members, their wallets. It has
 * no history, so that it costs a start little. A database that has vendors or members gets only the articles of the help
 * that it lacks.
 */
export async function seedQuayside(
  database: Database,
  { now = new Date(), argon = ARGON }: { now?: Date; argon?: { memoryCost: number; timeCost: number } } = {},
): Promise<void> {
  const seeded = await database.transaction(async (transaction) => {
    // Every process that seeds takes this lock first.
    await transaction.run('LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE');
    if (await transaction.first('(SELECT 1 FROM vendors LIMIT 1) UNION ALL (SELECT 1 FROM members LIMIT 1)'))
      return false;
    await transaction.run(
      'INSERT INTO settings (key, value) SELECT key, value FROM jsonb_each($1::jsonb) ON CONFLICT (key) DO UPDATE SET value = excluded.value, changed_at = now()',
      [JSON.stringify(QUAYSIDE_SETTINGS)],
    );
    await seedCatalogue(transaction, now, quaysideCatalogue('quayside.'));
    await keepBooks(transaction, await seedMembers(transaction, now, argon));
    await seedTexts(transaction, now);
    return true;
  });
  if (!seeded) return await seedHelp(database);
  // Query plans for empty tables are poor for full ones (domain.md 3.2).
  await database.run('ANALYZE');
}

/** Stores the members and returns their movements of money. */
async function seedMembers(
  database: Queryable,
  now: Date,
  argon: { memoryCost: number; timeCost: number },
): Promise<Booking[]> {
  const bookings: Booking[] = [];
  const at = now.getTime() - HOUR_MS;
  for (const { account, password, nickname, deposit, wallets } of MEMBERS) {
    const member = (await database.first<{ id: string }>(
      `INSERT INTO members (account, nickname, type, currency, password_hash, password_changed_at, email, terms_version, first_login_at, registered_at, born_on, avatar)
       VALUES ($1, $2, 0, $3, $4, $5, $1 || '@example.com', '2026-01', $5, $5, '1991-04-12', '03') RETURNING id`,
      [account, nickname, CURRENCY, await hashPassword({ argon }, password), new Date(at)],
    ))!.id;
    const common = { at, memberId: member, currency: CURRENCY };
    const cash = { class: 'player:cash', member };
    bookings.push({
      ...common,
      kind: 'deposit',
      scope: 'demo:deposit',
      key: account,
      reference: `D-${account}`,
      detail: 'bank-transfer',
      lines: [
        { class: 'clearing:deposit', detail: 'bank-transfer', amount: -deposit },
        { ...cash, amount: deposit },
      ],
    });
    for (const [vendor, amount] of Object.entries(wallets))
      bookings.push({
        ...common,
        kind: 'transfer',
        scope: `transfer:${member}`,
        key: vendor,
        reference: vendor,
        detail: vendor,
        lines: [
          { ...cash, amount: -amount },
          { class: 'vendor:wallet', member, detail: vendor, amount },
        ],
      });
  }
  return bookings;
}

async function seedTexts(database: Queryable, now: Date): Promise<void> {
  await database.run("INSERT INTO notices (type, texts, published_at) VALUES ('PL', $1, $2)", [
    JSON.stringify(demoTexts('notices', 'quayside-wallets', ({ title, text }) => ({ title, content: htmlOf(text) }))),
    new Date(now.getTime() - HOUR_MS),
  ]);
  await database.run(
    `INSERT INTO banners (id, "group", texts, "to", scene, position) VALUES ('harbour-lights', 'home', $1, '/rng?page=KOI', 'quay', 0)`,
    [JSON.stringify(demoTexts('banners', 'harbour-lights'))],
  );
  await seedHelp(database);
}
