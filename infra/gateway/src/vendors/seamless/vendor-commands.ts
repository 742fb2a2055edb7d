import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { createBatcher } from '../../platform/batch.ts';

/** One movement that a vendor requests; see `sql/vendors/vendor_commands.sql`. Amounts in minor units. */
export interface VendorCommand {
  kind: 'bet' | 'win' | 'rollback' | 'end';
  vendor: string;
  member: string;
  currency: string;
  game?: string;
  round: string;
  /** The vendor's transaction ID; the end of a round has none. */
  tx?: string;
  /** The bet of a win or a rollback. */
  ref?: string;
  amount?: string;
  /** A win that closes its round. */
  ends?: boolean;
  /** Hash of its content, which distinguishes a repeat from a conflict. */
  hash: string;
  /** Whether a bet after its own rollback is answered with an OK that moves nothing. */
  noop?: boolean;
  /** A bet that may continue a round but not start one. */
  shut?: boolean;
  /** The player's wallet at this vendor is used instead of the main one. */
  purse?: true;
}

export interface Outcome {
  /** 'ok', 'noop', 'CONFLICT' or a refusal's code. */
  outcome: string;
  duplicate: boolean;
  /** Our transaction ID. */
  tx: string | null;
  /** The spendable balance afterwards. */
  balance: string;
}

const LANES = 4;
/** SQLSTATE classes of faults of one command: violations, deadlocks, raised exceptions. Others fail the whole batch. */
const OWN_FAULT = /^(22|23|40|AT|P0)/;

/**
 * Decides commands in the given order, all in one statement; undefined for one that has to wait for another of them.
 */
export async function runCommands(
  { clock }: Pick<Parts, 'clock'>,
  queryable: Queryable,
  commands: readonly VendorCommand[],
): Promise<(Outcome | undefined)[]> {
  const rows = await queryable.rows<Outcome & { n: number }>(
    {
      name: 'vendor-commands',
      text: 'SELECT n, outcome, duplicate, tx, balance FROM vendor_commands($1, $2)',
    },
    [clock.now(), JSON.stringify(commands)],
  );
  const outcomes: (Outcome | undefined)[] = commands.map(() => undefined);
  for (const { n, ...outcome } of rows) if (outcome.outcome !== 'LATER') outcomes[n - 1] = outcome;
  return outcomes;
}

/**
 * Accepts commands of all vendors and players and resolves each after the commit that decided it. While one batch is
 * being committed, the next one is collected, so a hot wallet needs one commit for many commands.
 */
export function createCommandRunner(
  parts: Pick<Parts, 'clock' | 'database'>,
): (command: VendorCommand) => Promise<Outcome> {
  return createBatcher<VendorCommand, Outcome>({
    name: 'vendor commands',
    run: (commands) => runCommands(parts, parts.database, commands),
    namesOf: ({ vendor, member, round, tx, ref }) => [
      `${vendor} round ${member} ${round}`,
      ...(tx === undefined ? [] : [`${vendor} tx ${tx}`]),
      ...(ref === undefined ? [] : [`${vendor} tx ${ref}`]),
    ],
    laneOf: ({ member }) => Number(BigInt(member) % BigInt(LANES)),
    lanes: LANES,
    again: (error) => OWN_FAULT.test((error as { code?: string }).code ?? ''),
  });
}
