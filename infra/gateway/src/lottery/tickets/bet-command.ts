import { createBatcher } from '../../platform/batch.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import type { PricedLine } from './priced-line.ts';

export interface NewTicket {
  number: string;
  issue: string;
  stake: string;
  self_rebate: string;
  prize_group: number | null;
  own_group: number | null;
  caps: Readonly<Record<string, string>>;
  lines: readonly PricedLine[];
  /** Hex. */
  salt: string;
  leaf: string;
}

/** Stake on one number of a draw, with the limits that the game has for it. */
export interface Exposure {
  issue: string;
  play: string;
  number: string;
  stake: string;
  most?: string;
  most_of_member?: string;
}

/** One bet as sql/lottery/lottery_bets.sql decides it. Amounts in minor units. */
export interface BetCommand {
  scope: string;
  key: string;
  hash: string;
  member: string;
  currency: string;
  trial: boolean;
  game: string;
  version: number;
  /** ISO 8601: the leaves of the Merkle tree hold it. */
  placed_at: string;
  vendor: string;
  game_id: string;
  game_type: string;
  game_name: string;
  stake: string;
  most_of_draw?: string;
  chase?: { id: string; stop_on_win: boolean };
  tickets: readonly NewTicket[];
  exposures: readonly Exposure[];
}

export interface BetOutcome {
  /** 'ok', 'CONFLICT', 'STALE' or a refusal's code. */
  outcome: string;
  duplicate: boolean;
  /** Of a duplicate: the tickets and the chase of the first time. */
  numbers: string[] | null;
  chase: string | null;
  limited: string | null;
  remaining: string | null;
}

/** Decides bets of different members at the present moment of `clock`. */
export async function runBets(
  { clock }: Pick<Parts, 'clock'>,
  queryable: Queryable,
  bets: readonly BetCommand[],
): Promise<BetOutcome[]> {
  const rows = await queryable.rows<BetOutcome & { n: number }>(
    {
      name: 'lottery-bets',
      text: 'SELECT n, outcome, duplicate, numbers, chase, limited, remaining FROM lottery_bets($1, $2)',
    },
    [clock.now(), JSON.stringify(bets)],
  );
  const outcomes: BetOutcome[] = [];
  for (const { n, ...outcome } of rows) outcomes[n - 1] = outcome;
  return outcomes;
}

const LANES = 4;
/** Violations, deadlocks and raised exceptions are one bet's own; a database that is gone is everybody's. */
const OWN_FAULT = /^(22|23|40|AT|P0)/;

/** Decides bets in batches, one of each member at a time. */
export const createBetRunner = (parts: Pick<Parts, 'clock' | 'database'>): ((bet: BetCommand) => Promise<BetOutcome>) =>
  createBatcher<BetCommand, BetOutcome>({
    name: 'lottery bets',
    run: (bets) => runBets(parts, parts.database, bets),
    namesOf: ({ member }) => [member],
    laneOf: ({ member }) => Number(BigInt(member) % BigInt(LANES)),
    lanes: LANES,
    again: (error) => OWN_FAULT.test((error as { code?: string }).code ?? ''),
  });
