import { type Activity, leavePromotion } from '@atrium/contracts/promotion-activities';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { toastsAtom } from '../../../overlays/toasts.state.ts';
import { MEMBER } from '../../../testing/samples.ts';
import { createShellHost } from '../../../testing/shell-host.tsx';
import { CheckInCalendar } from './check-in-calendar.tsx';
import { LeavePromotion } from './leave-promotion.tsx';

const activity = (change: Partial<Activity>): Activity => ({
  promotionId: 'act-1',
  state: 'claim',
  joinedAt: '2026-11-20T12:00:00.000Z',
  reached: null,
  target: null,
  claimable: '0',
  received: '0',
  ...change,
});

it('[11-22] shows what a member loses by leaving, and leaves with exactly that', async () => {
  const answers = [() => refuse('PROMOTION_TERMS_CHANGED'), () => activity({ state: 'close' })];
  const { show, user, calls, store } = await createShellHost({
    session: MEMBER,
    routes: [route(leavePromotion, () => answers.shift()!())],
  });
  const onLeft = jest.fn(() => Promise.resolve());
  show(<LeavePromotion activity={activity({ claimable: '4200' })} onLeft={onLeft} />);
  await user.click(screen.getByRole('button', { name: 'Leave this promotion' }));
  expect(screen.getByText(/You lose .*42\.00 that you haven't claimed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(calls.map(({ name }) => name)).not.toContain('promotions.leave');
  await user.click(screen.getByRole('button', { name: 'Leave this promotion' }));
  await user.click(screen.getByRole('button', { name: 'Leave now' }));
  // Something was earned meanwhile: the states are loaded again, and nothing is lost.
  await waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1));
  expect(store.get(toastsAtom)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Leave now' }));
  await waitFor(() => expect(store.get(toastsAtom).at(-1)?.text).toBe("You've left the promotion."));
  expect(calls.find(({ name }) => name === 'promotions.leave')).toMatchObject({
    body: { promotionId: 'act-1', loses: '4200' },
  });
});

it('[11-26] shows the days of a check-in calendar, what each pays, and the next one', async () => {
  const { show } = await createShellHost({ session: MEMBER, routes: [] });
  const steps = [{ day: 3, amount: '300' }];
  const rules = {
    engine: 'check-in' as const,
    days: 4,
    amount: '1000',
    steps,
    bonus: null,
    automatic: false,
    onePer: [],
  };
  show(<CheckInCalendar rules={rules} activity={activity({ reached: '2', target: '4', checkedIn: false })} />);
  const days = within(screen.getByRole('list', { name: 'Check-in calendar' })).getAllByRole('listitem');
  expect(days.map((day) => day.getAttribute('aria-current'))).toEqual([null, null, 'date', null]);
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Day 1Checked in',
    'Day 2Checked in',
    expect.stringMatching(/^Day 3.*3\.00$/),
    expect.stringMatching(/^Day 4.*10\.00$/),
  ]);
});
