import { ballCounts } from './ball-counts.ts';

it('[10-39] counts how often a ball came, the extra one too, and for how many draws it has been away', () => {
  const { cameMost, away } = ballCounts(
    [
      { result: '01,02,03,04,05,06|49' },
      { result: null },
      { result: '07,02,08,09,10,49|11' },
      { result: '49,12,02,13,14,15|16' },
    ],
    3,
  );
  expect(cameMost).toEqual([
    { ball: '02', count: 3 },
    { ball: '49', count: 3 },
    { ball: '01', count: 1 },
  ]);
  // Never in three draws: away for all of them.
  expect(away).toEqual(['17', '18', '19'].map((ball) => ({ ball, count: 3 })));
});
