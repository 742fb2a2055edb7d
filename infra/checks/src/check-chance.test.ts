import { checkChance } from './check-chance.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);

it.each([
  ['a draw', 'infra/gateway/src/lottery/draws/pick.ts'],
  ['a round of a game', 'infra/sandbox-vendor/src/mechanics/slot/spin.ts'],
  ['a secret of the registry', 'infra/registry/src/console/sessions.ts'],
])('[RN-01] finds a predictable generator in %s', (_what, file) => {
  const tree = plantTree({ [file]: 'export const pick = () => Math.floor(Math.random() * 6);\n' });
  expect(checkChance.run(tree)).toEqual([expect.stringContaining(`${file} uses Math.random`)]);
});

it('[RN-01] lets a pause be random, and asks for no exception that nothing needs', () => {
  const file = 'infra/gateway/src/platform/rate-limit.ts';
  expect(checkChance.run(plantTree({ [file]: 'if (Math.random() < 0.001) purge();\n' }))).toEqual([]);
  expect(checkChance.run(plantTree({ [file]: 'purge();\n' }))).toEqual([expect.stringContaining('needs no exception')]);
});
