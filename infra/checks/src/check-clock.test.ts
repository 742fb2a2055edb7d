import { checkClock } from './check-clock.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);

it.each(['export const at = () => new Date();\n', 'export const at = () => Date.now();\n'])(
  '[SY-01] finds a clock beside the one of all records: %s',
  (text) => {
    const tree = plantTree({ 'infra/gateway/src/payments/stamp.ts': text });
    expect(checkClock.run(tree)).toEqual([expect.stringContaining('payments/stamp.ts reads a clock of its own')]);
  },
);

it('[SY-01] lets given times be read, and asks for no exception that nothing needs', () => {
  const kept = 'infra/gateway/src/platform/metrics.ts';
  expect(
    checkClock.run(plantTree({ 'infra/gateway/src/a.ts': 'new Date(row.at);\n', [kept]: 'Date.now();\n' })),
  ).toEqual([]);
  expect(checkClock.run(plantTree({ [kept]: 'clock.now();\n' }))).toEqual([
    expect.stringContaining('needs no exception'),
  ]);
});
