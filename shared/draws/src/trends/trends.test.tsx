import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDraws, sampleDraw, sampleLottery } from '../testing.tsx';
import { drawsLocales } from '../texts.ts';
import { Trends } from './trends.tsx';

const open = (family: string, ...results: string[]) =>
  openDraws(() => <Trends game={sampleLottery({ code: 'SSC1', family })} />, '/lottery', 'draws', drawsLocales, {
    games: () => [],
    draws: () => results.map((result, at) => sampleDraw({ issue: `00${9 - at}`, result })),
  });

it('[10-39] a place has a line through the numbers that came, over their gaps', async () => {
  await open('ssc', '1,7,0,0,0', '7,0,0,0,0', '1,1,1,1,1');
  const plot = await screen.findByRole('img', { name: 'Draws missing' });
  // The oldest draw is first: its 1 in the second column, then 7, then 1 again.
  expect(plot.querySelector('polyline')).toHaveAttribute('points', '1.5,0.5 7.5,1.5 1.5,2.5');
  expect(plot).toHaveTextContent('Now3033333133Longest');
});

it('[10-39] numbers that are drawn together have a bar each', async () => {
  await open('marksix', '01,02,03,04,05,06|07');
  const numbers = within(await screen.findByRole('region', { name: 'Missing, hot and cold' }));
  await userEvent.click(numbers.getByRole('radio', { name: 'Hits in 100 draws' }));
  expect(numbers.getByRole('img', { name: 'Hits in 100 draws' })).toBeVisible();
});

it('[10-39] trends are plots with a table behind each, for the place that is chosen', async () => {
  await open('ssc', '1,7,0,0,0', '7,0,0,0,0', '1,1,1,1,1');
  const user = userEvent.setup();
  const numbers = within(await screen.findByRole('region', { name: 'Missing, hot and cold' }));
  expect(numbers.getByRole('img', { name: 'Draws missing' })).toBeVisible();
  await user.click(numbers.getByText('As a table'));
  const row = () => numbers.getByRole('row', { name: /7/ }).textContent;
  expect(row()).toBe('Number7Draws missing1Longest gap1Hits in 100 draws1');
  await user.click(numbers.getByRole('radio', { name: '2' }));
  expect(row()).toBe('Number7Draws missing0Longest gap2Hits in 100 draws1');
  const roads = within(screen.getByRole('region', { name: 'Roads' }));
  expect(roads.getAllByRole('img')).toHaveLength(2);
  // Long roads scroll, also by keyboard.
  for (const road of roads.getAllByRole('img')) expect(road).toHaveAttribute('tabindex', '0');
  await user.click(roads.getByText('As a table'));
  expect(roads.getByRole('row', { name: /009/ })).toHaveTextContent('Issue009Sum8SizeSmallParityEven');
});
