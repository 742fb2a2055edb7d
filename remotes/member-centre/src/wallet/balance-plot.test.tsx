import { openCentre } from '@atrium/centre/testing';
import { position } from '@atrium/contracts/net-position';
import { refuse, route } from '@atrium/host/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { BalancePlot } from './balance-plot.tsx';

const open = (answer: Parameters<typeof route<typeof position>>[1]) =>
  openCentre(BalancePlot, 'member-centre', texts, { page: 'transferFund', routes: [route(position, answer)] });
const table = () => screen.findByRole('button', { name: 'View as table' });

it('says that the days could not be loaded, and loads them again', async () => {
  let fails = true;
  await open(() =>
    fails
      ? refuse('UNKNOWN')
      : {
          session: { startedAt: '2026-11-25T04:00:00Z', staked: '0', returned: '0', net: '0' },
          days: [],
        },
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'View as table' })).toBeNull();
  fails = false;
  await userEvent.click(again);
  expect(await table()).toBeVisible();
});

it('takes the room of its table while the days load, so that the form below does not move', async () => {
  await open(() => new Promise(() => {}));
  expect(await table()).toBeVisible();
});
