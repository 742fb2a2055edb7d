import { createHash, randomBytes } from 'node:crypto';
import { leafText } from '@atrium/lottery-rules/ticket-leaf';
import type { NewTicket } from './bet-command.ts';
import { capsOf } from './bet-limits.ts';
import type { GameTerms } from './game-terms.ts';
import type { PricedLine } from './priced-line.ts';

const SALT_BYTES = 16;
/** Distinguishes a leaf of the Merkle tree from an inner node. */
const LEAF_PREFIX = Buffer.from([0]);

/** A ticket with its leaf in the Merkle tree of its draw. */
export function newTicket(
  { code, limits }: GameTerms,
  sale: {
    number: string;
    issue: string;
    placedAt: string;
    stake: bigint;
    selfRebate: bigint;
    group: number | null;
    ownGroup: number | null;
    lines: readonly PricedLine[];
  },
): NewTicket {
  const { number, issue, placedAt, lines } = sale;
  const salt = randomBytes(SALT_BYTES).toString('hex');
  const stake = sale.stake.toString();
  const text = leafText({ number, gameCode: code, issue, placedAt, salt, stake, lines });
  return {
    number,
    issue,
    stake,
    self_rebate: sale.selfRebate.toString(),
    prize_group: sale.group,
    own_group: sale.ownGroup,
    caps: capsOf(limits),
    lines,
    salt,
    leaf: createHash('sha256').update(LEAF_PREFIX).update(text).digest('hex'),
  };
}
