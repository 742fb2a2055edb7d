import { screen } from '@testing-library/react';
import { printedOrder } from './printed-order.ts';
import { RecentDraws } from './recent-draws.tsx';
import { ResultView } from './result-view.tsx';
import { openDraws, sampleDraw, sampleLottery } from './testing.tsx';
import { drawsLocales } from './texts.ts';

const open = (Part: () => React.ReactElement) =>
  openDraws(Part, '/lottery', 'draws', drawsLocales, {
    games: () => [],
    draws: () => [sampleDraw({ issue: '009', result: '1,2,3,4,5' })],
  });

it.each([
  ['ssc', '1,2,3,4,5'],
  ['k3', '1,2,3'],
  ['marksix', '01,02,03,04,05,06|07'],
])('[10-38] the numbers of a result of %s run from left to right in every language', async (family, result) => {
  await open(() => <ResultView family={family} result={result} />);
  expect(await screen.findByRole('img')).toHaveAttribute('dir', 'ltr');
});

it('[10-38] so do those of the draws before it', async () => {
  await open(() => <RecentDraws game={sampleLottery({ code: 'SSC1', family: 'ssc' })} count={1} />);
  expect(await screen.findByText('1 2 3 4 5')).toHaveAttribute('dir', 'ltr');
});

it('[10-38] numbers inside a sentence keep their order where it runs from right to left', () => {
  expect(printedOrder('1 2 3', 'ar')).toBe('\u20661 2 3\u2069');
  expect(printedOrder('1 2 3', 'en')).toBe('1 2 3');
});
