import { claimMission, missionLeaderboard } from '@atrium/contracts/promotions';
import { route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { toastsAtom } from '../../../overlays/toasts.state.ts';
import { MEMBER } from '../../../testing/samples.ts';
import { createShellHost } from '../../../testing/shell-host.tsx';
import { Missions } from './missions.tsx';

const mission = (id: string, change: object) => ({
  id,
  title: id,
  measure: 'turnover' as const,
  period: 'week' as const,
  target: '10000',
  reached: '2500',
  completed: false,
  points: 0,
  claimed: false,
  ...change,
});

it('[11-26] shows missions with period, progress and reward, and claims a completed one once', async () => {
  const board = {
    missions: [
      mission('Stake', { reward: { kind: 'points', points: 30 } }),
      mission('Twenty rounds', {
        period: 'once',
        measure: 'rounds',
        target: '20',
        reached: '20',
        completed: true,
        reward: { kind: 'cash', amount: '1250' },
      }),
    ],
    leaders: [],
  };
  const { show, user, calls, store } = await createShellHost({
    session: MEMBER,
    routes: [
      route(missionLeaderboard, () => structuredClone(board)),
      route(claimMission, ({ body }) => {
        board.missions[1]!.claimed = true;
        return { missionId: body.missionId, points: 0, pointsNow: 0, amount: '1250', asBonus: false };
      }),
    ],
  });
  show(<Missions />);
  const [stake, rounds] = within(await screen.findByRole('list', { name: 'Missions' })).getAllByRole('listitem');
  expect(stake).toHaveTextContent(/Weekly.*25\.00 of .*100\.00.*Points: 30/);
  expect(within(stake!).queryByRole('button')).toBeNull();
  expect(rounds).toHaveTextContent(/Once.*20 of 20.*Cash: .*12\.50/);
  await user.click(screen.getByRole('button', { name: 'Claim: Twenty rounds' }));
  await waitFor(() => expect(store.get(toastsAtom).at(-1)?.text).toMatch(/12\.50 paid to your wallet/));
  expect(await screen.findByText('Claimed')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'promotions.claimMission')).toEqual([
    expect.objectContaining({ headers: expect.objectContaining({ 'Idempotency-Key': expect.any(String) }) }),
  ]);
});

it('[11-26] shows visitors no missions and asks for none', async () => {
  const { show, calls } = await createShellHost({ session: null, routes: [] });
  show(<Missions />);
  expect(screen.queryByRole('list', { name: 'Missions' })).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('promotions.missionLeaderboard');
});
