import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { LotteryArea } from './lottery.ts';
import { Amount, Currency, daySpan, Instant, pageOf, paging } from './money.ts';
import { keyset, keysetPageOf, recordDays } from './record-pages.ts';
import { RoundOutcome } from './round-outcome.ts';

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
export const BET_FILTERS = {
  gameType: v.optional(v.string()),
  vassalage: v.optional(v.string()),
  status: v.optional(BetStatus),
  /** Part of a game's name in any language, or of the number of a round or ticket. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
};
/** The newest 10,000 rounds by the numbers of their pages, for the release before; pages use `betLines`. */
export const betRecords = endpoint({
  name: 'wallet.betRecords',
  method: 'GET',
  path: '/wps/member/records/bets',
  access: 'member',
  summary: 'The own newest betting records by page numbers.',
  source: '1-34, 7-075',
  query: v.object({ ...paging(), ...daySpan, ...BET_FILTERS }),
  reply: v.object({ ...pageOf(BetRecord).entries, totals: v.object({ stake: Amount, payout: Amount, net: Amount }) }),
  errors: [],
});

/** The rounds at the same cost at any depth. Their sums are those of `betTotals`. */
export const betLines = endpoint({
  name: 'wallet.betLines',
  method: 'GET',
  path: '/wps/member/records/bets/lines',
  access: 'member',
  summary: 'The own betting records, page by page from the newest one.',
  source: '11-28',
  query: v.object({ ...keyset(), ...BET_FILTERS }),
  reply: keysetPageOf(BetRecord),
  errors: [],
});

/** How many rounds the filters of `betLines` find, and what they add up to. */
export const betTotals = endpoint({
  name: 'wallet.betTotals',
  method: 'GET',
  path: '/wps/member/records/bets/totals',
  access: 'member',
  summary: 'The sums of the own betting records over any filter.',
  source: '7-075, 11-28',
  query: v.object({ ...recordDays, ...BET_FILTERS }),
  reply: v.object({ count: v.number(), stake: Amount, payout: Amount, net: Amount }),
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
 * `lottery`: where a lottery ticket, whose number is the record's `id`, is shown with its lines, hits and proof; null for other games.
 * Source: GM-03, GM-04, 10-40.
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
    lottery: v.nullable(v.object({ gameCode: v.string(), area: LotteryArea })),
    replay: v.nullable(v.object({ url: v.string(), fair: v.nullable(FairRound) })),
    replayFault: v.nullable(v.picklist(['VENDOR_UNREACHABLE', 'REPLAY_UNAVAILABLE'])),
  }),
  errors: [],
});
