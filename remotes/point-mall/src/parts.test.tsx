import type { ReplyOf } from '@atrium/contracts/endpoint';
import { pointBalance, pointRewards, pointShelf } from '@atrium/contracts/points';
import { createTestHost, route } from '@atrium/host/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { remote } from '../remote.ts';

type Reward = ReplyOf<typeof pointShelf>[number];
const reward = (name: string, pointsRequired: number, status: Reward['status'] = 'available'): Reward => ({
  id: name,
  type: 'goods',
  name,
  quantity: 5,
  pointsRequired,
  amountRequired: '0',
  status,
  picture: '/art/rewards/lantern.webp',
  remark: '',
  endsAt: null,
});
const rewards = [
  reward('Kite', 900),
  reward('Lantern', 300),
  reward('Umbrella', 100, 'sold-out'),
  reward('Coffee', 150),
  reward('Teapot', 500),
  reward('Drum', 2000),
];

/** What this remote shows in a place of the shell or of another remote. */
async function open(place: string, signedIn: boolean) {
  const test = await createTestHost({
    session: signedIn ? { token: 'marker', account: 'member1', isAgent: 0 } : null,
    locales: { 'point-mall': remote.locales },
    routes: [
      route(pointBalance, { points: 1200, expiring: 300, expiresAt: '2026-12-01T00:00:00Z' }),
      route(pointRewards, rewards),
      route(pointShelf, rewards),
    ],
  });
  const { Part } = (await remote.parts!.find((part) => part.place === place)!.load()) as { Part: ComponentType };
  render(
    <test.Frame>
      <MemoryRouter>
        <Part />
      </MemoryRouter>
    </test.Frame>,
  );
  return test;
}

it.each([
  [false, 'points.shelf'],
  [true, 'points.rewards'],
])('[13-16] fills the home page with the rewards that cost least (signed in: %s)', async (signedIn, call) => {
  const { calls } = await open('shell.home', signedIn);
  const section = within(await screen.findByRole('region', { name: 'Rewards for points' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Coffee150 points',
    'Lantern300 points',
    'Teapot500 points',
    'Kite900 points',
  ]);
  expect(section.getByRole('link', { name: 'All rewards' })).toHaveAttribute('href', '/pointMall');
  if (signedIn) expect(await section.findByText('1,200 points')).toBeVisible();
  else expect(section.queryByText('Your points')).not.toBeInTheDocument();
  expect(calls.map(({ name }) => name)).toContain(call);
});

it("[13-16] fills a card of the member's profile with the points, and leads to the mall", async () => {
  const { visited } = await open('member-centre.profile', true);
  expect(await screen.findByText('1,200 points')).toBeVisible();
  expect(screen.getByText(/^Next to expire: 300 points · On Dec 1/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Point mall' }));
  expect(visited).toEqual(['/pointMall']);
});
