import { openCentre } from '@atrium/centre/testing';
import * as calls from '@atrium/contracts/limits';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './limits-page.tsx';

const DAY_MS = 24 * 3_600_000;
const limit = (
  kind: calls.Limit['kind'],
  period: calls.Limit['period'],
  fields: Partial<calls.Limit> = {},
): calls.Limit => ({
  kind,
  period,
  amount: null,
  source: null,
  used: '0',
  resetsAt: '2099-01-01T00:00:00Z',
  waiting: null,
  ...fields,
});
const ALL = calls.LIMIT_KINDS.flatMap((kind) =>
  calls.LIMIT_PERIODS.filter((period) => kind !== 'session_time' || period === 'd').map((period) =>
    limit(kind, period),
  ),
);

const figures = (seconds: number): calls.SessionFigures => ({
  startedAt: '2099-01-01T00:00:00Z',
  staked: '0',
  returned: '0',
  net: '0',
  currency: 'PHP',
  realityCheck: { seconds, least: 1800, most: 5400, dueAt: '2099-01-01T01:00:00Z', due: false },
});

/** Keeps one state and changes it as the gateway does. */
const open = (first: calls.Limit[], from = new Date()) => {
  let state: calls.Protection = {
    limits: ALL.map((one) => first.find(({ kind, period }) => kind === one.kind && period === one.period) ?? one),
    pause: null,
  };
  const change = (place: Pick<calls.Limit, 'kind' | 'period'>, next: (limit: calls.Limit) => Partial<calls.Limit>) => {
    state = {
      ...state,
      limits: state.limits.map((one) =>
        one.kind === place.kind && one.period === place.period ? { ...one, ...next(one) } : one,
      ),
    };
    return state;
  };
  return openCentre(Page, 'member-centre', texts, {
    page: 'protection',
    routes: [
      route(calls.protection, () => state),
      route(calls.setLimit, ({ body }) =>
        change(body, ({ amount }) =>
          body.amount !== null && (amount === null || BigInt(body.amount) < BigInt(amount))
            ? { amount: body.amount, source: 'player', waiting: null }
            : {
                waiting: {
                  amount: body.amount,
                  askedAt: from.toISOString(),
                  confirmableFrom: new Date(from.getTime() + DAY_MS).toISOString(),
                },
              },
        ),
      ),
      route(calls.confirmLimit, ({ body }) =>
        change(body, ({ waiting }) => ({ amount: waiting!.amount, waiting: null })),
      ),
      route(calls.keepLimit, ({ body }) => change(body, () => ({ waiting: null }))),
      route(calls.startTimeOut, ({ body }) => {
        if (state.pause) refuse('BREAK_RUNS');
        state = {
          ...state,
          pause: {
            kind: 'timeout',
            from: from.toISOString(),
            until: new Date(from.getTime() + body.hours * 3_600_000).toISOString(),
          },
        };
        return state;
      }),
      route(calls.sessionFigures, () => figures(3600)),
      route(calls.setRealityCheck, ({ body }) => figures(body.seconds)),
      route(calls.selfExclude, ({ body }) => {
        state = {
          ...state,
          pause: {
            kind: 'self-exclusion',
            from: from.toISOString(),
            until: body.months === null ? null : '2027-05-21T00:00:00.000Z',
          },
        };
        return state;
      }),
    ],
  });
};
const change = async (name: string, amount: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), amount);
  return dialog;
};

it('sets a first limit and lowers one: both hold at once', async () => {
  const test = await open([limit('deposit', 'w', { amount: '2000000', source: 'player', used: '450000' })]);
  expect(await screen.findByText(/^P.4,500\.00 used, P.15,500\.00 left$/)).toBeVisible();
  const dialog = await change('Change limit: Deposits, Week', '10000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save limit' }));
  expect(await screen.findByText(/^P.10,000\.00$/)).toBeVisible();
  const second = await change('Set limit: Session time, 24 hours', '90');
  await userEvent.click(second.getByRole('button', { name: 'Save limit' }));
  expect(await screen.findByText('1 h 30 min')).toBeVisible();
  expect(test.calls.filter(({ name }) => name === 'limits.set').map(({ body }) => body)).toEqual([
    { kind: 'deposit', period: 'w', amount: '1000000' },
    { kind: 'session_time', period: 'd', amount: '90' },
  ]);
});

