import * as v from 'valibot';
import { operation, Reason } from './operator-operation.ts';

/**
 * What operators decide about a draw. Two persons: the first call proposes (`waits`), the same call of another operator
 * carries it out (`done`).
 */
export const DrawDecision = v.object({
  gameCode: v.string(),
  issue: v.string(),
  outcome: v.picklist(['waits', 'done']),
  proposedBy: v.string(),
});
export type DrawDecision = v.InferOutput<typeof DrawDecision>;

/**
 * Enters the numbers of a draw that is made outside, as in Draw. Before the settlement they are its result; afterwards they
 * correct it: what was paid is taken back and the draw is settled again.
 */
export const drawEnter = operation({
  name: 'drawEnter',
  method: 'POST',
  path: '/ops/draws/:game/:issue/result',
  role: 'operator',
  summary: 'Enters or corrects the result of an outside draw; two operators.',
  body: v.object({ result: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)), reason: Reason }),
  reply: DrawDecision,
});

/** Makes a draw that has no result void: every stake comes back. */
export const drawVoid = operation({
  name: 'drawVoid',
  method: 'POST',
  path: '/ops/draws/:game/:issue/void',
  role: 'operator',
  summary: 'Makes a draw void and gives all stakes back; two operators.',
  body: v.object({ reason: Reason }),
  reply: DrawDecision,
});

/** Everything that was decided and settled of one draw, oldest first. Amounts in minor units. */
export const drawHistory = operation({
  name: 'drawHistory',
  method: 'GET',
  path: '/ops/draws/:game/:issue',
  role: 'viewer',
  summary: 'Results, settlements and decisions of one draw.',
  reply: v.object({
    gameCode: v.string(),
    issue: v.string(),
    state: v.string(),
    result: v.nullable(v.string()),
    settlements: v.array(
      v.object({
        number: v.number(),
        result: v.string(),
        reason: v.string(),
        operators: v.array(v.string()),
        startedAt: v.string(),
        finishedAt: v.nullable(v.string()),
        reversedAt: v.nullable(v.string()),
        tickets: v.string(),
        payout: v.string(),
        unrecovered: v.string(),
      }),
    ),
    decisions: v.array(
      v.object({
        kind: v.picklist(['enter', 'void']),
        result: v.nullable(v.string()),
        reason: v.string(),
        proposedBy: v.string(),
        agreedBy: v.nullable(v.string()),
        agreedAt: v.nullable(v.string()),
      }),
    ),
    reports: v.array(v.object({ source: v.string(), result: v.string(), receivedAt: v.string(), used: v.boolean() })),
  }),
});

export const DRAW_OPERATIONS = [drawEnter, drawVoid, drawHistory] as const;
