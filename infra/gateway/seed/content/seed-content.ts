import type { Queryable } from '../../src/platform/database.ts';
import { BANNERS } from './banners.ts';
import { demoTexts } from './demo-texts.ts';
import { escaped, htmlOf } from './html-of.ts';
import { JACKPOTS } from './jackpots.ts';
import { MESSAGES } from './messages.ts';
import { MISSIONS } from './missions.ts';
import { NOTICES } from './notices.ts';
import { PROMOTIONS } from './promotions.ts';
import { seedHelp } from './seed-help.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Stores notices, banners, promotions, help, messages, missions and jackpots. */
export async function seedContent(database: Queryable, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const insert = (text: string, rows: readonly object[]) => database.run(text, [JSON.stringify(rows)]);
  await insert(
    'INSERT INTO notices (type, texts, published_at) SELECT type, texts, at FROM jsonb_to_recordset($1) AS x (type text, texts jsonb, at timestamptz) ORDER BY at',
    NOTICES.map(({ name, type, hoursAgo }) => ({
      type,
      at: ago(hoursAgo * HOUR_MS),
      texts: demoTexts('notices', name, ({ title, text }) => ({ title, content: htmlOf(text) })),
    })),
  );
  await insert(
    'INSERT INTO banners (id, "group", texts, "to", scene, position) SELECT id, "group", texts, "to", scene, position FROM jsonb_to_recordset($1) AS x (id text, "group" text, texts jsonb, "to" text, scene text, position integer)',
    BANNERS.map((banner, position) => ({ ...banner, position, texts: demoTexts('banners', banner.id) })),
  );
  await insert(
    "INSERT INTO promotions (id, type, texts, starts_at, ends_at, scene, position, engine, rules, budget) SELECT id, type, texts, starts, ends, scene, position, rules ->> 'engine', rules, budget FROM jsonb_to_recordset($1) AS x (id text, type text, texts jsonb, starts timestamptz, ends timestamptz, scene text, position integer, rules jsonb, budget bigint)",
    PROMOTIONS.map(({ id, type, scene, startedDaysAgo, endsInDays, rules, budget }, position) => ({
      rules,
      budget,
      id,
      type,
      texts: demoTexts('promotions', id, ({ title, summary, rules }) => ({
        title,
        summary,
        html: `${htmlOf(summary)}<ol>${rules.map((rule) => `<li>${escaped(rule)}</li>`).join('')}</ol>`,
      })),
      scene,
      position,
      starts: ago(startedDaysAgo * DAY_MS),
      ends: endsInDays === undefined ? null : ago(-endsInDays * DAY_MS),
    })),
  );
  await insert(
    'INSERT INTO raffle_prizes (promotion_id, position, amount, weight, stock) SELECT promotion, position, amount, weight, stock FROM jsonb_to_recordset($1) AS x (promotion text, position integer, amount bigint, weight integer, stock integer)',
    PROMOTIONS.flatMap(({ id, prizes = [] }) =>
      prizes.map((prize, position) => ({ promotion: id, position: position + 1, ...prize })),
    ),
  );
  await seedHelp(database);
  await insert(
    'INSERT INTO messages (member_id, at, category, texts, read_at) SELECT m.id, x.at, x.category, x.texts, CASE WHEN x.read THEN x.at END FROM jsonb_to_recordset($1) AS x (account text, at timestamptz, category text, texts jsonb, read boolean) JOIN members m ON m.account = x.account',
    MESSAGES.map(({ account, name, category, hoursAgo, read }) => ({
      account,
      category,
      at: ago(hoursAgo * HOUR_MS),
      read,
      texts: demoTexts('messages', name),
    })),
  );
  await insert(
    'INSERT INTO missions (id, measure, target, points, texts, position) SELECT id, measure, target, points, texts, position FROM jsonb_to_recordset($1) AS x (id text, measure text, target bigint, points bigint, texts jsonb, position integer)',
    MISSIONS.map((mission, position) => ({ ...mission, position, texts: demoTexts('missions', mission.id) })),
  );
  // The gateway begins their first runs: nothing is on the ledger before.
  await insert(
    'INSERT INTO jackpots (id, texts, vendor_code, game_ids, currency, contribution_ppm, next_percent, seed, must_hit_by, position, starts_at) SELECT id, texts, vendor, games, currency, contribution, next, seed, by, position, starts FROM jsonb_to_recordset($1) AS x (id text, texts jsonb, vendor text, games text[], currency text, contribution integer, next smallint, seed bigint, by bigint, position integer, starts timestamptz)',
    JACKPOTS.map((jackpot, position) => ({
      ...jackpot,
      position,
      starts: now,
      texts: demoTexts('jackpots', jackpot.id),
    })),
  );
}
