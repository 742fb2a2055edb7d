import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALL_CALLS } from './all-calls.ts';

const CONTRACTS = dirname(fileURLToPath(import.meta.resolve('@atrium/contracts/endpoint')));
/** Calls that other servers answer, and operators' calls. */
const OTHERS = /^(registry|operator|payment-provider|seamless)/;

it('lists every call of the contracts', async () => {
  const files = readdirSync(CONTRACTS).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !OTHERS.test(file),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(join(CONTRACTS, file))));
  const names = modules
    .flatMap((module) => Object.values(module))
    .filter(
      (value): value is { name: string } =>
        typeof value === 'object' && value !== null && 'access' in value && 'reply' in value && 'path' in value,
    )
    .map(({ name }) => name);
  expect(ALL_CALLS.map(({ name }) => name).sort()).toEqual([...new Set(names)].sort());
});
