import { placesOf, roadOf, sumOf, trendsOf } from './trend-figures.ts';

const results = (...texts: string[]) => texts.map((text) => text.split('|').map((group) => group.split(',')));
const of = (family: 'ssc' | 'k3' | 'marksix', place: number, value: string, ...texts: string[]) =>
  trendsOf(placesOf(family)[place]!, results(...texts)).find((one) => one.value === value);

it('[10-39] a digit is counted at its place: draws missing, longest gap and hits', () => {
  expect(placesOf('ssc')).toHaveLength(5);
  const draws = ['1,0,0,0,0', '2,7,0,0,0', '7,0,0,0,0', '3,0,0,0,0', '3,0,0,0,0', '3,0,0,0,0', '7,0,0,0,0'];
  expect(of('ssc', 0, '7', ...draws)).toEqual({ value: '7', missing: 2, longest: 3, hits: 2 });
  expect(of('ssc', 1, '7', ...draws)).toEqual({ value: '7', missing: 1, longest: 5, hits: 1 });
  expect(of('ssc', 0, '9', ...draws)).toEqual({ value: '9', missing: 7, longest: 7, hits: 0 });
});

it('[10-39] balls and dice are counted wherever they come; prize tables have no trends', () => {
  expect(placesOf('marksix').map(({ values }) => values.length)).toEqual([49]);
  expect(of('marksix', 0, '05', '01,05,09,11,12,13|49', '02,03,04,06,07,08|05')).toMatchObject({ missing: 0, hits: 1 });
  expect(of('k3', 0, '6', '1,1,2', '6,6,6')).toEqual({ value: '6', missing: 1, longest: 1, hits: 1 });
  expect([placesOf('thai'), placesOf('vn-north'), placesOf('4d')]).toEqual([[], [], []]);
});

it('[10-39] the sum has a size and a parity; the exact middle has no size', () => {
  const [five, dice, order, middle] = [
    sumOf('ssc', results('3,0,5,9,8')[0]!),
    sumOf('k3', results('1,2,3')[0]!),
    sumOf('pk10', results('10,09,01,02,03,04,05,06,07,08')[0]!),
    sumOf('11x5', results('02,04,06,08,10')[0]!),
  ];
  expect(five).toEqual({ sum: 25, size: 'big', parity: 'odd' });
  expect(dice).toEqual({ sum: 6, size: 'small', parity: 'even' });
  expect(order).toEqual({ sum: 19, size: 'big', parity: 'odd' });
  expect(middle).toEqual({ sum: 30, size: null, parity: 'even' });
});

it('[10-39] a road starts a column at each change and bends at its sixth bead', () => {
  const at = (text: string) => roadOf([...text]).map(({ column, row }) => `${column}${row}`);
  expect(at('aab')).toEqual(['00', '01', '10']);
  expect(at('aaaaaaaa')).toEqual(['00', '01', '02', '03', '04', '05', '15', '25']);
  expect(at('aaaaaaab')).toEqual(['00', '01', '02', '03', '04', '05', '15', '10']);
});
