import type { Pool } from 'pg';
import type { SeededRandom } from '../../seed/seeded-random.ts';
import type { Person } from './grow-tree.ts';

/** A settled bet as it finally is, with the chain of its moment: from the player up, and the rate of each. */
export interface Bet {
  id: string;
  category: 'RNG' | 'SPORTS';
  stake: number;
  payout: number;
  status: 'won' | 'lost' | 'void' | 'rolled-back';
  chain: { person: Person; rate: number }[];
}

const MOST_STAKE = 90_000;

export function chainOf(player: Person, category: Bet['category']): Bet['chain'] {
  const chain: Bet['chain'] = [];
  for (let person: Person | undefined = player; person; person = person.up)
    chain.push({ person, rate: person.rates[category] });
  return chain;
}

/** What counts of a bet, in minor units: casino the stake, sports the smaller of stake and result (domain.md 7.2). */
export function validOf({ status, category, stake, payout }: Bet): bigint {
  if (status === 'void' || status === 'rolled-back') return 0n;
  return BigInt(category === 'SPORTS' ? Math.min(stake, Math.abs(payout - stake)) : stake);
}

/** Places and settles bets of random people within a span, and stores them. */
export async function playBets(
  pool: Pool,
  random: SeededRandom,
  {
    people,
    count,
    from,
    until,
    name,
  }: { people: readonly Person[]; count: number; from: Date; until: Date; name: string },
): Promise<Bet[]> {
  const bets: Bet[] = [];
  const rows = Array.from({ length: count }, (_, at) => {
    const player = random.pick(people);
    const category = random.chance(0.2) ? 'SPORTS' : 'RNG';
    const stake = random.whole(1, MOST_STAKE);
    const payout = random.chance(0.4) ? random.whole(1, 2 * stake) : 0;
    const bet: Bet = { id: `${name}-${at}`, category, stake, payout, status: payout ? 'won' : 'lost', chain: [] };
    bet.chain = chainOf(player, category);
    bets.push(bet);
    const when = new Date(random.whole(from.getTime() + 1, until.getTime() - 1)).toISOString();
    return { id: bet.id, member: player.id, category, stake, payout, status: bet.status, at: when };
  });
  await pool.query(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
     SELECT 'A', x.id, x.member, 'A', x.category, 'PHP', x.stake, x.payout, x.status, x.at, x.at
       FROM jsonb_to_recordset($1::jsonb) AS x (id text, member bigint, category text, stake bigint, payout bigint, status text, at timestamptz)`,
    [JSON.stringify(rows)],
  );
  return bets;
}

/** Settles some bets anew, or makes them void. */
export async function correctBets(
  pool: Pool,
  random: SeededRandom,
  bets: readonly Bet[],
  count: number,
): Promise<void> {
  const picked = new Set(Array.from({ length: count }, () => random.pick(bets)));
  for (const bet of picked) {
    bet.status = random.pick(['won', 'lost', 'void', 'rolled-back'] as const);
    bet.payout = bet.status === 'won' ? random.whole(1, 2 * MOST_STAKE) : 0;
  }
  await pool.query(
    `UPDATE rounds r SET status = x.status, payout = x.payout
       FROM jsonb_to_recordset($1::jsonb) AS x (id text, status text, payout bigint) WHERE r.vendor_code = 'A' AND r.round_id = x.id`,
    [JSON.stringify([...picked].map(({ id, status, payout }) => ({ id, status, payout })))],
  );
}
