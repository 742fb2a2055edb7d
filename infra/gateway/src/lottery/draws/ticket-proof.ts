import type { DrawProof } from '@atrium/contracts/draws';
import { type LeafTicket, leafText } from '@atrium/lottery-rules/ticket-leaf';
import type { Queryable } from '../../platform/database.ts';
import { drawProof } from './draw-proof.ts';
import { ticketPath } from './ticket-tree.ts';

interface Row {
  gameCode: string;
  issue: string;
  placedAt: Date;
  salt: string;
  stake: string;
  lines: LeafTicket['lines'];
}

/** The proof of a member's ticket and its draw; before the draw is frozen, `ticket` is null. Undefined for another's ticket. */
export async function ticketProof(
  database: Queryable,
  { number, memberId }: { number: string; memberId: string },
): Promise<DrawProof | undefined> {
  const row = await database.first<Row>(
    `SELECT game_code AS "gameCode", issue, placed_at AS "placedAt", encode(salt, 'hex') AS salt, stake, lines
       FROM lottery_tickets WHERE number = $1 AND member_id = $2`,
    [number, memberId],
  );
  const proof = row && (await drawProof(database, row));
  if (!proof?.tickets) return proof && { ...proof, ticket: null };
  const place = await ticketPath(database, { ...row!, number });
  const text = leafText({ ...row!, number, placedAt: row!.placedAt.toISOString() });
  return {
    ...proof,
    ticket: place
      ? { text, index: place.index, path: place.path.map((hash) => Buffer.from(hash).toString('hex')) }
      : null,
  };
}
