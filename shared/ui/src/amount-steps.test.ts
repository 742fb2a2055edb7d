import fc from 'fast-check';
import { stepAmount } from './amount-steps.ts';

const format = (minor: bigint) => {
  const digits = String(minor).padStart(3, '0');
  return `P ${BigInt(digits.slice(0, -2)).toLocaleString('en-US')}.${digits.slice(-2)}`;
};

describe('stepAmount', () => {
  it('counts within the format of the amounts', () => {
    expect(stepAmount('P 1,000.00', 'P 2,000.00', 0.5)).toBe('P 1,500.00');
    expect(stepAmount('P 999.90', 'P 1,000.10', 0.5)).toBe('P 1,000.00');
    expect(stepAmount('P 0.10', 'P 0.30', 0.5)).toBe('P 0.20');
  });

  it('goes straight to the new text when the two cannot be compared', () => {
    expect(stepAmount('***', 'P 12.00', 0.5)).toBe('P 12.00');
    expect(stepAmount('P 12.00', '***', 0.5)).toBe('***');
    expect(stepAmount('P 12.00', '$ 12.50', 0.5)).toBe('$ 12.50');
  });

  it('stays between the two, is formatted as an amount, and ends on the new text', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 18n });
    fc.assert(
      fc.property(amount, amount, fc.double({ min: 0, max: 0.999, noNaN: true }), (from, to, part) => {
        const shown = stepAmount(format(from), format(to), part);
        const minor = BigInt(shown.replace(/\D/g, ''));
        const [low, high] = from < to ? [from, to] : [to, from];
        expect(minor >= low && minor <= high).toBe(true);
        expect(shown).toBe(format(minor));
        expect(stepAmount(format(from), format(to), 1)).toBe(format(to));
      }),
    );
  });
});
