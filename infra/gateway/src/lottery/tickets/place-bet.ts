import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { placeBet as call } from '@atrium/contracts/lottery-bets';
import { selfRebateOf } from '@atrium/lottery-rules/rebate';
import type { MemberCaller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/errors.ts';
import { type CommandName, isSameCommand } from '../../platform/idempotency.ts';
import { refuseBarred } from '../../limits/can-wager.ts';
import type { Parts } from '../../platform/parts.ts';
import { type BetCommand, type BetOutcome, createBetRunner, runBets } from './bet-command.ts';
import { chosenPricing, countLines, exposuresOf, multiplied, refuseStake, stakeOfLines } from './bet-lines.ts';
import { createFresh, type Fresh } from './fresh.ts';
import { knownBet } from './known-bet.ts';
import { type GameTerms, gameTerms } from './game-terms.ts';
import { newTicket } from './new-ticket.ts';
import { type SoldDraw, soldDraws } from './sold-draws.repository.ts';
import { createProtectionReader, refuseDueCheck, refuseOverLimit } from './stake-gate.ts';
import { ticketNumbers } from './ticket-numbers.ts';
import { ticketOf, type TicketRow, ticketsByNumber } from './tickets.repository.ts';

type Input = ParsedOf<typeof call> & { caller: MemberCaller; name: CommandName };
type Body = Input['body'];
type Reply = ReplyOf<typeof call>;

/**
 * Terms are compared with the database's when the bet is decided; restricted numbers take this long to reach every
 * gateway.
 */
const TERMS_GOOD_FOR_MS = 500;

/** The state between bets: readers that batch concurrent bets, and cached terms. */
export interface BetParts {
  readonly decide: (bet: BetCommand) => Promise<BetOutcome>;
  readonly protection: ReturnType<typeof createProtectionReader>;
  readonly terms: Fresh<GameTerms | undefined>;
  readonly draws: Fresh<SoldDraw | undefined>;
}

export const createBetParts = (parts: Parts): BetParts => ({
  decide: createBetRunner(parts),
  protection: createProtectionReader(parts.database),
  terms: createFresh(TERMS_GOOD_FOR_MS),
  draws: createFresh(TERMS_GOOD_FOR_MS),
});

/** Places a bet: one ticket, or one per issue of a chase. Source: 10-14 … 10-21. */
export async function placeBet(parts: Parts, betParts: BetParts, input: Input): Promise<Reply> {
  try {
    return await placeNewBet(parts, betParts, input);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // A repeat gets its tickets also when the bet could not be placed any more.
    const { name, caller } = input;
    const known = await knownBet(parts.database, name);
    if (known && !isSameCommand(known.hash, name)) throw new Refusal('IDEMPOTENCY_CONFLICT');
    if (known) return await replyFor(parts, caller, known.reply);
    await refuseBarred(parts, caller.session.memberId);
    throw error;
  }
}

async function placeNewBet(parts: Parts, betParts: BetParts, input: Input): Promise<Reply> {
  const { body, caller } = input;
  const trial = caller.session.type === TRIAL_ROLE;
  const { limited, prizeGroup } = trial
    ? { limited: false, prizeGroup: null }
    : await refuseDueCheck(parts, betParts.protection, caller.session);
  for (let attempt = 0; ; attempt += 1) {
    const prepared = await prepare(parts, betParts, input, { trial, prizeGroup });
    const outcome = limited ? await decideAlone(parts, prepared.bet) : await betParts.decide(prepared.bet);
    if (outcome.outcome === 'STALE' && attempt < 3) {
      betParts.terms.forget(body.gameCode);
      continue;
    }
    refuse(outcome);
    if (outcome.duplicate) return await replyFor(parts, caller, outcome);
    parts.live.balanceChanged(caller.session.memberId, 'bet');
    return await freshReply(parts, caller, prepared);
  }
}

/** Bets of a member with limits: the wallet is locked before the limits are compared. */
const decideAlone = (parts: Parts, bet: BetCommand): Promise<BetOutcome> =>
  parts.database.transaction(async (transaction) => {
    await transaction.run('SELECT vendor_lock($1, $2)', [bet.member, bet.currency]);
    await refuseOverLimit(parts, bet.member, BigInt(bet.stake));
    const [outcome] = await runBets(parts, transaction, [bet]);
    return outcome!;
  });

interface Prepared {
  terms: GameTerms;
  bet: BetCommand;
  draws: readonly SoldDraw[];
}

async function prepare(
  parts: Parts,
  betParts: BetParts,
  { body, caller, name }: Input,
  { trial, prizeGroup }: { trial: boolean; prizeGroup: number | null },
): Promise<Prepared> {
  const terms = await termsOf(parts, betParts, body.gameCode);
  const issues = body.chase?.issues ?? [{ issue: body.issue, multiple: 1 }];
  const draws = await drawsOf(parts, betParts, body, issues);
  const { pricing, group, rebateShare } = chosenPricing(terms, body.group, prizeGroup);
  const placedAt = parts.clock.now().toISOString();
  const numbers = await ticketNumbers(parts.database, issues.length);
  const limits = terms.limits;
  const tickets = draws.map((draw, index) => {
    const lines = multiplied(countLines(terms, pricing, draw, body.lines), issues[index]!.multiple);
    const stake = stakeOfLines(lines);
    refuseStake(limits, stake);
    return newTicket(terms, {
      number: numbers[index]!,
      issue: draw.issue,
      placedAt,
      stake,
      selfRebate: rebateShare ? selfRebateOf(stake, rebateShare) : 0n,
      group,
      ownGroup: rebateShare?.own ?? null,
      lines,
    });
  });
  const stake = tickets.reduce((sum, ticket) => sum + BigInt(ticket.stake), 0n);
  if (stake !== BigInt(body.stake)) throw new Refusal('ODDS_CHANGED', { value: { lines: body.lines } });
  const most = limits.mostMemberStakePerDraw;
  const { memberId: member, currency } = caller.session;
  const bet: BetCommand = {
    ...name,
    member,
    currency,
    trial,
    game: terms.code,
    version: terms.version,
    placed_at: placedAt,
    vendor: terms.vendor,
    game_id: terms.gameId,
    game_type: terms.category,
    game_name: terms.gameName,
    stake: stake.toString(),
    ...(most && { most_of_draw: most }),
    ...(body.chase && { chase: { id: await chaseId(parts), stop_on_win: body.chase.stopOnWin } }),
    tickets,
    // Play money is nobody's liability.
    exposures: trial ? [] : draws.flatMap((draw, index) => exposuresOf(terms, draw, tickets[index]!.lines)),
  };
  return { terms, bet, draws };
}

async function termsOf({ database }: Parts, betParts: BetParts, code: string): Promise<GameTerms> {
  const terms = await betParts.terms.get(code, () => gameTerms(database, code));
  if (!terms)
    throw new Refusal((await isKnown(database, code)) ? 'GAME_MAINTENANCE' : 'GAME_UNKNOWN', {
      params: { game: code },
    });
  if (!terms.rules) throw new Refusal('GAME_MAINTENANCE', { params: { game: terms.gameName } });
  return terms;
}

export const isKnown = async (database: Parts['database'], code: string): Promise<boolean> =>
  (await database.first('SELECT 1 FROM lottery_games WHERE code = $1', [code])) !== undefined;

async function drawsOf(
  { database, clock }: Parts,
  betParts: BetParts,
  { gameCode }: Body,
  issues: readonly { issue: string }[],
): Promise<SoldDraw[]> {
  if (new Set(issues.map(({ issue }) => issue)).size !== issues.length)
    throw new Refusal('BAD_REQUEST', { params: { field: 'chase.issues' } });
  const now = clock.now();
  return await Promise.all(
    issues.map(async ({ issue }) => {
      const draw = await betParts.draws.get(`${gameCode} ${issue}`, async () =>
        (await soldDraws(database, gameCode, [issue])).get(issue),
      );
      if (!draw || draw.closesAt <= now) throw new Refusal('BET_CLOSED', { params: { issue } });
      return draw;
    }),
  );
}

const chaseId = async ({ database }: Parts): Promise<string> =>
  (await database.first<{ id: string }>("SELECT nextval('lottery_chases_id_seq')::text AS id"))!.id;

function refuse({ outcome, limited, remaining }: BetOutcome): void {
  switch (outcome) {
    case 'ok':
      return;
    case 'CONFLICT':
      throw new Refusal('IDEMPOTENCY_CONFLICT');
    case 'STALE':
      throw new Refusal('ODDS_CHANGED');
    case 'BET_LIMIT':
      throw new Refusal('BET_LIMIT', { params: { limit: limited!, left: remaining! } });
    case 'PLAYER_EXCLUDED':
    case 'GAME_MAINTENANCE':
    case 'BET_CLOSED':
    case 'INSUFFICIENT_FUNDS':
      throw new Refusal(outcome);
    default:
      throw new Error(`lottery_bets decided ${outcome}.`);
  }
}

const isCancellable = ({ settings }: Parts): Promise<boolean> => settings.get('lottery.cancellable', true);

async function freshReply(parts: Parts, { language }: MemberCaller, { terms, bet, draws }: Prepared): Promise<Reply> {
  const context = { now: parts.clock.now(), cancellable: await isCancellable(parts), language };
  const tickets = bet.tickets.map((ticket, index): TicketRow => {
    const { closesAt, drawsAt } = draws[index]!;
    return {
      number: ticket.number,
      memberId: bet.member,
      gameCode: bet.game,
      gameName: terms.gameName,
      names: terms.names,
      issue: ticket.issue,
      status: 'open',
      placedAt: new Date(bet.placed_at),
      closesAt,
      drawsAt,
      lines: [...ticket.lines],
      stake: ticket.stake,
      selfRebate: ticket.self_rebate,
      group: ticket.prize_group,
      payout: '0',
      result: null,
      chase: bet.chase?.id ?? null,
      wins: null,
    };
  });
  return { tickets: tickets.map((row) => ticketOf(row, context)), chase: bet.chase?.id ?? null };
}

async function replyFor(
  parts: Parts,
  { session, language }: MemberCaller,
  { numbers, chase }: Pick<BetOutcome, 'numbers' | 'chase'>,
): Promise<Reply> {
  const rows = await ticketsByNumber(parts.database, session.memberId, numbers ?? []);
  const context = { now: parts.clock.now(), cancellable: await isCancellable(parts), language };
  return { tickets: rows.map((row) => ticketOf(row, context)), chase: chase ?? null };
}
