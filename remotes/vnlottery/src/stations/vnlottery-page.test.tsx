import { VIETNAMESE_NUMBERS_COUNT } from '@atrium/contracts/configuration';
import { openDraws, sampleDraw, sampleLottery } from '@atrium/draws/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from './vnlottery-page.tsx';

const station = (code: string, name: string, region: string | null) =>
  sampleLottery({
    code,
    name,
    region,
    area: 'VN',
    family: 'lao',
    last: [sampleDraw({ gameCode: code, issue: '1', result: '123456' })],
  });
const games = [
  station('HCM', 'TP. Hồ Chí Minh', 'south'),
  station('HUE', 'Huế', 'central'),
  station('MB', 'Miền Bắc', 'north'),
  station('HN1', 'Hanoi Minute', 'fast'),
];
const draws = Array.from({ length: 250 }, (_, index) =>
  sampleDraw({ gameCode: 'HCM', issue: `I-${index}`, result: '123456' }),
);

it('shows the stations by region, rapid draws first, then from north to south', async () => {
  const test = await openDraws(Page, '/vnlottery?lottoView=lobby', 'vnlottery', remote.locales, { games: () => games });
  const regions = await screen.findAllByRole('region');
  expect(regions.map((region) => within(region).getByRole('heading').textContent)).toEqual([
    'Rapid draws',
    'North',
    'Central',
    'South',
  ]);
  expect(within(regions[3]!).getByRole('button', { name: /^TP\. Hồ Chí Minh/ })).toBeVisible();
  expect(test.calls[0]!.query).toMatchObject({ lottoArea: 'VN' });
});

it('[9-30] lists the last 100 numbers of a station and no more', async () => {
  expect(VIETNAMESE_NUMBERS_COUNT).toBe(100);
  const test = await openDraws(Page, '/vnlottery?gameCode=HCM', 'vnlottery', remote.locales, {
    games: () => games,
    draws: (count) => draws.slice(0, count),
  });
  const rows = async () =>
    within(await screen.findByRole('table', { name: 'Results of TP. Hồ Chí Minh' })).getAllByRole('row').length - 1;
  await waitFor(async () => expect(await rows()).toBe(10));
  for (const count of [40, 70, 100]) {
    await userEvent.click(screen.getByRole('button', { name: 'Show more results' }));
    await waitFor(async () => expect(await rows()).toBe(count));
  }
  expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull();
  expect(test.calls.at(-1)!.query.count).toBe('100');
}, 20_000);
