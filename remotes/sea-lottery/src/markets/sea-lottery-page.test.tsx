import { openDraws, sampleDraw, sampleLottery } from '@atrium/draws/testing';
import { refuse } from '@atrium/host/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from './sea-lottery-page.tsx';

const thai = sampleLottery({
  code: 'TH',
  name: 'Thai government',
  area: 'SEA',
  family: 'thai',
  every: null,
  last: [sampleDraw({ gameCode: 'TH', issue: '1', result: '123456|111,222|333,444|55' })],
});

it('shows a Thai result with its prizes in order, its first prize in the list', async () => {
  const test = await openDraws(Page, '/seaLottery?lottoView=lobby', 'sea-lottery', remote.locales, {
    games: () => [thai],
  });
  const prizes = await screen.findAllByRole('rowheader');
  expect(prizes.map((head) => head.closest('tr')!.textContent)).toEqual([
    'First123456',
    'Front three111222',
    'Last three333444',
    'Last two55',
  ]);
  expect(within(screen.getByRole('button', { name: /^Thai government/ })).getByText('123456')).toBeVisible();
  expect(screen.getByText(/Draws at fixed times\./)).toBeVisible();
  expect(test.calls[0]!.query).toMatchObject({ lottoArea: 'SEA' });
});

it('shows why the games did not load, and retries', async () => {
  let down = true;
  await openDraws(Page, '/seaLottery?lottoView=lobby', 'sea-lottery', remote.locales, {
    games: () => (down ? refuse('SYSTEM_MAINTENANCE') : [thai]),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  down = false;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { level: 2, name: 'Thai government' })).toBeVisible();
});
