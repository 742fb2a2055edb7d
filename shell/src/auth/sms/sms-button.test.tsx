import { ApiError } from '@atrium/api/api-error';
import { smsNoLogin, smsRegister } from '@atrium/contracts/verification';
import { refuse, type Route, route } from '@atrium/host/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { DialogHost } from '../../overlays/dialog-host.tsx';
import { createShellHost } from '../../testing/shell-host.tsx';
import { SmsButton } from './sms-button.tsx';
import { REQUEST_THROTTLE_MS, requestSmsAtom, resendSeconds, smsBlockedUntilAtom } from './sms-code.state.ts';

const number = { mobile: '9172042286', dialingCode: '+63' };

async function open(routes: Route[], valid = true) {
  const host = await createShellHost({ routes });
  host.show(
    <>
      <SmsButton purpose="login" number={async () => (valid ? number : null)} />
      <DialogHost />
    </>,
  );
  return host;
}
// The throttle applies to the whole page: each test starts later than the last one ended.
let now = Date.now();
beforeEach(() => {
  now += 3_600_000;
  jest.useFakeTimers({
    now,
    doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'],
    advanceTimers: true,
  });
});
afterEach(() => jest.useRealTimers());

it('[9-08] counts 60 seconds for each minute in the reply', () =>
  expect([resendSeconds(1), resendSeconds(5)]).toEqual([60, 300]));

it('[4-38][4-39][4-40][7-076] is disabled with a countdown after a send, and enabled again at its end', async () => {
  const { user } = await open([route(smsNoLogin, { expiredMinutes: 1 })]);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const button = await screen.findByRole('button', { name: /^Code sent, (60|59) s$/ });
  expect(button).toBeDisabled();
  act(() => void jest.advanceTimersByTime(30_000));
  expect(button).toHaveTextContent(/^Code sent, (30|29|28) s$/);
  act(() => void jest.advanceTimersByTime(31_000));
  expect(button).toBeEnabled();
  expect(button).toHaveTextContent('Send code');
});

it('[9-09] counts one minute when a third party sends the codes, however long they are valid', async () => {
  const { user } = await open([route(smsNoLogin, { expiredMinutes: 5, thirdParty: true })]);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('button', { name: /^Code sent, (60|59) s$/ })).toBeDisabled();
});

it('[4-41] requests no code while the countdown runs', async () => {
  const { store, calls } = await open([route(smsNoLogin, { expiredMinutes: 1 })]);
  await act(async () => void (await store.set(requestSmsAtom, { purpose: 'login', ...number })));
  act(() => void jest.advanceTimersByTime(5000));
  expect(await store.set(requestSmsAtom, { purpose: 'login', ...number })).toBe(false);
  expect(calls).toHaveLength(1);
});

it('[5-11][9-10] requests a code at most once per second', async () => {
  expect(REQUEST_THROTTLE_MS).toBe(1000);
  const { store, calls } = await open([
    route(smsRegister, () => refuse('MOBILE_INVALID')),
    route(smsNoLogin, { expiredMinutes: 1 }),
  ]);
  void store.set(requestSmsAtom, { purpose: 'register', ...number });
  expect(await store.set(requestSmsAtom, { purpose: 'forgot', ...number })).toBe(false);
  act(() => void jest.advanceTimersByTime(1001));
  await act(async () => expect(await store.set(requestSmsAtom, { purpose: 'forgot', ...number })).toBe(true));
  expect(calls.map(({ name }) => name)).toEqual(['verification.smsRegister', 'verification.smsNoLogin']);
});

const busyLine = route(smsNoLogin, () => {
  throw new ApiError('VERIFICATION_TOO_MANY', { status: 429, message: 'All lines are <b>busy</b>.' });
});

it("[8-05] warns with the server's message as text, and starts no countdown", async () => {
  const { user, store } = await open([busyLine]);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('alertdialog', { name: "Couldn't send the code" })).toHaveTextContent(
    'All lines are <b>busy</b>.',
  );
  expect(store.get(smsBlockedUntilAtom).login).toBeUndefined();
  // The dialog takes the pointer a moment after it can be read.
  await waitFor(() => user.click(screen.getByRole('button', { name: 'Got it' })));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled());
});

it("says in another language what the server's code means", async () => {
  const host = await createShellHost({ routes: [busyLine], language: 'MS' });
  host.show(<DialogHost />);
  void host.store.set(requestSmsAtom, { purpose: 'login', ...number });
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/5 minit/);
});

it('[5-30] requests nothing while the mobile number is invalid', async () => {
  const { user, calls } = await open([], false);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(calls).toEqual([]);
});
