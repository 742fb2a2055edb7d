import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, Currency, daySpan, Instant, pageOf, paging, PositiveAmount } from './money.ts';
import { RoundOutcome } from './round-outcome.ts';

/** Source: 7-054, 3-38. `sumBalance` in minor units; `sequence` orders balances against live events. */
export const Balance = v.object({
  sumBalance: Amount,
  cash: Amount,
  bonus: Amount,
  locked: Amount,
  currency: Currency,
  sequence: v.number(),
});
export type Balance = v.InferOutput<typeof Balance>;
export const balance = endpoint({
  name: 'wallet.balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'token',
  summary: "The main wallet's balance.",
  source: '7-054',
  reply: Balance,
  errors: [],
});

/** Source: 7-057, 3-42. With `isSingle` there is one wallet and no transfer between wallets. */
export const merchantWallet = endpoint({
  name: 'wallet.merchant',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'token',
  summary: 'Whether one wallet serves all vendors.',
  source: '7-057',
  reply: v.object({ isSingle: v.boolean() }),
  errors: [],
});

/** "My wallet": the main wallet and the vendors' wallets. */
export const wallets = endpoint({
  name: 'wallet.wallets',
  method: 'GET',
  path: '/wps/member/wallets',
  access: 'member',
  summary: 'Every wallet of the member.',
  source: '2.9-07',
  reply: v.object({
    main: Balance,
    isSingle: v.boolean(),
    vendors: v.array(v.object({ vassalage: v.string(), displayName: v.string(), balance: Amount, up: v.boolean() })),
  }),
  errors: [],
});

export const walletTransfer = endpoint({
  name: 'wallet.transfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  access: 'member',
  movesMoney: true,
  moneyIn: 'partly',
  summary: 'Moves money between the main wallet and a vendor wallet.',
  source: '7-055',
  body: v.strictObject({ from: v.string(), to: v.string(), amount: PositiveAmount }),
  reply: v.object({ transferId: v.string(), main: Balance }),
  errors: [
    'INSUFFICIENT_FUNDS',
    'FUNCTION_DISABLED',
    'PLAYER_EXCLUDED',
    'VENDOR_MAINTENANCE',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
  ],
});

/**
 * Transfers along the agents' line: what this account may do. Each direction has a switch of the brand (`transfer.upline`,
 * `transfer.downline`), the way up also one of the account (toUpline). `password` names the one that is asked for: the
 * payment password where the account has one. Amounts in minor units. Source: 3-37, 6-16, 6-17.
 */
export const lineTransferOptions = endpoint({
  name: 'wallet.lineTransferOptions',
  method: 'GET',
  path: '/wps/member/transfer/options',
  access: 'member',
  summary: 'To whom this account may transfer, and how much.',
  source: '6-16, 6-17',
  reply: v.object({
    upline: v.nullable(v.object({ account: v.string() })),
    downline: v.boolean(),
    available: Amount,
    min: Amount,
    max: Amount,
    password: v.picklist(['login', 'payment']),
  }),
  errors: [],
});
const lineTransfer = { amount: PositiveAmount, password: v.pipe(v.string(), v.minLength(1), v.maxLength(255)) };
const lineTransferReply = v.object({ reference: v.string(), to: v.string(), amount: Amount, main: Balance });
const lineTransferErrors = [
  'FUNCTION_DISABLED',
  'PASSWORD_WRONG',
  'INSUFFICIENT_FUNDS',
  'AMOUNT_OUT_OF_RANGE',
  'RECIPIENT_UNAVAILABLE',
  'PLAYER_EXCLUDED',
  'ENCRYPTION_INVALID',
  'ENCRYPTION_REQUIRED',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_CONFLICT',
] as const;
export const transferUpline = endpoint({
  name: 'wallet.transferUpline',
  method: 'POST',
  path: '/wps/member/transfer/upline',
  access: 'member',
  movesMoney: true,
  moneyIn: true,
  encrypted: 'accepted',
  summary: 'Transfers money to the own upline.',
  source: '6-17, 7-075',
  body: v.strictObject(lineTransfer),
  reply: lineTransferReply,
  errors: lineTransferErrors,
});
export const transferDownline = endpoint({
  name: 'wallet.transferDownline',
  method: 'POST',
  path: '/wps/agent/transfer/downline',
  access: 'agent',
  movesMoney: true,
  moneyIn: true,
  encrypted: 'accepted',
  summary: 'Transfers money to somebody below in the own tree.',
  source: '6-16, 7-075',
  body: v.strictObject({ memberId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)), ...lineTransfer }),
  reply: lineTransferReply,
  errors: [...lineTransferErrors, 'NOT_IN_DOWNLINE'],
});

/** Source: 7-056, 3-72, 3-73. Each flag '1' or '0'. */
const Flag = v.picklist(['0', '1']);
export const consolidated = endpoint({
  name: 'wallet.consolidated',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'token',
  summary: 'Contract and salary flags of the account.',
  source: '7-056',
  reply: v.object({
    dailysalreqtype: v.string(),
    divtypereq: v.string(),
    contracthoursalreq: v.string(),
    realtimesalreqtype: v.string(),
    contractmrdailysalinfotype: Flag,
    contracthoursalinfo: Flag,
    dailysalinfotype: Flag,
    realtimesalinfotype: Flag,
    divtypeinfo: Flag,
  }),
  errors: [],
});

