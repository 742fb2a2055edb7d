import * as v from 'valibot';
import { LaunchSelection } from './launch-selection.ts';
import { Day } from './money.ts';
import { RoundOutcome } from './round-outcome.ts';
import { TimeZone } from './time-zone.ts';

/*
 * The seamless wallet: what a game vendor calls on the gateway. All calls are POST with a JSON body under
 * `/sw/v1`; refusals for reasons of business come with HTTP 200, only transport faults have another status
 * (400 broken body, 401 signature, 409 same txId with other content, 429, 5xx).
 *
 * A signature is `hex(HMAC-SHA256(secret as UTF-8 text, timestamp + "." + nonce + "." + raw body))`.
 */

/** Headers of every call, in lower case as servers see them. */
export const SEAMLESS_HEADERS = {
  vendorId: 'x-vendor-id',
  /** Unix seconds, at most 300 away from the receiver's clock. */
  timestamp: 'x-timestamp',
  /** New for every attempt, also for a repeat of the same transaction; remembered for 10 minutes. */
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const;

export const SEAMLESS_CLOCK_SKEW_SECONDS = 300;
export const SEAMLESS_NONCE_MINUTES = 10;
/** A launch ticket expires with its first use or at this age. */
export const LAUNCH_TICKET_SECONDS = 120;

/** Refusals with HTTP 200. */
export const SEAMLESS_REFUSALS = [
  'INSUFFICIENT_FUNDS',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'PLAYER_DISABLED',
  'LIMIT_EXCEEDED',
  /** The portal waits for the player's answer to its reality check; a bet without a stake in an open round is taken. Source: RG-08. */
  'REALITY_CHECK_DUE',
  'WRONG_CURRENCY',
  'INVALID_GAME',
  'TXN_NOT_FOUND',
  'TXN_ROLLED_BACK',
  'TXN_CANCELLED',
  /** Above the vendor's ceiling for this call, or beyond the wallet's numbers. Operators are alerted. Source: 14-09. */
  'AMOUNT_TOO_LARGE',
  'ROUND_CLOSED',
  'BET_ALREADY_SETTLED',
  'TEMPORARY_ERROR',
] as const;
export type SeamlessRefusalCode = (typeof SEAMLESS_REFUSALS)[number];

/** Faults of transport: the status they come with. */
export const SEAMLESS_FAULTS = {
  BAD_REQUEST: 400,
  INVALID_SIGNATURE: 401,
  DUPLICATE_CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
} as const;
export type SeamlessFaultCode = keyof typeof SEAMLESS_FAULTS;

/** `retry`: the same call with the same txId may be accepted later. `final`: it never will be. */
export type RefusalClass = 'final' | 'retry';
export const RETRY_REFUSALS: readonly SeamlessRefusalCode[] = ['TXN_NOT_FOUND', 'TEMPORARY_ERROR'];

/** The reply to a vendor whose bet arrives after its rollback: an error, or an OK that moves nothing. */
export type LateBet = 'error' | 'noop';

/** Zero is valid: a free round has a bet of 0, a lost round may be closed by a win of 0. */
export const SeamlessAmount = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,17})$/, 'minor units as digits'));
/** An amount that a vendor asks for. One that is too large to be stored is readable, so that its refusal is final. */
const AskedAmount = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,39})$/, 'minor units as digits'));
const Id = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/, '1 to 128 printable characters without spaces'));
const Secret = v.pipe(v.string(), v.minLength(1), v.maxLength(512));
const Currency = v.pipe(v.string(), v.regex(/^[A-Z0-9]{3,8}$/));
export const WinKind = v.picklist(['win', 'jackpot', 'bonus', 'free']);
export type WinKind = v.InferOutput<typeof WinKind>;

