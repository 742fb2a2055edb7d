import { openCentre } from '@atrium/centre/testing';
import { claimMission, missionLeaderboard } from '@atrium/contracts/promotions';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './missions-page.tsx';

const board = {
  missions: [
    {
      id: 'a',
      title: 'Play ten rounds',
      measure: 'rounds' as const,
      target: '10',
      reached: '4',
      completed: false,
      points: 20,
      claimed: false,
    },
    {
      id: 'b',
      title: 'Stake a hundred',
      measure: 'turnover' as const,
      target: '10000',
      reached: '25000',
      completed: true,
      points: 30,
      claimed: false,
    },
  ],
  leaders: [
    { place: 1, account: 'j***o', completed: 2, own: false },
    { place: 2, account: 'member1', completed: 1, own: true },
  ],
};
const open = (reply = board) =>
  openCentre(Page, 'member-centre', texts, {
    page: 'missionLeaderboard',
    routes: [route(missionLeaderboard, reply)],
  });

it('shows each mission with what is reached of its target, in rounds or in money', async () => {
  await open();
  const list = within(await screen.findByRole('list', { name: 'Mission activity' }));
  const [rounds, turnover] = list.getAllByRole('listitem');
  expect(within(rounds!).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  expect(rounds).toHaveTextContent(/In progress.*4 of 10/);
  expect(within(turnover!).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  expect(turnover).toHaveTextContent(/Completed.*P\s250\.00 of P\s100\.00/);
  expect(screen.getByText('1 of 2 completed')).toBeVisible();
});

it('[11-26] lists the leaders of the day', async () => {
  await open();
  const rows = within(await screen.findByRole('table', { name: "Today's leaders" }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => /j\*\*\*o|member1/.exec(textContent!)![0])).toEqual(['j***o', 'member1']);
});

it('says so where there is no mission', async () => {
  await open({ missions: [], leaders: [] });
  expect(await screen.findByText('No missions right now')).toBeVisible();
});

it('gives the points of a finished mission at one press, with one key, and then says so; an open one offers nothing', async () => {
  const now = structuredClone(board);
  const test = await openCentre(Page, 'member-centre', texts, {
    page: 'missionLeaderboard',
    routes: [
      route(missionLeaderboard, () => now),
      route(claimMission, ({ body }) => {
        now.missions[1]!.claimed = true;
        return { missionId: body.missionId, points: 30, pointsNow: 130 };
      }),
    ],
  });
  expect(await screen.findAllByRole('button', { name: /^Claim: / })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Claim: Stake a hundred' }));
  await waitFor(() => expect(test.toasts.at(-1)?.text).toBe('Points added: 30'));
  expect(test.calls.find(({ name }) => name === 'promotions.claimMission')).toMatchObject({
    body: { missionId: 'b' },
    headers: { 'Idempotency-Key': expect.stringMatching(/./) },
  });
  expect(await screen.findByText('Claimed')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Claim: / })).toBeNull();
});

it('[11-26] shows the period and a reward in money, and claims it', async () => {
  const weekly = {
    ...board.missions[1]!,
    period: 'week' as const,
    points: 0,
    reward: { kind: 'cash' as const, amount: '700' },
  };
  const test = await openCentre(Page, 'member-centre', texts, {
    page: 'missionLeaderboard',
    routes: [
      route(missionLeaderboard, { missions: [weekly], leaders: [] }),
      route(claimMission, { missionId: 'b', points: 0, pointsNow: 0, amount: '700', asBonus: false }),
    ],
  });
  const [mission] = within(await screen.findByRole('list', { name: 'Mission activity' })).getAllByRole('listitem');
  expect(mission).toHaveTextContent(/Weekly.*Cash: P\s7\.00/);
  await userEvent.click(screen.getByRole('button', { name: 'Claim: Stake a hundred' }));
  await waitFor(() => expect(test.toasts.at(-1)?.text).toMatch(/^P\s7\.00 paid to your wallet\.$/));
});

it('says why nothing was credited', async () => {
  await openCentre(Page, 'member-centre', texts, {
    page: 'missionLeaderboard',
    routes: [route(missionLeaderboard, board), route(claimMission, () => refuse('MISSION_OPEN'))],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim: Stake a hundred' }));
  expect(await screen.findByRole('alert')).toHaveTextContent("This mission isn't complete yet");
});
