import type { Pool } from 'pg';
import type { SeededRandom } from '../../seed/seeded-random.ts';

export interface Person {
  id: number;
  up: Person | undefined;
  /** From 1. */
  level: number;
  agent: boolean;
  /** Millionths of the valid bet, by category. */
  rates: { RNG: number; SPORTS: number };
}
export interface Contract {
  id: number;
  member: Person;
  kind: 'daily-salary' | 'hourly-salary';
  rate: number;
}

export const LEVELS = 12;
const FIRST_ID = 20_000_000;
const TOPS = 3;
/** Level 1's rate of a contract, and by how much it falls with each level: no agent's is above its upline's. */
const CONTRACT_RATE = 13_000;
const CONTRACT_STEP = 1_000;
/** Few: each has 24 windows a day. */
const SHARE_WITH_HOURS = 0.025;

/** A tree of random shape whose deepest line has all levels; rates may be above an upline's, which then earns nothing. */
export function growTree(random: SeededRandom, accounts: number): Person[] {
  const people: Person[] = [];
  const atLevel: Person[][] = Array.from({ length: LEVELS + 1 }, () => []);
  const add = (up: Person | undefined, agent: boolean): Person => {
    const most = up ? up.rates.RNG : 12_000;
    const person: Person = {
      id: FIRST_ID + people.length,
      up,
      level: (up?.level ?? 0) + 1,
      agent,
      rates: agent
        ? { RNG: random.whole(0, Math.min(12_000, most + 600)), SPORTS: random.whole(0, 4_000) }
        : { RNG: random.chance(0.1) ? random.whole(0, 500) : 0, SPORTS: 0 },
    };
    people.push(person);
    if (agent) atLevel[person.level]!.push(person);
    return person;
  };
  for (let top = 0; top < TOPS; top += 1) {
    let last = add(undefined, true);
    while (last.level < LEVELS) last = add(last, last.level < LEVELS - 1);
  }
  while (people.length < accounts) {
    const level = random.whole(1, LEVELS - 1);
    const up = random.pick(atLevel[level]!);
    add(up, level < LEVELS - 1 && random.chance(0.2));
  }
  return people;
}

/** Contracts that the house pays: a daily one for each top and for every other agent, hourly ones for some below. */
export function offerContracts(people: readonly Person[], random: SeededRandom): Contract[] {
  const contracts: Contract[] = [];
  const add = (member: Person, kind: Contract['kind']) =>
    contracts.push({ id: 90_000 + contracts.length, member, kind, rate: CONTRACT_RATE - CONTRACT_STEP * member.level });
  for (const person of people.filter(({ agent }) => agent)) {
    if (person.level === 1 || random.chance(0.15)) add(person, 'daily-salary');
    if (person.level === 1 || (person.level < 6 && random.chance(SHARE_WITH_HOURS))) add(person, 'hourly-salary');
  }
  return contracts;
}

const json = (rows: readonly object[]): string => JSON.stringify(rows);

export async function storeTree(pool: Pool, people: readonly Person[]): Promise<void> {
  for (let level = 1; level <= LEVELS; level += 1)
    await pool.query(
      `INSERT INTO members (id, account, password_hash, currency, type, upline_id, rebate_rates)
       SELECT x.id, 'tree' || x.id, 'none', 'PHP', CASE WHEN x.agent THEN 1 ELSE 0 END, x.up, x.rates
         FROM jsonb_to_recordset($1::jsonb) AS x (id bigint, agent boolean, up bigint, rates jsonb) ORDER BY x.id`,
      [
        json(
          people
            .filter((person) => person.level === level)
            .map(({ id, up, agent, rates }) => ({ id, agent, up: up?.id, rates })),
        ),
      ],
    );
  await pool.query('ANALYZE members, member_terms');
}

export async function storeContracts(pool: Pool, contracts: readonly Contract[], from: Date): Promise<void> {
  await pool.query(
    `INSERT INTO agent_contracts (id, kind, member_id, rate, period, clauses, payer, state, requested_at, answered_at, settled_until)
     SELECT x.id, x.kind, x.member, x.rate::numeric / 10000, CASE x.kind WHEN 'daily-salary' THEN 'daily' ELSE 'hourly' END,
            jsonb_build_array(jsonb_build_object('rate', x.rate, 'valid_bet', '0', 'profit_loss', '0', 'active_members', 0)),
            'platform', 'accepted', $2, $2, $2
       FROM jsonb_to_recordset($1::jsonb) AS x (id bigint, kind text, member bigint, rate integer)`,
    [json(contracts.map(({ member, ...contract }) => ({ ...contract, member: member.id }))), from],
  );
}