export const AuthenticateBody = v.object({ ticket: Secret });
export const BalanceBody = v.object({ sessionToken: Secret });
export const BetBody = v.object({
  sessionToken: Secret,
  txId: Id,
  roundId: Id,
  gameId: Id,
  amount: AskedAmount,
  currency: Currency,
  jackpotContribution: v.optional(SeamlessAmount),
});
export const WinBody = v.object({
  playerRef: Id,
  txId: Id,
  betTxId: Id,
  roundId: Id,
  amount: AskedAmount,
  currency: Currency,
  kind: v.optional(WinKind, 'win'),
  endRound: v.optional(v.boolean(), false),
});
/** A bet (`txId`, `amount`) and its win (`winTxId`, `winAmount`) that are applied together or not at all. */
export const BetWinBody = v.object({
  sessionToken: Secret,
  playerRef: Id,
  gameId: Id,
  roundId: Id,
  currency: Currency,
  txId: Id,
  amount: AskedAmount,
  winTxId: Id,
  winAmount: AskedAmount,
  endRound: v.optional(v.boolean(), true),
});
export const RollbackBody = v.object({
  playerRef: Id,
  txId: Id,
  /** The bet that is reversed in full. */
  refTxId: Id,
  roundId: Id,
  reason: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});
export const EndRoundBody = v.object({ playerRef: Id, roundId: Id });
export const ReconcileBody = v.object({ date: Day, cursor: v.optional(v.string()) });

export type AuthenticateBody = v.InferOutput<typeof AuthenticateBody>;
export type BetBody = v.InferOutput<typeof BetBody>;
export type WinBody = v.InferOutput<typeof WinBody>;
export type BetWinBody = v.InferOutput<typeof BetWinBody>;
export type RollbackBody = v.InferOutput<typeof RollbackBody>;
export type EndRoundBody = v.InferOutput<typeof EndRoundBody>;

export const Refusal = v.object({
  status: v.literal('refused'),
  code: v.picklist(SEAMLESS_REFUSALS),
  class: v.picklist(['final', 'retry']),
  balance: v.optional(SeamlessAmount),
});
export type Refusal = v.InferOutput<typeof Refusal>;

export const Authenticated = v.object({
  status: v.literal('ok'),
  sessionToken: Secret,
  /** Opaque and different at every vendor, so that two vendors cannot match their players. */
  playerRef: Id,
  nickname: v.string(),
  currency: Currency,
  currencySymbol: v.optional(v.string()),
  /** The decimals of the currency's amounts: 2 where it is left out, 0 where the minor unit is the unit itself. */
  fractionDigits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
  /** The zone of the portal's own times, for those that a game shows; the device's where it is left out. Source: 15-10. */
  timeZone: v.optional(TimeZone),
  balance: SeamlessAmount,
  bonusBalance: v.optional(SeamlessAmount, '0'),
  language: v.string(),
  mode: v.picklist(['real', 'demo']),
  gameId: Id,
  gameName: v.string(),
  /** The portal's category: RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, … */
  category: v.string(),
  /** The kind of game within its category: at live tables one of the fifteen (ROU, SIC, DAT, …). */
  gameType: v.optional(v.string()),
  /** The vendor's name as the portal shows it. */
  vendorName: v.optional(v.string()),
  limits: v.object({ minStake: v.nullable(SeamlessAmount), maxStake: v.nullable(SeamlessAmount) }),
  /** Seconds between reality checks; null when the player has none. */
  realityCheck: v.nullable(v.number()),
  /** What the portal's jurisdiction lets a game do to its pace; nothing when left out. Source: domain.md GM-12, 15-02. */
  pace: v.optional(v.object({ autoplay: v.boolean(), turbo: v.boolean() })),
  /** What the player chose in the portal's lobby; the vendor's book opens with it, if it is still on offer. Source: 15-05. */
  selection: v.optional(LaunchSelection),
});
export type Authenticated = v.InferOutput<typeof Authenticated>;

/** The reply to `/balance`. */
export const BalanceReply = v.object({
  status: v.literal('ok'),
  balance: SeamlessAmount,
  bonusBalance: v.optional(SeamlessAmount, '0'),
  currency: Currency,
});

/** The reply to every call that moves money. `duplicate`: this txId was applied before, nothing moved now. */
export const TransactionReply = v.object({
  status: v.literal('ok'),
  /** Our transaction id. */
  txId: v.string(),
  vendorTxId: v.optional(v.string()),
  balance: SeamlessAmount,
  bonusBalance: v.optional(SeamlessAmount, '0'),
  currency: Currency,
  duplicate: v.optional(v.boolean(), false),
});
export type TransactionReply = v.InferOutput<typeof TransactionReply>;

