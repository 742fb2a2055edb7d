import type { Pool } from 'pg';
import type { SeededRandom } from '../../seed/seeded-random.ts';
import { createDatabase } from '../../src/platform/database.ts';
import { verifyReports } from '../../src/team-figures/verify-reports.ts';
import { verifyLedger } from '../../src/wallet/ledger-verify.ts';
import { booksOf, differences } from './books.ts';
import { openEngine } from './engine.ts';
import type { Contract, Person } from './grow-tree.ts';
import { type Bet, correctBets, playBets, validOf } from './play.ts';

const DAY_MS = 86_400_000;
/** Parts of a day, each of which begins with moves and changed rates. */
const PARTS = 4;
const MOVES = 2;
const CHANGED_RATES = 40;
const CORRECTED_SHARE = 0.08;

interface History {
  people: readonly Person[];
  contracts: readonly Contract[];
  from: Date;
  days: number;
  /** Bets of the whole history. */
  rounds: number;
}

/** Moves a random agent with everybody below it to another upline of the same level, so that contracts still fall with each level. */
async function moveSomebody(pool: Pool, random: SeededRandom, agents: readonly Person[], at: Date): Promise<void> {
  const moved = random.pick(agents.filter(({ level }) => level > 1));
  const places = agents.filter(({ level, id }) => level === moved.level - 1 && id !== moved.up!.id);
  if (places.length === 0) return;
  const place = random.pick(places);
  await pool.query('SELECT move_subtree($1, $2, $3)', [moved.id, place.id, at]);
  moved.up = place;
}

async function changeRates(pool: Pool, random: SeededRandom, agents: readonly Person[], at: Date): Promise<void> {
  const changed = new Set(Array.from({ length: CHANGED_RATES }, () => random.pick(agents)));
  for (const person of changed) person.rates = { RNG: random.whole(0, 12_000), SPORTS: random.whole(0, 4_000) };
  await pool.query(
    `UPDATE members m SET rebate_rates = x.rates, terms_from = $2 FROM jsonb_to_recordset($1::jsonb) AS x (id bigint, rates jsonb) WHERE m.id = x.id`,
    [JSON.stringify([...changed].map(({ id, rates }) => ({ id, rates }))), at],
  );
}

/**
 * Plays a random history over the tree, closing every day, and compares what the agents have with what the final bets are
 * worth: each rebate, their sum, each top's salaries with those of everybody below, the ledger and the reports.
 */
export async function checkHistory(
  pool: Pool,
  random: SeededRandom,
  { people, contracts, from, days, rounds }: History,
) {
  const engine = openEngine(pool);
  const agents = people.filter(({ agent }) => agent);
  const bets: Bet[] = [];
  for (let part = 0; part < days * PARTS; part += 1) {
    const begins = new Date(from.getTime() + (part * DAY_MS) / PARTS);
    const until = new Date(begins.getTime() + DAY_MS / PARTS);
    if (part > 0) {
      for (let move = 0; move < MOVES; move += 1) await moveSomebody(pool, random, agents, begins);
      await changeRates(pool, random, agents, begins);
    }
    const count = Math.round(rounds / days / PARTS);
    bets.push(...(await playBets(pool, random, { people, count, from: begins, until, name: `h${part}` })));
    await correctBets(pool, random, bets, Math.round(count * CORRECTED_SHARE));
    await engine.accrueAll(until);
    if (part % 2 === 1) await engine.close(until);
  }
  const end = new Date(from.getTime() + (days + 2) * DAY_MS);
  await engine.accrueAll(end);
  await engine.close(end);
  const failures = [
    ...(await compareRebates(pool, bets)),
    ...(await compareSalaries(pool, bets, contracts)),
    ...(await verifyLedger(createDatabase(pool))).failures,
    // These bets are rounds without entries in the ledger.
    ...(await verifyReports(createDatabase(pool))).failures.filter(
      (failure) => !failure.startsWith("A member's result differs"),
    ),
  ];
  const books = await booksOf(pool);
  await engine.accrueAll(end);
  await engine.close(end);
  failures.push(...differences(books, await booksOf(pool), 'after a repeated run'));
  return { failures, bets: bets.length };
}

/** Each gets what its rate is above the highest below it; together they get the highest of the chain. */
async function compareRebates(pool: Pool, bets: readonly Bet[]): Promise<string[]> {
  const owed = new Map<string, bigint>();
  let whole = 0n;
  for (const bet of bets) {
    const valid = validOf(bet);
    let below = 0;
    for (const { person, rate } of bet.chain) {
      if (rate <= below) continue;
      const id = String(person.id);
      owed.set(id, (owed.get(id) ?? 0n) + valid * BigInt(rate - below));
      below = rate;
    }
    whole += valid * BigInt(Math.max(...bet.chain.map(({ rate }) => rate)));
  }
  const { rows } = await pool.query<{ id: string; earned: string; billed: string; paid: string }>(
    `SELECT m.id::text, coalesce((SELECT sum(micro) FROM agent_accruals WHERE agent_id = m.id), 0)::text AS earned,
            (coalesce((SELECT sum(amount) FROM agent_rebate_periods WHERE agent_id = m.id), 0) * 1000000
             + coalesce((SELECT carried_out FROM agent_rebate_periods WHERE agent_id = m.id ORDER BY starts_on DESC LIMIT 1), 0))::text AS billed,
            (coalesce((SELECT sum(amount) FROM agent_rebate_periods WHERE agent_id = m.id), 0)
             - coalesce((SELECT sum(amount) FROM benefits WHERE member_id = m.id AND kind = 'agent-rebate' AND state = 'paid'), 0))::text AS paid
       FROM members m`,
  );
  const failures = rows.flatMap(({ id, earned, billed, paid }) => {
    const worth = String(owed.get(id) ?? 0n);
    return earned === worth && billed === worth && paid === '0'
      ? []
      : [`Rebates of ${id}: ${worth} are due, ${earned} were earned, ${billed} billed, ${paid} not paid.`];
  });
  const sum = rows.reduce((all, { earned }) => all + BigInt(earned), 0n);
  if (sum !== whole) failures.push(`The bets are worth ${whole} in rebates; all agents together have ${sum}.`);
  return failures;
}

/** A top's contract is worth its rate on all play below it; those below it share this. */
async function compareSalaries(pool: Pool, bets: readonly Bet[], contracts: readonly Contract[]): Promise<string[]> {
  let worth = 0n;
  const tops = contracts.filter(({ member }) => member.level === 1);
  for (const bet of bets) {
    const top = bet.chain.at(-1)!.person;
    for (const { member, rate } of tops) if (member === top) worth += validOf(bet) * BigInt(rate);
  }
  const { rows } = await pool.query<{ billed: string; unpaid: string }>(
    `SELECT (sum(s.amount) * 1000000 + (SELECT sum(carried_out) FROM (
               SELECT DISTINCT ON (contract_id) carried_out FROM contract_settlements ORDER BY contract_id, starts_at DESC) last))::text AS billed,
            sum(s.amount - s.paid)::text AS unpaid FROM contract_settlements s`,
  );
  const { billed, unpaid } = rows[0]!;
  return billed === String(worth) && unpaid === '0'
    ? []
    : [`The tops' contracts are worth ${worth}; ${billed} were billed to their teams, ${unpaid} of it not paid.`];
}
