import * as v from 'valibot';
import { operation, Reason } from './operator-operation.ts';

/** Minor units as digits. */
const Money = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'An amount is digits, in minor units.'));
const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/** A change of money rules: the first call proposes it (`waits`), the same call of another operator carries it out (`done`). */
export const LotteryDecision = v.object({ outcome: v.picklist(['waits', 'done']), proposedBy: v.string() });
export type LotteryDecision = v.InferOutput<typeof LotteryDecision>;

/** Limits and caps of a game in minor units; null: not limited. */
export const LIMIT_NAMES = [
  'leastStake',
  'mostStake',
  'mostStakePerNumber',
  'mostMemberStakePerNumber',
  'mostMemberStakePerDraw',
  'mostPayout',
  'mostMemberPayout',
  'mostDrawPayout',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];
const limitsOf = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject({
    leastStake: value,
    mostStake: value,
    mostStakePerNumber: value,
    mostMemberStakePerNumber: value,
    mostMemberStakePerDraw: value,
    mostPayout: value,
    mostMemberPayout: value,
    mostDrawPayout: value,
  });

/**
 * One lottery. `market` groups games that operators switch together: an area, with its region where it has some. `up` is the
 * operators' switch, `vendorUp` that of its vendor; `sells` is false for a game without rules for bets.
 */
export const OperatedLottery = v.object({
  code: v.string(),
  gameId: v.string(),
  name: v.string(),
  market: v.string(),
  family: v.string(),
  up: v.boolean(),
  vendorUp: v.boolean(),
  sells: v.boolean(),
  outside: v.boolean(),
  version: v.number(),
  closedPlays: v.number(),
  restrictedNumbers: v.number(),
  /** Draws whose result is overdue. */
  awaiting: v.number(),
  nextDrawAt: v.nullable(v.string()),
});
export type OperatedLottery = v.InferOutput<typeof OperatedLottery>;

export const lotteryGameList = operation({
  name: 'lotteryGameList',
  method: 'GET',
  path: '/ops/lottery/games',
  role: 'viewer',
  summary: 'All lotteries with their market and switches.',
  reply: v.array(OperatedLottery),
});

/** `prices` by tier, stake included, as fractions; `returns` are shares of the stake from 0 to 1, lowest and highest of a selection. */
export const OperatedPlay = v.object({
  code: v.string(),
  tab: v.string(),
  name: v.string(),
  priced: v.picklist(['group', 'odds', 'pool']),
  numbered: v.boolean(),
  closed: v.boolean(),
  prices: v.record(v.string(), v.string()),
  returns: v.nullable(v.object({ least: v.number(), greatest: v.number() })),
});
export type OperatedPlay = v.InferOutput<typeof OperatedPlay>;

export const NumberShare = v.object({ play: v.string(), number: v.string(), share: v.string() });

export const LotteryTerms = v.object({
  code: v.string(),
  gameId: v.string(),
  name: v.string(),
  market: v.string(),
  up: v.boolean(),
  version: v.number(),
  unit: Money,
  group: v.nullable(v.object({ base: v.number(), group: v.number(), caps: v.record(v.string(), v.number()) })),
  odds: v.record(v.string(), v.string()),
  limits: limitsOf(v.nullable(Money)),
  /** Shares of the stake that prices may return. */
  returnBounds: v.object({ least: v.number(), greatest: v.number() }),
  plays: v.array(OperatedPlay),
  /** Restricted numbers of every draw of the game. */
  restrictions: v.array(NumberShare),
});
export type LotteryTerms = v.InferOutput<typeof LotteryTerms>;

export const lotteryTerms = operation({
  name: 'lotteryTerms',
  method: 'GET',
  path: '/ops/lottery/games/:game',
  role: 'viewer',
  summary: 'Plays, prices, limits and restricted numbers of one lottery.',
  reply: LotteryTerms,
});

export const lotteryMarketState = operation({
  name: 'lotteryMarketState',
  method: 'POST',
  path: '/ops/lottery/markets/:market/state',
  role: 'operator',
  irreversible: false,
  summary: 'Closes all games of a market, or opens them again; at once.',
  body: v.strictObject({ up: v.boolean(), reason: Reason }),
  reply: v.object({ market: v.string(), up: v.boolean(), games: v.array(v.string()) }),
});