/** A transaction as one side stores it. */
export const ListedTransaction = v.object({
  vendorTxId: Id,
  kind: v.picklist(['bet', 'win', 'rollback']),
  state: v.picklist(['debited', 'settled', 'rolled-back', 'tombstone', 'credited']),
  roundId: Id,
  amount: SeamlessAmount,
  currency: Currency,
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type ListedTransaction = v.InferOutput<typeof ListedTransaction>;
export const ReconcileReply = v.object({
  status: v.literal('ok'),
  transactions: v.array(ListedTransaction),
  cursor: v.nullable(v.string()),
});

/**
 * The reverse direction: where a vendor's own server, at the origin of its launch address, lists its transactions of
 * one day (UTC). Requested with `ReconcileBody` and the headers of every call, signed by us; the reply is a
 * `ReconcileReply` whose `x-signature` covers the request's timestamp and nonce and the reply's raw body.
 */
export const VENDOR_TRANSACTIONS_PATH = '/sw/v1/transactions';

/**
 * Where the same server returns one round of a player, with signatures in the same way: an address (of its own origin,
 * relative or absolute) that can be opened once within two minutes and shows the round as a replay, and its seeds where
 * it is provably fair. An unknown round is refused with ROUND_NOT_FOUND. Source: GM-04.
 */
export const VENDOR_ROUND_PATH = '/sw/v1/round';
export const REPLAY_LINK_SECONDS = 120;
export const RoundBody = v.object({ playerRef: Id, roundId: Id, language: v.string() });
export const RoundReply = v.variant('status', [
  v.object({
    status: v.literal('ok'),
    replayUrl: v.string(),
    /** Null while the round is running, and where the vendor provides no parts. */
    outcome: v.optional(v.nullable(RoundOutcome), null),
    fair: v.nullable(
      v.object({
        hash: v.string(),
        clientSeed: v.string(),
        nonce: v.number(),
        serverSeed: v.nullable(v.string()),
        verifyUrl: v.nullable(v.string()),
      }),
    ),
  }),
  v.object({ status: v.literal('refused'), code: v.literal('ROUND_NOT_FOUND') }),
]);
export type RoundReply = v.InferOutput<typeof RoundReply>;

/** The calls: path, body and the reply besides `Refusal`. `needsToken`: only these check that the session is valid. */
export const SEAMLESS_CALLS = {
  authenticate: { path: '/sw/v1/authenticate', body: AuthenticateBody, reply: Authenticated, needsToken: false },
  balance: { path: '/sw/v1/balance', body: BalanceBody, reply: BalanceReply, needsToken: true },
  bet: { path: '/sw/v1/bet', body: BetBody, reply: TransactionReply, needsToken: true },
  win: { path: '/sw/v1/win', body: WinBody, reply: TransactionReply, needsToken: false },
  betWin: { path: '/sw/v1/bet-win', body: BetWinBody, reply: TransactionReply, needsToken: true },
  rollback: { path: '/sw/v1/rollback', body: RollbackBody, reply: TransactionReply, needsToken: false },
  endRound: { path: '/sw/v1/end-round', body: EndRoundBody, reply: TransactionReply, needsToken: false },
  reconcile: { path: '/sw/v1/reconcile', body: ReconcileBody, reply: ReconcileReply, needsToken: false },
} as const;
export type SeamlessCall = keyof typeof SEAMLESS_CALLS;

/**
 * Messages that a game's page may send to the portal's page that frames it (window.postMessage, to the portal's origin
 * only). `outcome-pending`: the stake is being placed, and its outcome is not on screen yet; until `outcome-shown`, for
 * a few seconds at most, the portal's header shows no new balance, which would reveal the outcome before the reels
 * stop. `deposit`: the player has pressed the game's button for a deposit, because the balance does not cover a stake.
 */
export type GameMessage = {
  source: 'atrium-game';
  type: 'ready' | 'round-started' | 'round-ended' | 'outcome-pending' | 'outcome-shown' | 'error' | 'deposit';
};

/**
 * The message that the portal's page sends to the game that it frames (window.postMessage, to the game's origin only): after
 * `ready`, and whenever an amount changes. The jackpots that the game feeds, the largest first; a game may show the amounts,
 * in minor units, and pays nothing of them. Source: 11-27, 15-02.
 */
export type PortalMessage = {
  source: 'atrium-portal';
  type: 'jackpots';
  jackpots: { name: string; amount: string }[];
};
