import { jackpotThreshold } from '@atrium/lottery-rules/proof/jackpot-threshold';
import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';
import { writeMessage } from '../notices/write-message.ts';
import { beginRun } from './begin-run.ts';
import { openJackpotSecret } from './jackpot-secret.ts';
import {
  type Contribution,
  dropQueue,
  type JackpotRow,
  lockJackpot,
  MICRO,
  type QueuedRound,
  type RunRow,
  runningOf,
  takeQueued,
  termsOf,
  writeContributions,
  writeDrop,
  writeGrowth,
  writeSaved,
} from './jackpots.repository.ts';

const PORTION = 5_000;

/** A run while rounds are added to it: what was added, and what of it is on the ledger. */
interface Growth {
  run: RunRow;
  threshold: bigint;
  secret: Buffer;
  grownMicro: bigint;
  savedMicro: bigint;
  /** On `jackpot:growing` and `jackpot:next`, in minor units. */
  posted: { growing: bigint; saved: bigint };
  contributions: Contribution[];
}

/**
 * Adds the next queued rounds to a jackpot, pays it where it drops, and begins the next run; returns whether more are queued.
 * One transaction under the jackpot's lock: another process passes by. A round contributes once, to the run that is growing
 * when it is taken; what a correction returns comes out of that run, and of none that has been paid. Source: 11-27, GM-13.
 */
export async function growJackpot(parts: Parts, id: string, portion = PORTION): Promise<boolean> {
  return await parts.database.transaction(async (transaction) => {
    const jackpot = await lockJackpot(transaction, id);
    if (!jackpot) return false;
    let growth = await growing(parts, transaction, jackpot);
    if (!growth) {
      await dropQueue(transaction, id);
      return false;
    }
    const rounds = await takeQueued(transaction, id, jackpot.began_at ?? parts.clock.now(), portion);
    const last = rounds[0]?.last ?? '';
    for (const round of rounds) {
      add(growth, round);
      if (BigInt(growth.run.seed) * MICRO + growth.grownMicro < growth.threshold * MICRO) continue;
      const next = await drop(parts, transaction, { jackpot, growth, round, last });
      if (!next) {
        await dropQueue(transaction, id);
        return false;
      }
      growth = next;
    }
    await settle(parts, transaction, jackpot, growth, last);
    return rounds[0]?.taken === portion;
  });
}

/** The running run, or a new one where one is due. */
async function growing(parts: Parts, transaction: Transaction, jackpot: JackpotRow): Promise<Growth | undefined> {
  const run = await runningOf(transaction, jackpot.id);
  if (run) return growthOf(parts, run, BigInt(jackpot.saved_micro));
  if (jackpot.stopped_at || jackpot.starts_at > parts.clock.now()) return undefined;
  const begun = await beginRun(parts, transaction, jackpot, BigInt(jackpot.saved_micro));
  return growthOf(parts, begun.run, begun.savedMicro);
}

function growthOf(parts: Parts, run: RunRow, savedMicro: bigint): Growth {
  const terms = termsOf(run);
  const secret = openJackpotSecret(parts.config.sealingKey, terms, {
    commitment: run.commitment,
    sealedSecret: run.sealed_secret,
  });
  return {
    run,
    secret,
    threshold: jackpotThreshold(terms, secret),
    grownMicro: BigInt(run.grown_micro),
    savedMicro,
    posted: { growing: BigInt(run.amount), saved: savedMicro / MICRO },
    contributions: [],
  };
}

/** Adds what a round contributes, or the difference to what it has contributed to this run before. */
function add(growth: Growth, round: QueuedRound): void {
  const { run } = growth;
  if (round.run_id !== null && round.run_id !== run.id) return;
  const whole = BigInt(round.valid) * BigInt(run.contribution_ppm);
  if (whole === 0n && round.run_id === null) return;
  const saved = (whole * BigInt(run.next_percent)) / 100n;
  const grown = whole - saved;
  growth.grownMicro += grown - BigInt(round.grown_micro);
  growth.savedMicro += saved - BigInt(round.saved_micro);
  growth.contributions.push({ roundId: round.round_id, grown, saved });
}

