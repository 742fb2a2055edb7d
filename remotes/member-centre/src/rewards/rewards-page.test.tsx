import { openCentre } from '@atrium/centre/testing';
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
let amount = '5000';
let refused = false;
const open = () =>
  openCentre(Page, 'member-centre', texts, {
    page: 'rewardCenter',
    routes: [
      route(promotions, [promotion('drum', 'Drum', 'claim'), promotion('first', 'First deposit', 'join')]),
      route(claimRaffle, ({ body }) =>
        refused ? refuse('ALREADY_CLAIMED') : { promotionId: body.promotionId, amount, at: '2026-11-20T08:00:00Z' },
      ),
    ],
  });
const draw = async () => userEvent.click(await screen.findByRole('button', { name: 'Draw a ticket: Drum' }));

it('draws a ticket where a promotion holds some, and says what it won', async () => {
  const test = await open();
  await draw();
  await waitFor(() => expect(test.toasts.at(-1)?.text).toMatch(/P\s50\.00/));
  expect(test.calls.at(-1)!.headers['Idempotency-Key']).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Draw a ticket: First deposit' })).toBeNull();
  amount = '0';
  await draw();
  await waitFor(() => expect(test.toasts.at(-1)).toMatchObject({ tone: 'info', text: "This ticket didn't win." }));
});

it('says why no ticket was drawn', async () => {
  refused = true;
  const test = await open();
  await draw();
  expect(await screen.findByRole('alert')).toHaveTextContent(/\S/);
  expect(test.toasts).toHaveLength(0);
});
