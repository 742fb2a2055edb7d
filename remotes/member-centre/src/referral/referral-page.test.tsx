import { openCentre } from '@atrium/centre/testing';
import { referral } from '@atrium/contracts/promotions';
import { refuse, route } from '@atrium/host/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './referral-page.tsx';

const answer = {
  code: 'member1',
  path: '/register?recommenderId=member1',
  pageNo: 1,
  totalPages: 1,
  total: 1,
  items: [{ account: 'f***d', registeredAt: '2026-11-01T08:00:00Z', active: true }],
};
const open = (answers: () => typeof answer) =>
  openCentre(Page, 'member-centre', texts, { page: 'referral', routes: [route(referral, answers)] });

it('shows the link of the own code and the friends who registered with it', async () => {
  await open(() => answer);
  expect(await screen.findByRole('textbox', { name: 'Your link' })).toHaveValue(
    'http://localhost/register?referralCode=member1',
  );
  expect(
    within(screen.getByRole('table', { name: 'Invited friends' })).getByRole('row', { name: /f\*\*\*d/ }),
  ).toHaveTextContent(/Has played/);
});

it('shows why the list could not be loaded, and tries again', async () => {
  let broken = true;
  await open(() => (broken ? refuse('UNKNOWN') : { ...answer, items: [], total: 0, totalPages: 0 }));
  expect(await screen.findByRole('alert')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No friends have joined yet')).toBeVisible();
});