export const lotteryPlayState = operation({
  name: 'lotteryPlayState',
  method: 'POST',
  path: '/ops/lottery/games/:game/plays/:play/state',
  role: 'operator',
  irreversible: false,
  summary: 'Closes one play of a lottery, or opens it again; at once. Sold tickets stay valid.',
  body: v.strictObject({ up: v.boolean(), reason: Reason }),
  reply: v.object({ code: v.string(), play: v.string(), up: v.boolean() }),
});

/** What a change of terms names; the rest stays. `odds` by `play/tier` or `play`; a limit of null is removed. */
export const TermsChange = v.strictObject({
  group: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
  caps: v.optional(v.record(Code, v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))))),
  odds: v.optional(
    v.record(
      Code,
      v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,4}|\/[1-9]\d{0,5})?$/, 'A price is like 1.95 or 965/3.')),
    ),
  ),
  limits: v.optional(v.partial(limitsOf(v.nullable(Money)))),
});
export type TermsChange = v.InferOutput<typeof TermsChange>;

export const lotteryTermsSet = operation({
  name: 'lotteryTermsSet',
  method: 'POST',
  path: '/ops/lottery/games/:game/terms',
  role: 'operator',
  irreversible: false,
  summary: 'Sets prices, limits and caps for tickets bought afterwards; two operators.',
  /** `version` is the one that the operator has seen. */
  body: v.strictObject({ version: v.number(), change: TermsChange, reason: Reason }),
  reply: LotteryDecision,
});

/** A share of 0 closes numbers, 1 lifts their restriction. A restriction applies at once, lifting or raising it takes two operators. */
export const NumbersChange = v.strictObject({
  /** Null: every draw of the game. */
  issue: v.nullable(Code),
  play: Code,
  numbers: v.pipe(v.array(Code), v.minLength(1), v.maxLength(1_000)),
  share: v.pipe(v.string(), v.regex(/^(0|1|[1-9]\d{0,3}\/[1-9]\d{0,3})$/, 'A share is 0, 1 or a fraction like 1/2.')),
});
export type NumbersChange = v.InferOutput<typeof NumbersChange>;

export const lotteryNumbersSet = operation({
  name: 'lotteryNumbersSet',
  method: 'POST',
  path: '/ops/lottery/games/:game/numbers',
  role: 'operator',
  irreversible: false,
  summary: 'Closes numbers or reduces their price, for one draw or for all; loosening takes two operators.',
  body: v.strictObject({ change: NumbersChange, reason: Reason }),
  reply: LotteryDecision,
});

/** Everything about lotteries that waits for a second operator, oldest first. */
export const WaitingDecision = v.object({
  id: v.string(),
  kind: v.picklist(['enter', 'void', 'terms', 'numbers']),
  gameCode: v.string(),
  name: v.string(),
  issue: v.nullable(v.string()),
  /** Of `enter`. */
  result: v.nullable(v.string()),
  /** Of `terms` and `numbers`: the body of the call, with which another operator agrees. */
  terms: v.nullable(v.object({ version: v.number(), change: TermsChange })),
  numbers: v.nullable(NumbersChange),
  /** Values before a change of terms, under the names of `terms.change`. */
  before: v.nullable(TermsChange),
  reason: v.string(),
  proposedBy: v.string(),
  proposedAt: v.string(),
});
export type WaitingDecision = v.InferOutput<typeof WaitingDecision>;

export const lotteryWaiting = operation({
  name: 'lotteryWaiting',
  method: 'GET',
  path: '/ops/lottery/waiting',
  role: 'viewer',
  summary: 'Decisions about lotteries that wait for a second operator, for 24 hours at most.',
  reply: v.array(WaitingDecision),
});

export const lotteryDrop = operation({
  name: 'lotteryDrop',
  method: 'POST',
  path: '/ops/lottery/waiting/:id/drop',
  role: 'operator',
  irreversible: false,
  summary: 'Rejects or takes back a decision that waits.',
  body: v.strictObject({ reason: Reason }),
  reply: v.object({ id: v.string() }),
});

export const LOTTERY_OPERATIONS = [
  lotteryGameList,
  lotteryTerms,
  lotteryMarketState,
  lotteryPlayState,
  lotteryTermsSet,
  lotteryNumbersSet,
  lotteryWaiting,
  lotteryDrop,
] as const;
