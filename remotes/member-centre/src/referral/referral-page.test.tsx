import { openCentre } from '@atrium/centre/testing';
import { referral, referralEarnings, referralTree } from '@atrium/contracts/promotions';
import { refuse, route } from '@atrium/host/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './referral-page.tsx';

const NOBODY = { levels: [], members: [], more: false };
const NOTHING = { total: '0', claimable: '0', months: [], rules: [] };
const answer = {
  code: 'member1',
  path: '/register?recommenderId=member1',
  next: null,
  items: [{ account: 'f***d', registeredAt: '2026-11-01T08:00:00Z', active: true }],
};
const at = '2026-11-01T08:00:00Z';
const open = (answers: () => typeof answer, rest = [route(referralTree, NOBODY), route(referralEarnings, NOTHING)]) =>
  openCentre(Page, 'member-centre', texts, { page: 'referral', routes: [route(referral, answers), ...rest] });

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
  await open(() => (broken ? refuse('UNKNOWN') : { ...answer, items: [] }));
  expect(await screen.findByRole('alert')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No friends have joined yet')).toBeVisible();
});

it('[11-23] shows earnings by month with the rules of the engine, and the tree of the invited', async () => {
  const rules = { amount: '5000', deposits: '50000', stakes: '100000', friends: 20, friendToo: true };
  await open(
    () => answer,
    [
      route(referralTree, {
        levels: [],
        members: [
          { level: 1, account: 'f***d', registeredAt: at, active: true, invited: 1 },
          { level: 2, account: 's***d', registeredAt: at, active: false, invited: 0 },
        ],
        more: false,
      }),
      route(referralEarnings, {
        total: '15000',
        claimable: '5000',
        months: [{ month: '2026-11', friends: 3, amount: '15000' }],
        rules: [{ id: 'friends', title: 'Bring a friend', ...rules, joined: false }],
      }),
    ],
  );
  const earnings = within(await screen.findByRole('table', { name: 'Earnings' }));
  expect(earnings.getByRole('row', { name: /November 2026 3 .*150\.00/ })).toBeVisible();
  expect(screen.getByText('To claim').nextElementSibling).toHaveTextContent(/50\.00$/);
  expect(
    screen.getByText(/Bring a friend: .*50\.00 for each friend who deposits .*500\.00 and stakes .*1,000\.00/),
  ).toHaveTextContent(/for up to 20 friends\. Your friend gets the same\./);
  expect(screen.getByRole('button', { name: 'Take part' })).toBeVisible();
  const tree = within(screen.getByRole('table', { name: 'Tree' }));
  expect(tree.getByRole('row', { name: /f\*\*\*d 1 1/ })).toBeVisible();
  expect(tree.getByRole('row', { name: /s\*\*\*d 2 0/ })).toHaveTextContent(/Has not played yet/);
});
