import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ALL_CALLS } from './all-calls.ts';

const CONTRACTS = dirname(require.resolve('@atrium/contracts/endpoint'));
/** Calls that other servers answer, and operators' calls. */
const OTHERS = /^(registry|operator|payment-provider|seamless)/;

it('lists every call of the contracts', () => {
  const names = readdirSync(CONTRACTS)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !OTHERS.test(file))
    .flatMap((file) => Object.values(require(join(CONTRACTS, file)) as Record<string, unknown>))
    .filter(
      (value): value is { name: string } =>
        typeof value === 'object' && value !== null && 'access' in value && 'reply' in value && 'path' in value,
    )
    .map(({ name }) => name);
  expect(ALL_CALLS.map(({ name }) => name).sort()).toEqual([...new Set(names)].sort());
});
