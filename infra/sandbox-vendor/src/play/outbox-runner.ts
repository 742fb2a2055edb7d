import type { EndRoundBody, RollbackBody, WinBody } from '@atrium/contracts/seamless';
import type { Logger } from 'pino';
import { goOnWithout } from './go-on-without.ts';
import type { Store } from '../store/open-store.ts';
import {
  dueOutbox,
  nextOutboxAt,
  type OutboxCall,
  type OutboxItem,
  outboxOf,
  partsOf,
  postpone,
  removeOutbox,
  setAside,
} from '../store/outbox.ts';
import { findRound, type Round, updateRound } from '../store/rounds.ts';
import { creditPlayMoney } from '../wallet/play-money.ts';
import type { Answer, WalletClient } from '../wallet/wallet-client.ts';

/**
 * Sends the wallet each owed call until it has acknowledged it: always with the same txId, with growing pauses,
 * and again after a restart, because every owed call is in the store before it is first tried.
 */
export interface Outbox {
  start(): void;
  /** Looks for due items soon; call it after something was put in. */
  wake(): void;
  /** Tries a round's item now, if it is due, and returns the round's state afterwards. */
  deliver(roundId: string): Promise<void>;
  stop(): Promise<void>;
}

export interface OutboxParts {
  readonly store: Store;
  readonly wallet: WalletClient;
  readonly now: () => number;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

type WalletCall = Exclude<OutboxCall, 'credit-play-money'>;

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const LONGEST_SLEEP_MS = 60_000;

export function createOutbox(parts: OutboxParts): Outbox {
  const { store, wallet, now, log } = parts;
  const underWay = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;

  const attempt = (item: OutboxItem): Promise<void> => {
    const current = underWay.get(item.roundId);
    if (current) return current;
    const work = deliverItem(item).finally(() => underWay.delete(item.roundId));
    underWay.set(item.roundId, work);
    return work;
  };

  const deliverItem = async (item: OutboxItem): Promise<void> => {
    const { roundId, betId } = partsOf(item);
    const round = findRound(store, roundId);
    if (!round) return removeOutbox(store, item.id);
    const finish = (status: 'settled' | 'void', balance: string | undefined) =>
      store.transaction(() => {
        // The round goes on without the stake that is back.
        if (betId !== undefined) goOnWithout(store, round, betId, now());
        else updateRound(store, round.id, { status, balance, settledAt: now() });
        removeOutbox(store, item.id);
      });
    if (item.call === 'credit-play-money') {
      return store.transaction(() => finish('settled', String(creditPlayMoney(store, round))));
    }
    const answer = await callWallet(wallet, round, item.call, item.body);
    if (!running) return;
    const verdict = verdictOf(item, answer);
    if (verdict.done) return finish(verdict.done, verdict.balance);
    if (verdict.aside) {
      log.error({ round: round.id, call: item.call, fault: verdict.aside }, 'the wallet will not take this call');
      return setAside(store, item.id, verdict.aside);
    }
    log.warn({ round: round.id, call: item.call, attempts: item.attempts + 1 }, 'not acknowledged, will be repeated');
    postpone(store, item.id, now() + pauseAfter(item.attempts));
  };

  const run = async () => {
    try {
      await Promise.all(dueOutbox(store, now()).map(attempt));
      schedule();
    } catch (error) {
      log.error({ error }, 'outbox stumbled, starts again');
      if (running) timer = setTimeout(() => void run(), 1_000);
    }
  };

  const schedule = () => {
    clearTimeout(timer);
    const at = running ? nextOutboxAt(store) : undefined;
    if (at === undefined) return;
    timer = setTimeout(() => void run(), Math.min(Math.max(at - now(), 0), LONGEST_SLEEP_MS));
  };

  return {
    start() {
      running = true;
      schedule();
    },
    wake: schedule,
    async deliver(roundId) {
      const item = outboxOf(store, roundId);
      if (item && running) await attempt(item);
      schedule();
    },
    async stop() {
      running = false;
      clearTimeout(timer);
      await Promise.race([Promise.all(underWay.values()), new Promise((done) => setTimeout(done, 1_000).unref())]);
    },
  };
}

function pauseAfter(attempts: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
  return Math.round(pause / 2 + (pause / 2) * Math.random());
}

function callWallet(wallet: WalletClient, round: Round, call: WalletCall, body: unknown): Promise<Answer<'win'>> {
  switch (call) {
    case 'win':
      return wallet.call(round.vendorId, 'win', body as WinBody);
    case 'endRound':
      return wallet.call(round.vendorId, 'endRound', body as EndRoundBody);
    case 'rollback':
      return wallet.call(round.vendorId, 'rollback', body as RollbackBody);
  }
}

interface Verdict {
  readonly done?: 'settled' | 'void';
  readonly balance?: string | undefined;
  readonly aside?: string;
}

function verdictOf(item: OutboxItem, answer: Answer<'win'>): Verdict {
  const finished = item.call === 'rollback' ? 'void' : 'settled';
  if (answer.kind === 'ok') return { done: finished, balance: answer.reply.balance };
  if (answer.kind === 'refused') {
    const { code, class: kind, balance } = answer.refusal;
    // The bet and its win were taken together before the rollback arrived: the round is kept.
    if (item.call === 'rollback' && code === 'BET_ALREADY_SETTLED') return { done: 'settled', balance };
    return kind === 'retry' ? {} : { aside: code };
  }
  // A signature that is refused, or too many calls: both pass. A broken body or a conflict never does.
  if (answer.kind === 'fault' && answer.status !== 401 && answer.status !== 429)
    return { aside: `HTTP ${answer.status}` };
  return {};
}
