import { doubles, nineteenDoors, ordersOf, triples } from './aids.ts';
import { marketPlays } from './market-plays.ts';
import { MARKET_CUTS } from '../../market-cuts.ts';
import { numbersOf } from '../testing/market-results.ts';

it('[10-09] nineteen doors are the two-digit numbers that have the digit', () => {
  for (const digit of '0123456789')
    expect(nineteenDoors(digit)).toEqual(numbersOf(2).filter((number) => number.includes(digit)));
  expect(nineteenDoors('7')).toHaveLength(19);
});

it('[10-09] a number is put in every order once', () => {
  expect(ordersOf('321')).toEqual(['123', '132', '213', '231', '312', '321']);
  expect(ordersOf('112')).toEqual(['112', '121', '211']);
  expect(ordersOf('555')).toEqual(['555']);
});

it('[10-09] doubles and triples are the numbers of one digit', () => {
  expect(doubles()).toEqual(numbersOf(2).filter((number) => new Set(number).size === 1));
  expect(triples()).toEqual(numbersOf(3).filter((number) => new Set(number).size === 1));
});

it('[10-09] what an aid gives is a valid selection', () => {
  const plays = new Map(marketPlays('thai', MARKET_CUTS.thai).map((play) => [play.code, play]));
  const parse = (code: string, numbers: string[]) => plays.get(code)!.parse(numbers.join());
  expect(parse('two-top', nineteenDoors('3'))).toEqual({ selection: [nineteenDoors('3')] });
  expect(parse('three-top', ordersOf('123'))).toEqual({ selection: [ordersOf('123')] });
  expect(parse('two-bottom', doubles())).toEqual({ selection: [doubles()] });
  expect(parse('three-top', triples())).toEqual({ selection: [triples()] });
});
