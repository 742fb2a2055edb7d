import type { Parts } from '../../platform/parts.ts';
import { endChases } from './follow-chases.ts';
import { announceGivenBack, giveBack } from '../tickets/give-back.ts';
import type { DrawName } from '@atrium/lottery-rules/proof/commitment';

const PORTION = 10_000;

/** Gives every open stake of a void draw back, in portions; a stake that is back is never open again. Source: 10-25. */
export async function returnVoidDraw(
  parts: Pick<Parts, 'database' | 'clock' | 'live'>,
  draw: DrawName,
  portion = PORTION,
): Promise<void> {
  const { database, clock } = parts;
  let after = '0';
  for (;;) {
    const rows = await database.rows<{ number: string }>(
      `SELECT t.number::text AS number FROM lottery_tickets t WHERE t.game_code = $1 AND t.issue = $2 AND t.number > $3 ORDER BY t.number LIMIT $4`,
      [draw.gameCode, draw.issue, after, portion],
    );
    const last = rows.at(-1)?.number;
    if (last === undefined) break;
    after = last;
    announceGivenBack(
      parts,
      await giveBack(
        database,
        clock.now(),
        rows.map(({ number }) => number),
        'void',
      ),
    );
  }
  await database.transaction(async (transaction) => {
    await transaction.run(
      "UPDATE draws SET settled_at = $3 WHERE game_code = $1 AND issue = $2 AND state = 'voided' AND settled_at IS NULL",
      [draw.gameCode, draw.issue, clock.now()],
    );
    await endChases(transaction, draw);
  });
}
