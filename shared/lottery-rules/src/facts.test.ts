import { factsOf } from './facts.ts';
import type { Family } from './families.ts';
import { parseResult } from './result-text.ts';

const facts = (family: Family, text: string) => factsOf(family, parseResult(family, text)!);

describe('factsOf', () => {
  it.each([
    ['ssc', '5,4,3,2,8', 22, 'small', 'even', 'tiger'],
    ['ssc', '9,9,3,0,2', 23, 'big', 'odd', 'dragon'],
    ['ssc', '4,0,0,0,4', 8, 'small', 'even', 'tie'],
    ['11x5', '01,03,05,10,11', 30, 'push', 'even', 'tiger'],
    ['11x5', '11,10,04,05,01', 31, 'big', 'odd', 'dragon'],
    ['k3', '2,3,5', 10, 'small', 'even', null],
    ['k3', '2,3,6', 11, 'big', 'odd', null],
    ['pk10', '08,04,01,02,03,05,06,07,09,10', 12, 'big', 'even', 'tiger'],
    ['pk10', '10,01,02,03,04,05,06,07,08,09', 11, 'small', 'odd', 'dragon'],
    ['marksix', '10,20,30,35,40,20|01', undefined, undefined, undefined, undefined],
    ['pick3', '9,4,1', 14, 'big', 'even', 'dragon'],
  ] as const)('%s %s', (family, text, sum, size, parity, dragonTiger) => {
    if (sum === undefined) expect(parseResult(family, text)).toBeNull();
    else expect(facts(family, text)).toEqual({ sum, size, parity, dragonTiger });
  });

  it('sums all seven balls of the Mark Six', () => {
    expect(facts('marksix', '10,20,30,35,39,40|01')).toMatchObject({ sum: 175, size: 'big', parity: 'odd' });
  });

  it('has none for lists of prizes', () => {
    expect(facts('lao', '123456')).toBeNull();
  });
});