it('a raise is asked for, waits, and can be given up; it says so before', async () => {
  await open([limit('loss', 'd', { amount: '100000', source: 'player' })]);
  const dialog = await change('Change limit: Losses, 24 hours', '2000');
  expect(dialog.getByText(/A higher limit takes 24 hours/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Request higher limit' }));
  expect(await screen.findByText(/^You requested P.2,000\.00\. Nothing changes unless you confirm it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Raise to/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep current limit' }));
  await waitFor(() => expect(screen.queryByText(/You requested/)).toBeNull());
  expect(screen.getByText(/^P.1,000\.00$/)).toBeVisible();
});

it('what has waited long enough wants a second yes', async () => {
  await open([
    limit('wager', 'm', {
      amount: '100000',
      source: 'player',
      waiting: { amount: null, askedAt: '2026-01-01T00:00:00Z', confirmableFrom: '2026-01-02T00:00:00Z' },
    }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove limit' }));
  expect(await screen.findByRole('button', { name: 'Set limit: Stakes, Month' })).toBeVisible();
});

it('a time-out is asked once more, then runs', async () => {
  const test = await open([]);
  test.nextDialog = 'no';
  await userEvent.click(await screen.findByRole('button', { name: 'Start time-out' }));
  expect(test.calls.some(({ name }) => name === 'limits.startTimeOut')).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: '14 days' }));
  test.nextDialog = 'yes';
  await userEvent.click(screen.getByRole('button', { name: 'Start time-out' }));
  expect(await screen.findByText("You're on a time-out")).toBeVisible();
  expect(test.dialogs.at(-1)!.title).toBe('Start a time-out of 14 days?');
  await userEvent.click(screen.getByRole('button', { name: 'Start time-out' }));
  expect(await screen.findByText(/You're already on a break/)).toBeVisible();
});

it('[RG-11] [RG-12] says until when the chosen break would last', async () => {
  await open([]);
  const timeOut = within((await screen.findByRole('heading', { name: 'Take a time-out' })).closest('section')!);
  const untilOf = (hours: number) =>
    new RegExp(
      `^Until ${new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'Asia/Manila' }).format(Date.now() + hours * 3_600_000)}, .* GMT\\+8$`,
    );
  expect(timeOut.getByText(untilOf(168))).toBeVisible();
  await userEvent.click(timeOut.getByRole('radio', { name: '1 day' }));
  expect(timeOut.getByText(untilOf(24))).toBeVisible();
  const exclusion = within(screen.getByRole('heading', { name: 'Self-exclusion' }).closest('section')!);
  expect(exclusion.getByText(/^Until .*\d{4}$/)).toBeVisible();
  await userEvent.click(exclusion.getByRole('radio', { name: 'Permanently' }));
  expect(exclusion.queryByText(/^Until/)).toBeNull();
});

it('self-exclusion for good takes every way back off the page', async () => {
  const test = await open([]);
  test.nextDialog = 'yes';
  await userEvent.click(await screen.findByRole('radio', { name: 'Permanently' }));
  await userEvent.click(screen.getByRole('button', { name: 'Exclude me' }));
  expect(await screen.findByText("You've excluded yourself")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Exclude me' })).toBeNull();
  expect(test.calls.find(({ name }) => name === 'limits.selfExclude')?.body).toEqual({ months: null });
});

it('[RG-08] chooses how often to be asked whether to go on, within what the brand allows', async () => {
  const test = await open([]);
  const group = within(await screen.findByRole('group', { name: 'Remind me every' }));
  expect(group.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels![0]!.textContent)).toEqual([
    '30 minutes',
    '45 minutes',
    '60 minutes',
    '90 minutes',
  ]);
  expect(group.getByRole('radio', { name: '60 minutes' })).toBeChecked();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  let notified = false;
  test.bus.on('protection.changed', () => {
    notified = true;
  });
  await userEvent.click(group.getByRole('radio', { name: '30 minutes' }));
  await userEvent.click(save);
  expect(await screen.findByText('Reality check saved.')).toBeVisible();
  expect(notified).toBe(true);
  expect(test.calls.find(({ name }) => name === 'limits.setRealityCheck')?.body).toEqual({ seconds: 1800 });
});
