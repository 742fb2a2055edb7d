import { cancelWithdrawal, type Withdrawal } from '@atrium/contracts/payments';
import { createMoneyCommand, createMoneyIntents } from './money-command.state.ts';
import { createTestHost, loseAnswer, refuse, route } from './testing.tsx';

const MADE: Withdrawal = {
  id: '1',
  reference: 'W-1',
  at: '2026-11-21T01:00:00Z',
  amount: '20000',
  currency: 'PHP',
  account: 'Bank ·42',
  status: 'in-review',
  paidAt: null,
  confirmUntil: null,
  received: null,
  refunded: '0',
  report: null,
  reason: '',
  cancellable: true,
  answerable: false,
  states: [{ status: 'in-review', at: '2026-11-21T01:00:00Z' }],
};
const input = (id: string) => ({ params: { id }, body: {} });

async function screen(answers: (() => void)[]) {
  const command = createMoneyCommand(cancelWithdrawal);
  const test = await createTestHost({
    session: { token: 'marker', account: 'member1', isAgent: 0 },
    routes: [
      route(cancelWithdrawal, () => {
        answers.shift()?.();
        return MADE;
      }),
    ],
  });
  return {
    send: (amount: string) => test.store.set(command.sendAtom, input(amount)),
    error: () => test.store.get(command.errorAtom),
    running: () => test.store.get(command.runningAtom),
    keys: () => test.calls.map(({ headers }) => headers['Idempotency-Key']),
  };
}

it('keeps its key after a lost answer or a fault of the gateway, and drops it with the answer', async () => {
  const { send, error, keys } = await screen([loseAnswer, () => refuse('UNKNOWN')]);
  expect(await send('100')).toBeNull();
  expect(error()?.code).toBe('NETWORK');
  await send('100');
  expect(error()?.code).toBe('UNKNOWN');
  expect(await send('100')).toEqual(MADE);
  expect(error()).toBeNull();
  await send('100');
  const [first, second, third, next] = keys();
  expect([second, third]).toEqual([first, first]);
  expect(next).not.toBe(first);
});

it('takes a new key after a refusal, and for another intent', async () => {
  const { send, keys } = await screen([() => refuse('INSUFFICIENT_FUNDS'), loseAnswer]);
  await send('100');
  await send('100');
  await send('200');
  expect(new Set(keys()).size).toBe(3);
});

it('sends one call at a time', async () => {
  const { send, keys, running } = await screen([]);
  const both = Promise.all([send('100'), send('100')]);
  expect(running()).toBe(true);
  expect(await both).toEqual([MADE, null]);
  expect([keys().length, running()]).toEqual([1, false]);
});

it('sends several intents at once, each with its own key until its outcome is known', async () => {
  const send = createMoneyIntents(cancelWithdrawal);
  const answers = [loseAnswer, () => {}, () => {}, () => {}];
  const test = await createTestHost({
    session: { token: 'marker', account: 'member1', isAgent: 0 },
    routes: [
      route(cancelWithdrawal, () => {
        answers.shift()!();
        return MADE;
      }),
    ],
  });
  const press = (intent: string) => test.store.set(send, intent, input('100'));
  const [first, second] = await Promise.all([press('first'), press('second')]);
  expect(first).toMatchObject({ isUnknown: true, failure: { code: 'NETWORK' } });
  expect(second).toEqual({ reply: MADE });
  expect(await press('first')).toEqual({ reply: MADE });
  await press('first');
  const keys = test.calls.map(({ headers }) => headers['Idempotency-Key']);
  expect(keys[2]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});