export const BET_STATUSES = ['open', 'won', 'lost', 'void', 'rolled-back'] as const;
export const BetStatus = v.picklist(BET_STATUSES);
/** One round of a vendor's game or one lottery ticket. Source: 1-34, 2.9-11, GM-03. */
export const BetRecord = v.object({
  id: v.string(),
  at: Instant,
  gameId: v.string(),
  gameName: v.string(),
  gameType: v.string(),
  vassalage: v.string(),
  vendorName: v.string(),
  roundId: v.string(),
  stake: Amount,
  payout: Amount,
  net: Amount,
  currency: Currency,
  status: BetStatus,
});
export const betRecords = endpoint({
  name: 'wallet.betRecords',
  method: 'GET',
  path: '/wps/member/records/bets',
  access: 'member',
  summary: 'The own betting records with totals over the whole filter.',
  source: '1-34, 7-075',
  query: v.object({
    ...paging(),
    ...daySpan,
    gameType: v.optional(v.string()),
    vassalage: v.optional(v.string()),
    status: v.optional(BetStatus),
    text: v.optional(v.string()),
  }),
  reply: v.object({ ...pageOf(BetRecord).entries, totals: v.object({ stake: Amount, payout: Amount, net: Amount }) }),
  errors: [],
});

/**
 * A round's seeds from its vendor: the hash that was published before the round, the player's seed, the number of
 * the round. `serverSeed` is null while the vendor keeps it sealed. `verifyUrl`: the vendor's page that counts the round again.
 */
export const FairRound = v.object({
  hash: v.string(),
  clientSeed: v.string(),
  nonce: v.number(),
  serverSeed: v.nullable(v.string()),
  verifyUrl: v.nullable(v.string()),
});
/**
 * One round as the ledger has it, and as its vendor shows it. `balanceBefore`, `balanceAfter`: cash before the first and
 * after the last movement, null where a round is older than the books or moved nothing. `replay`: an address of the vendor
 * that opens once within two minutes; null with `replayFault` when the vendor does not answer or has no such round.
 * `outcome`: what the round came to, part by part, as the vendor describes it in the member's language; null while it runs or
 * where the vendor sends nothing.
 * Source: GM-03, GM-04.
 */
export const betDetail = endpoint({
  name: 'wallet.betDetail',
  method: 'GET',
  path: '/wps/member/records/bets/:id',
  access: 'member',
  summary: 'One round with its movements and a look back at it.',
  source: '1-34',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  reply: v.object({
    ...BetRecord.entries,
    closedAt: v.nullable(Instant),
    balanceBefore: v.nullable(Amount),
    balanceAfter: v.nullable(Amount),
    movements: v.array(
      v.object({ at: Instant, kind: v.picklist(['bet', 'payout', 'rollback']), amount: Amount, balanceAfter: Amount }),
    ),
    outcome: v.nullable(RoundOutcome),
    replay: v.nullable(v.object({ url: v.string(), fair: v.nullable(FairRound) })),
    replayFault: v.nullable(v.picklist(['VENDOR_UNREACHABLE', 'REPLAY_UNAVAILABLE'])),
  }),
  errors: [],
});

export const TRANSACTION_KINDS = [
  'deposit',
  'withdrawal',
  'bet',
  'payout',
  'rollback',
  'transfer',
  'bonus',
  'rebate',
  'commission',
  'correction',
] as const;
export const TransactionKind = v.picklist(TRANSACTION_KINDS);
/** One movement of the main wallet: a ledger entry as the member sees it. */
export const AccountRecord = v.object({
  id: v.string(),
  at: Instant,
  kind: TransactionKind,
  reference: v.string(),
  detail: v.string(),
  amount: Amount,
  balanceAfter: Amount,
  currency: Currency,
  status: v.string(),
});
const accountQuery = v.object({ ...paging(), ...daySpan, kind: v.optional(TransactionKind) });
const accountReply = v.object({
  ...pageOf(AccountRecord).entries,
  totals: v.object({ in: Amount, out: Amount, net: Amount }),
});
export const accountRecords = endpoint({
  name: 'wallet.accountRecords',
  method: 'GET',
  path: '/wps/member/records/account',
  access: 'member',
  summary: "The main wallet's movements.",
  source: '2.9-13, 7-075',
  query: accountQuery,
  reply: accountReply,
  errors: [],
});
/** The specification's call with the same content. Source: 7-073. */
export const memberTransactionDetail = endpoint({
  name: 'wallet.memberTransactionDetail',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  access: 'token',
  summary: "The member's transaction details.",
  source: '7-073',
  query: accountQuery,
  reply: accountReply,
  errors: [],
});

/** Staked, returned and net since the session began (MN-03) and the balance over the last days, for plots. */
export const position = endpoint({
  name: 'wallet.position',
  method: 'GET',
  path: '/wps/member/position',
  access: 'member',
  summary: 'Net position of the session and the balance by day.',
  source: 'MN-03, 2.9-14',
  query: v.object({
    days: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.minValue(1), v.maxValue(90)), 30),
  }),
  reply: v.object({
    session: v.object({ startedAt: Instant, staked: Amount, returned: Amount, net: Amount }),
    days: v.array(
      v.object({
        day: v.string(),
        staked: Amount,
        returned: Amount,
        deposits: Amount,
        withdrawals: Amount,
        balance: Amount,
      }),
    ),
  }),
  errors: [],
});
