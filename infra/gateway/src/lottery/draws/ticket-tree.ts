import { hash } from 'node:crypto';
import type { DrawName } from '@atrium/lottery-rules/proof/commitment';
import { EMPTY_ROOT, pathOf, rootOf } from '@atrium/lottery-rules/proof/merkle';
import type { Queryable } from '../../platform/database.ts';

export interface TicketTree {
  count: number;
  root: Buffer;
  /** Roots of every SUBTREE_LEAVES leaves in order, and of the rest. */
  subtrees: Buffer[];
}

/** A power of two: then the subtrees' roots are nodes of the whole tree. */
export const SUBTREE_LEAVES = 1_024;
/** Leaves read at a time: a megabyte. */
const PAGE_LEAVES = 32 * SUBTREE_LEAVES;

const sha256 = (data: Uint8Array): Buffer => hash('sha256', data, 'buffer');

const EMPTY: TicketTree = { count: 0, root: Buffer.from(EMPTY_ROOT), subtrees: [] };

/** The trees over the tickets of frozen draws, in the order asked for. Draws without tickets cost one statement together. */
export async function ticketTrees(database: Queryable, draws: readonly DrawName[]): Promise<TicketTree[]> {
  const filled = await database.rows<{ at: number }>(
    `SELECT x.at::int FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS x (game_code, issue, at)
      WHERE EXISTS (SELECT FROM lottery_tickets t WHERE t.game_code = x.game_code AND t.issue = x.issue)`,
    [draws.map(({ gameCode }) => gameCode), draws.map(({ issue }) => issue)],
  );
  const withTickets = new Set(filled.map(({ at }) => at - 1));
  const trees: TicketTree[] = [];
  for (const [index, draw] of draws.entries())
    trees.push(withTickets.has(index) ? await ticketTree(database, draw) : EMPTY);
  return trees;
}

async function ticketTree(database: Queryable, { gameCode, issue }: DrawName): Promise<TicketTree> {
  const subtrees: Buffer[] = [];
  let count = 0;
  let after = '0';
  for (;;) {
    const page = await database.rows<{ number: string; leaf: Buffer }>(
      {
        name: 'draw-leaves',
        text: 'SELECT number, leaf FROM lottery_tickets WHERE game_code = $1 AND issue = $2 AND number > $3 ORDER BY number LIMIT $4',
      },
      [gameCode, issue, after, PAGE_LEAVES],
    );
    count += page.length;
    for (let start = 0; start < page.length; start += SUBTREE_LEAVES)
      subtrees.push(
        Buffer.from(
          rootOf(
            page.slice(start, start + SUBTREE_LEAVES).map(({ leaf }) => leaf),
            sha256,
          ),
        ),
      );
    if (page.length < PAGE_LEAVES) break;
    after = page.at(-1)!.number;
  }
  return { count, root: Buffer.from(rootOf(subtrees, sha256)), subtrees };
}

/** Place and path of a ticket among the tickets of its frozen draw; undefined for a ticket that is not among them. */
export async function ticketPath(
  database: Queryable,
  { gameCode, issue, number }: DrawName & { number: string },
): Promise<{ index: number; path: Uint8Array[] } | undefined> {
  const place = await database.first<{ index: number; found: boolean }>(
    `SELECT count(*) FILTER (WHERE number < $3::bigint)::int AS index, count(*) FILTER (WHERE number = $3::bigint) = 1 AS found
       FROM lottery_tickets WHERE game_code = $1 AND issue = $2 AND number <= $3::bigint`,
    [gameCode, issue, number],
  );
  if (!place?.found) return undefined;
  const [subtree, within] = [Math.floor(place.index / SUBTREE_LEAVES), place.index % SUBTREE_LEAVES];
  const [leaves, roots] = await Promise.all([
    database.rows<{ leaf: Buffer }>(
      'SELECT leaf FROM lottery_tickets WHERE game_code = $1 AND issue = $2 ORDER BY number OFFSET $3 LIMIT $4',
      [gameCode, issue, subtree * SUBTREE_LEAVES, SUBTREE_LEAVES],
    ),
    database.rows<{ root: Buffer }>(
      'SELECT root FROM draw_subtrees WHERE game_code = $1 AND issue = $2 ORDER BY number',
      [gameCode, issue],
    ),
  ]);
  return {
    index: place.index,
    path: [
      ...pathOf(
        leaves.map(({ leaf }) => leaf),
        within,
        sha256,
      ),
      ...pathOf(
        roots.map(({ root }) => root),
        subtree,
        sha256,
      ),
    ],
  };
}
