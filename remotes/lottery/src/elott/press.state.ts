import type { InputOf } from '@atrium/contracts/endpoint';
import { cancelTicket, placeBet, type Ticket } from '@atrium/contracts/lottery-bets';
import type { ApiError } from '@atrium/host';
import { createMoneyIntents, type MoneyOutcome } from '@atrium/host/money-command';
import { atom } from 'jotai';
import type { Press } from './press.ts';
import { pressesFrom, withRestored } from './restored-presses.ts';

type Body = InputOf<typeof placeBet>['body'];

/** The presses of this page, oldest first. */
export const pressesAtom = atom<readonly Press[]>([]);
export const pressErrorAtom = atom<ApiError | null>(null);

/** Games whose tickets of earlier pages are among the presses. */
const restoredAtom = atom<ReadonlySet<string>>(new Set<string>());
/** Whether a game's presses of earlier pages are known. */
export const isRestoredAtom = atom((get) => (gameCode: string) => get(restoredAtom).has(gameCode));
/** Adds the presses of a game that earlier pages made, from its tickets, once. */
export const restoreAtom = atom(null, (get, set, gameCode: string, tickets: readonly Ticket[]): void => {
  if (get(restoredAtom).has(gameCode)) return;
  set(restoredAtom, (games) => new Set(games).add(gameCode));
  set(pressesAtom, (all) => withRestored(all, pressesFrom(tickets)));
});

/** Repeats of a press whose answer was lost: the intent stays the same, so it is one bet. */
const REPEATS = 3;
const REPEAT_AFTER_MS = 1_000;

const placing = createMoneyIntents(placeBet);
const cancelling = createMoneyIntents(cancelTicket);

const changeAtom = atom(null, (_get, set, key: string, fields: Partial<Press> | null) =>
  set(pressesAtom, (all) =>
    fields
      ? all.map((press) => (press.key === key ? { ...press, ...fields } : press))
      : all.filter((press) => press.key !== key),
  ),
);

/** Presses whose answer has not arrived, by key. */
const sent = new Map<string, Promise<Ticket | null>>();

/** Bets on a field. Presses that follow one another quickly are bets of their own. */
export const pressAtom = atom(null, async (get, set, field: string, body: Body): Promise<void> => {
  const { gameCode, issue, stake } = body;
  const repeated = get(pressesAtom).find(
    (one) =>
      one.state === 'unknown' &&
      one.gameCode === gameCode &&
      one.field === field &&
      one.issue === issue &&
      one.stake === stake,
  );
  const key = repeated?.key ?? crypto.randomUUID();
  set(pressErrorAtom, null);
  if (repeated) set(changeAtom, key, { state: 'sending' });
  else set(pressesAtom, (all) => [...all, { key, gameCode, field, issue, stake, state: 'sending' }]);
  const answer = set(sendAtom, key, body);
  sent.set(key, answer);
  await answer;
  sent.delete(key);
});

const sendAtom = atom(null, async (get, set, key: string, body: Body): Promise<Ticket | null> => {
  let outcome: MoneyOutcome<typeof placeBet> = await set(placing, key, { body });
  for (let repeat = 0; isUnknown(outcome) && repeat < REPEATS; repeat += 1) {
    await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS));
    outcome = await set(placing, key, { body });
  }
  if ('reply' in outcome) {
    const [ticket] = outcome.reply.tickets;
    const isUndoing = get(pressesAtom).some((press) => press.key === key && press.state === 'undoing');
    set(changeAtom, key, { number: ticket!.number, ...(!isUndoing && { state: 'placed' }) });
    return ticket!;
  }
  set(changeAtom, key, outcome.isUnknown ? { state: 'unknown' } : null);
  set(pressErrorAtom, outcome.failure);
  return null;
});

const isUnknown = (outcome: MoneyOutcome<typeof placeBet>): boolean => 'failure' in outcome && outcome.isUnknown;

/** Takes a press back while its draw is open. One that is on its way is awaited: the last press is meant, not the last answer. */
export const undoAtom = atom(null, async (_get, set, press: Press): Promise<void> => {
  set(pressErrorAtom, null);
  set(changeAtom, press.key, { state: 'undoing' });
  const number = press.number ?? (await sent.get(press.key))?.number;
  // Refused, or without an answer: the press itself says so.
  if (number === undefined) return;
  const outcome = await set(cancelling, press.key, { body: {}, params: { number } });
  set(changeAtom, press.key, { state: 'reply' in outcome ? 'cancelled' : 'placed' });
  if ('failure' in outcome) set(pressErrorAtom, outcome.failure);
});
