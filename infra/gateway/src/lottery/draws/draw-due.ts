import type { Family } from '@atrium/lottery-rules/families';
import { numbersOf, numbersOfSecret } from '@atrium/lottery-rules/proof/numbers';
import { randomnessOf } from '@atrium/lottery-rules/proof/verify-draw';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { valueKey } from './beacon-chains.repository.ts';
import { fetchValues, moveFromMissingValues } from './beacon-values.ts';
import { keyIdOf, openSecret } from './draw-secrets.ts';
import { type VoidedDraw, voidDraws } from './void-draws.ts';

export interface DueDraw {
  gameCode: string;
  issue: string;
  family: Family;
  scheme: 1 | 2;
  drawsAt: Date;
  commitment: string;
  /** Of scheme 1. */
  secret: Buffer | null;
  sealedSecret: string;
  keyId: string;
  chainHash: string;
  round: number;
  ticketRoot: Buffer;
}

export interface Drawn {
  gameCode: string;
  issue: string;
  result: string;
  drawsAt: Date;
}

type Drawing = Pick<Parts, 'database' | 'beacon' | 'clock'> & { config: Pick<Parts['config'], 'sealingKey'> };

/** A draw that is made this much after its time is marked as late. */
const LATE_MS = 5_000;
/** The reveal's deadline: after it, a draw whose secret no running gateway can decrypt is void. */
export const REVEAL_DEADLINE_MS = 60 * 60_000;
/** Draws made at a time: a long outage does not block the process. */
const MOST_AT_ONCE = 500;

/**
 * Draws what is due: fetches and verifies the values, decrypts the secrets and computes the numbers. Repeatable and safe in two
 * processes: numbers follow from what is fixed, and the first writes them. `overdueMs` takes only draws that are late by as much.
 * `unopened` counts the draws whose secret this gateway could not decrypt.
 */
export async function drawDue(
  parts: Drawing,
  { overdueMs = 0 }: { overdueMs?: number } = {},
): Promise<{ drawn: Drawn[]; voided: VoidedDraw[]; unopened: number }> {
  const { database, clock, config } = parts;
  const now = clock.now();
  const due = await dueDraws(database, new Date(now.getTime() - overdueMs));
  if (due.length === 0) return { drawn: [], voided: [], unopened: 0 };
  const signatures = await fetchValues(parts, due);
  const withValue = due.filter(
    ({ scheme, chainHash, round }) => scheme === 1 || signatures.has(valueKey(chainHash, round)),
  );
  const given = await moveFromMissingValues(
    database,
    due.filter((draw) => !withValue.includes(draw)),
    now,
  );
  const keyId = keyIdOf(config.sealingKey);
  const results: (DueDraw & { opened: Buffer; result: string })[] = [];
  const unreadable: DueDraw[] = [];
  for (const draw of withValue) {
    const opened = draw.scheme === 1 ? draw.secret! : openSecret(config.sealingKey, draw);
    // Another gateway may have the key; a secret that its own key does not decrypt is lost.
    if (opened) results.push({ ...draw, opened, result: resultOf(draw, opened, signatures) });
    else if (draw.keyId === keyId || now.getTime() - draw.drawsAt.getTime() > REVEAL_DEADLINE_MS) unreadable.push(draw);
  }
  const drawn = await writeResults(database, results, now);
  const voided = [
    ...(await voidDraws(database, unreadable, 'reveal-missing', now)),
    ...(await voidDraws(database, given, 'beacon-missing', now)),
  ];
  return { drawn, voided, unopened: withValue.length - results.length };
}

function resultOf(
  { scheme, family, gameCode, issue, chainHash, round, ticketRoot }: DueDraw,
  secret: Buffer,
  signatures: ReadonlyMap<string, string>,
): string {
  if (scheme === 1) return numbersOfSecret(family, { gameCode, issue }, secret);
  const randomness = randomnessOf(signatures.get(valueKey(chainHash, round))!);
  return numbersOf({ family, gameCode, issue, secret, randomness, root: ticketRoot });
}

const dueDraws = (database: Queryable, until: Date): Promise<DueDraw[]> =>
  database.rows(
    {
      name: 'draws-due',
      text: `SELECT d.game_code AS "gameCode", d.issue, g.family, d.scheme, d.draws_at AS "drawsAt", d.commitment, d.secret,
                    d.sealed_secret AS "sealedSecret", d.key_id AS "keyId", d.chain_hash AS "chainHash", d.beacon_round::float8 AS round, d.ticket_root AS "ticketRoot"
               FROM draws d JOIN lottery_games g ON g.code = d.game_code
              WHERE d.state = 'closed' AND d.draws_at <= $1 AND (d.scheme = 1 OR d.scheme = 2 AND d.ticket_root IS NOT NULL AND d.beacon_at <= $1)
              ORDER BY d.draws_at, d.game_code LIMIT $2`,
    },
    [until, MOST_AT_ONCE],
  );

const writeResults = (
  database: Queryable,
  results: readonly { gameCode: string; issue: string; opened: Buffer; result: string }[],
  now: Date,
): Promise<Drawn[]> =>
  results.length === 0
    ? Promise.resolve([])
    : database.rows(
        {
          name: 'draws-write',
          text: `UPDATE draws d SET state = 'drawn', result = x.result, secret = x.secret, drawn_at = $5, late = $5 > d.draws_at + $6 * interval '1 millisecond'
                   FROM unnest($1::text[], $2::text[], $3::text[], $4::bytea[]) AS x (game_code, issue, result, secret)
                  WHERE d.game_code = x.game_code AND d.issue = x.issue AND d.state = 'closed'
                 RETURNING d.game_code AS "gameCode", d.issue, d.result, d.draws_at AS "drawsAt"`,
        },
        [
          results.map(({ gameCode }) => gameCode),
          results.map(({ issue }) => issue),
          results.map(({ result }) => result),
          results.map(({ opened }) => opened),
          now,
          LATE_MS,
        ],
      );
