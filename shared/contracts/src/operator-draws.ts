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
  irreversible: true,
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
  irreversible: true,
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
    name: v.string(),
    family: v.string(),
    /** Made elsewhere: its result is entered. */
    outside: v.boolean(),
    opensAt: v.string(),
    closesAt: v.string(),
    drawsAt: v.string(),
    state: v.string(),
    result: v.nullable(v.string()),
    /** The game's last result, as an example of how one is written. */
    lastResult: v.nullable(v.string()),
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

/** Stages of a draw for operators: `awaiting` is closed without a settlement, `running` takes bets now. */
export const DRAW_STAGES = ['upcoming', 'running', 'awaiting', 'settled', 'voided'] as const;
export type DrawStage = (typeof DRAW_STAGES)[number];

/** Amounts in minor units of the brand's currency, without play money. */
export const OperatedDraw = v.object({
  gameCode: v.string(),
  name: v.string(),
  issue: v.string(),
  state: v.string(),
  outside: v.boolean(),
  opensAt: v.string(),
  closesAt: v.string(),
  drawsAt: v.string(),
  result: v.nullable(v.string()),
  tickets: v.string(),
  stake: v.string(),
  payout: v.string(),
  currency: v.string(),
  waits: v.boolean(),
});
export type OperatedDraw = v.InferOutput<typeof OperatedDraw>;

/** Draws of a stage: the next first, or of settled and void ones the last; at most 50. */
export const drawList = operation({
  name: 'drawList',
  method: 'GET',
  path: '/ops/draws',
  role: 'viewer',
  summary: 'Draws by stage, with what was sold.',
  query: v.object({
    stage: v.optional(v.picklist(DRAW_STAGES), 'running'),
    game: v.optional(v.string()),
    issue: v.optional(v.string()),
  }),
  reply: v.array(OperatedDraw),
});

/**
 * What a draw may cost, from its open tickets without play money. A number's `payout` is what all stakes on it return at the
 * highest prize that they can win.
 */
export const DrawLiability = v.object({
  gameCode: v.string(),
  issue: v.string(),
  currency: v.string(),
  currencies: v.array(v.string()),
  tickets: v.string(),
  members: v.string(),
  stake: v.string(),
  plays: v.array(
    v.object({
      play: v.string(),
      name: v.string(),
      numbered: v.boolean(),
      stake: v.string(),
      lines: v.string(),
      greatest: v.nullable(v.object({ number: v.string(), payout: v.string() })),
    }),
  ),
  /** The play whose numbers follow: the one asked for, else that with the highest payout. */
  play: v.nullable(v.string()),
  numbers: v.array(
    v.object({ number: v.string(), stake: v.string(), payout: v.string(), share: v.nullable(v.string()) }),
  ),
  /** Numbers with stakes that are left out of `numbers`: those with the lowest payouts. */
  omitted: v.number(),
});
export type DrawLiability = v.InferOutput<typeof DrawLiability>;

export const drawLiability = operation({
  name: 'drawLiability',
  method: 'GET',
  path: '/ops/draws/:game/:issue/liability',
  role: 'viewer',
  summary: 'Live liability of a draw by play and number.',
  query: v.object({ currency: v.optional(v.string()), play: v.optional(v.string()) }),
  reply: DrawLiability,
});

/** What a result or a void would move, without moving it. Amounts in minor units, without play money. */
export const DrawPreview = v.object({
  kind: v.picklist(['enter', 'correct', 'void']),
  currencies: v.array(
    v.object({
      currency: v.string(),
      tickets: v.string(),
      members: v.string(),
      stake: v.string(),
      /** Stakes that come back, less the self-rebates taken back with them. */
      returned: v.string(),
      paidBefore: v.string(),
      paidAfter: v.string(),
      /** Tickets that win then and not now, and the other way round. */
      newWins: v.string(),
      lostWins: v.string(),
      /** Payouts to come, and payouts to take back. */
      pays: v.string(),
      takesBack: v.string(),
      /** What cannot be taken back at the moment, and the members concerned. */
      short: v.string(),
      shortMembers: v.string(),
    }),
  ),
  /** Members whose balance does not cover what is taken back, the largest gap first; at most 50. */
  short: v.array(
    v.object({ account: v.string(), currency: v.string(), owes: v.string(), has: v.string(), gap: v.string() }),
  ),
});
export type DrawPreview = v.InferOutput<typeof DrawPreview>;

export const drawPreview = operation({
  name: 'drawPreview',
  method: 'GET',
  path: '/ops/draws/:game/:issue/preview',
  role: 'operator',
  summary: 'What entering, correcting or voiding would move; nothing changes.',
  /** Without a result: of a void. */
  query: v.object({ result: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))) }),
  reply: DrawPreview,
});

export const DRAW_OPERATIONS = [drawEnter, drawVoid, drawList, drawHistory, drawLiability, drawPreview] as const;
