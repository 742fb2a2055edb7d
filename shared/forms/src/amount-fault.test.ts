import { amountFault } from './amount-fault.ts';

const dong = { min: '10000', max: '5000000' };

describe('a typed amount', () => {
  it.each([
    ['', 2, {}, 'empty'],
    ['  ', 2, {}, 'empty'],
    ['12.34', 2, {}, null],
    ['12.345', 2, {}, 'format'],
    ['12.345', 3, {}, null],
    ['twelve', 2, {}, 'format'],
    ['0', 2, {}, 'range'],
    ['0.00', 2, {}, 'range'],
    ['50000', 0, dong, null],
    ['50.000.000', 0, dong, 'range'],
    ['50000.5', 0, dong, 'format'],
    ['9999', 0, dong, 'range'],
    ['600', 2, { min: '100', max: '5000', available: '50000' }, 'funds'],
    ['100', 2, { min: '100', max: '5000', available: '50000' }, 'range'],
  ] as const)('"%s" with %d digits: %o is %s', (text, fractionDigits, bounds, fault) =>
    expect(amountFault(text, fractionDigits, bounds)).toBe(fault),
  );
});
