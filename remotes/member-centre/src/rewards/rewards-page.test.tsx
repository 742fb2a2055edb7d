import { openCentre } from '@atrium/centre/testing';
import { activities } from '@atrium/contracts/promotion-activities';
import { claimRaffle, type Promotion, promotions } from '@atrium/contracts/promotions';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './rewards-page.tsx';

const promotion = (id: string, title: string, state: string): Promotion => ({
  id,
  type: 'x',
  title,
  summary: '',
  html: '',
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: null,
  scene: 'coins',
  state,
  rules: null,
  termsVersion: 1,
});
/** What the ticket of each member wins, and what this one's has won; another tab may draw it. */
let prize = '5000';
let won: string | null;
beforeEach(() => (won = null));
const open = () =>
  openCentre(Page, 'member-centre', texts, {
    page: 'rewardCenter',
    routes: [
      route(promotions, [promotion('drum', 'Drum', 'claim'), promotion('first', 'First deposit', 'join')]),
      route(activities, () => [
        {
          promotionId: 'drum',
          state: won === null ? ('claim' as const) : ('claimed' as const),
          joinedAt: null,
          reached: null,
          target: null,
          claimable: '0',
          received: won ?? '0',
        },
      ]),
      route(claimRaffle, ({ body }) => {
        if (won !== null) return refuse('ALREADY_CLAIMED');
        won = prize;
        return { promotionId: body.promotionId, amount: prize, at: '2026-11-20T08:00:00Z' };
      }),
    ],
  });
const button = () => screen.findByRole('button', { name: 'Draw a ticket: Drum' });
const draw = async () => {
  await waitFor(async () => expect(await button()).toBeEnabled());
  await userEvent.click(await button());
};

it('[1-36] draws one ticket where a promotion holds some; what it won takes the place of the button', async () => {
  const test = await open();
  await draw();
  await waitFor(() => expect(test.toasts.at(-1)?.text).toMatch(/P\s50\.00/));
  const claimed = test.calls.find(({ name }) => name === claimRaffle.name)!;
  expect(claimed.headers['Idempotency-Key']).toBeTruthy();
  expect(await screen.findByText(/^Your ticket won P\s50\.00/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Draw a ticket/ })).toBeNull();
});

it('says that a ticket won nothing', async () => {
  prize = '0';
  const test = await open();
  await draw();
  await waitFor(() => expect(test.toasts.at(-1)).toMatchObject({ tone: 'info', text: "This ticket didn't win." }));
  expect(await screen.findByText("This ticket didn't win.")).toBeVisible();
});

it('says beside the raffle why no ticket was drawn, and shows what another tab has drawn', async () => {
  const test = await open();
  await waitFor(async () => expect(await button()).toBeEnabled());
  won = '2000';
  await userEvent.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(/\S/);
  expect(test.toasts).toHaveLength(0);
  expect(await screen.findByText(/^Your ticket won P\s20\.00/)).toBeVisible();
});
