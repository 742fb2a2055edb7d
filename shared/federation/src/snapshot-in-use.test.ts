import type { Snapshot } from '@atrium/contracts/snapshot';
import { changeBetween, type SnapshotChange } from '@atrium/contracts/snapshot-change';
import { createSnapshotInUse } from './snapshot-in-use.ts';
import { DEN, den, keys, kinds, maintenance, settled, signed, start } from './testing/den.ts';

const yard = (version: string) => den(version, { name: 'yard' });
const next = (now: Snapshot, ...remotes: Snapshot['remotes']) => {
  const snapshot = signed(remotes);
  return { snapshot, change: changeBetween(now, snapshot)! };
};

function follow(first: Snapshot, fetchSnapshot?: () => Promise<unknown>) {
  const used: number[] = [];
  const refused: string[] = [];
  const inUse = createSnapshotInUse(
    { snapshot: first, keys, ...(fetchSnapshot && { fetchSnapshot }) },
    { used: ({ sequence }) => void used.push(sequence), refused: (cause) => void refused.push(cause) },
  );
  return { ...inUse, used, refused };
}

it('[13-17] a page follows the part of one remote, under the signature over the whole', async () => {
  const page = start([den('1.0.0'), yard('1.0.0')]);
  page.federation.mount('den', DEN);
  await page.federation.open('den', DEN);
  const { snapshot, change } = next(page.federation.snapshot()!, den('2.0.0'), yard('1.0.0'));
  expect(change.remotes.map(({ name }) => name)).toEqual(['den']);
  expect(await page.federation.applyChange(change)).toBe('applied');
  await settled();
  expect(page.federation.state('den', DEN)).toMatchObject({ status: 'ready', version: '2.0.0' });
  expect(page.federation.snapshot()).toEqual(snapshot);
  expect(kinds(page.reports)).toEqual(['swap-ready', 'swapped']);
});

it('[13-17] changes in quick succession are applied in their order, although each takes time to verify', async () => {
  const page = follow(signed([den('1.0.0')]));
  const one = next(page.current()!, den('2.0.0'));
  const two = next(one.snapshot, maintenance('Oiling.'));
  expect(await Promise.all([page.applyChange(one.change), page.applyChange(two.change)])).toEqual([
    'applied',
    'applied',
  ]);
  expect(page.used).toEqual([one.snapshot.sequence, two.snapshot.sequence]);
});

it.each<[string, (change: SnapshotChange) => SnapshotChange]>([
  ['an altered remote', (change) => ({ ...change, remotes: [den('6.6.6')] })],
  ['a remote that is left out', (change) => ({ ...change, names: ['den'] })],
  ['the field of another snapshot', (change) => ({ ...change, rest: { ...change.rest, issuedAt: '2020-01-01' } })],
])('[13-17] %s breaks the signature: the whole snapshot is fetched, or nothing changes', async (_, alter) => {
  const first = signed([den('1.0.0'), yard('1.0.0')]);
  const { snapshot, change } = next(first, den('2.0.0'), yard('1.0.0'));
  const helpless = follow(first);
  expect(await helpless.applyChange(alter(change))).toBe('refused');
  expect([helpless.current(), helpless.refused]).toEqual([first, ['bad-signature']]);
  const helped = follow(first, async () => snapshot);
  expect(await helped.applyChange(alter(change))).toBe('applied');
  expect([helped.current(), helped.refused]).toEqual([snapshot, []]);
});

it('[13-17] a page that missed a change fetches the whole snapshot, and one that is ahead fetches nothing', async () => {
  const first = signed([den('1.0.0')]);
  const one = next(first, den('2.0.0'));
  const two = next(one.snapshot, den('3.0.0'));
  const fetched = jest.fn(async () => two.snapshot);
  const behind = follow(first, fetched);
  expect(await behind.applyChange(two.change)).toBe('applied');
  expect([behind.current(), fetched.mock.calls.length]).toEqual([two.snapshot, 1]);
  expect(await behind.applyChange(one.change)).toBe('older');
  expect(await behind.applyChange(two.change)).toBe('older');
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('[13-17] goes on with the next change after a fetch that failed', async () => {
  const first = signed([den('1.0.0')]);
  const one = next(first, den('2.0.0'));
  const page = follow(first, () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(page.applyChange({ ...one.change, base: 0 })).rejects.toThrow('Failed to fetch');
  expect(await page.applyChange(one.change)).toBe('applied');
});