/** Brings the ledger in line with the growth: whole minor units, from the house's account of the jackpot. */
async function settle(
  parts: Parts,
  transaction: Transaction,
  { id }: JackpotRow,
  { run, grownMicro, savedMicro, posted, contributions }: Growth,
  last: string,
): Promise<void> {
  if (contributions.length === 0) return;
  const amount = BigInt(run.seed) + grownMicro / MICRO;
  const growing = amount - posted.growing;
  const saved = savedMicro / MICRO - posted.saved;
  await writeContributions(transaction, id, run.id, contributions);
  await writeGrowth(transaction, run.id, grownMicro, amount);
  await writeSaved(transaction, id, savedMicro);
  if (growing === 0n && saved === 0n) return;
  await post(parts, transaction, {
    kind: 'transfer',
    memberId: null,
    scope: 'jackpot',
    key: `grow:${run.id}:${last}`,
    payload: { growing: growing.toString(), saved: saved.toString() },
    reference: `${id}:${run.number}`,
    currency: run.currency,
    lines: [
      { account: { class: 'house:jackpot', detail: id }, amount: -(growing + saved) },
      { account: { class: 'jackpot:growing', detail: id }, amount: growing },
      { account: { class: 'jackpot:next', detail: id }, amount: saved },
    ],
  });
}

/**
 * Pays the run to the member whose round has reached the threshold, exactly the threshold: what goes beyond it is saved. Returns
 * the next run; undefined where operators have stopped the jackpot, whose last winner gets what is saved as well.
 */
async function drop(
  parts: Parts,
  transaction: Transaction,
  { jackpot, growth, round, last }: { jackpot: JackpotRow; growth: Growth; round: QueuedRound; last: string },
): Promise<Growth | undefined> {
  const { run, threshold, secret } = growth;
  const reached = (threshold - BigInt(run.seed)) * MICRO;
  growth.savedMicro += growth.grownMicro - reached;
  growth.grownMicro = reached;
  await settle(parts, transaction, jackpot, growth, last);
  const isLast = jackpot.stopped_at !== null;
  const fromSaved = isLast ? growth.savedMicro / MICRO : 0n;
  const prize = threshold + fromSaved;
  const left = growth.savedMicro - fromSaved * MICRO;
  const at = parts.clock.now();
  const { entryId } = await post(parts, transaction, {
    kind: 'payout',
    memberId: round.member_id,
    scope: 'jackpot',
    key: `drop:${run.id}`,
    payload: { round: round.round_id, prize: prize.toString() },
    reference: `${jackpot.id}:${run.number}`,
    detail: jackpot.texts.en!.title,
    currency: run.currency,
    lines: [
      { account: { class: 'jackpot:growing', detail: jackpot.id }, amount: -threshold },
      { account: { class: 'jackpot:next', detail: jackpot.id }, amount: -fromSaved },
      { account: { class: 'player:cash', memberId: round.member_id }, amount: prize },
    ],
  });
  await writeDrop(transaction, run.id, {
    at,
    memberId: round.member_id,
    roundId: round.round_id,
    prize,
    entryId,
    secret: secret.toString('hex'),
  });
  await writeSaved(transaction, jackpot.id, left);
  await writeMessage(transaction, {
    memberId: round.member_id,
    kind: 'jackpot-won',
    params: {
      jackpot: Object.fromEntries(Object.entries(jackpot.texts).map(([tag, { title }]) => [tag, title])),
      amount: prize.toString(),
      currency: run.currency,
    },
    at,
  });
  // Operators may have put the next beginning off.
  if (isLast || jackpot.starts_at > at) return undefined;
  const begun = await beginRun(parts, transaction, jackpot, left);
  return growthOf(parts, begun.run, begun.savedMicro);
}
