import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';
import { newJackpotSecret } from './jackpot-secret.ts';
import {
  insertRun,
  type JackpotRow,
  MICRO,
  nextNumber,
  type RunRow,
  termsOf,
  writeSaved,
} from './jackpots.repository.ts';

/**
 * Begins the next run under the terms that are defined now, with its seed on the ledger: from what is saved, then from the
 * house. The jackpot is locked. Returns the run and what stays saved.
 */
export async function beginRun(
  parts: Parts,
  transaction: Transaction,
  jackpot: JackpotRow,
  savedMicro: bigint,
): Promise<{ run: RunRow; savedMicro: bigint }> {
  const number = await nextNumber(transaction, jackpot.id);
  const terms = termsOf({ ...jackpot, jackpot_id: jackpot.id, number, scope_committed: true });
  const run = await insertRun(transaction, jackpot, {
    number,
    ...newJackpotSecret(parts.config.sealingKey, terms),
    at: parts.clock.now(),
  });
  const seed = BigInt(run.seed);
  const whole = savedMicro / MICRO;
  const fromSaved = whole < seed ? whole : seed;
  await post(parts, transaction, {
    kind: 'transfer',
    memberId: null,
    scope: 'jackpot',
    key: `seed:${run.id}`,
    payload: { seed: run.seed },
    reference: `${jackpot.id}:${number}`,
    currency: run.currency,
    lines: [
      { account: { class: 'jackpot:next', detail: jackpot.id }, amount: -fromSaved },
      { account: { class: 'house:jackpot', detail: jackpot.id }, amount: fromSaved - seed },
      { account: { class: 'jackpot:growing', detail: jackpot.id }, amount: seed },
    ],
  });
  const left = savedMicro - fromSaved * MICRO;
  await writeSaved(transaction, jackpot.id, left);
  return { run, savedMicro: left };
}
