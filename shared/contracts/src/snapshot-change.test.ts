import fc from 'fast-check';
import { canonicalJson } from './canonical-json.ts';
import type { Snapshot, SnapshotRemote } from './snapshot.ts';
import { changeBetween, type SnapshotChange, withChange } from './snapshot-change.ts';

const remote = (name: string, version: number) =>
  ({
    kind: 'module',
    name,
    version: `1.${version}.0`,
    routes: [{ path: `/${name}`, layout: 'full', group: name }],
  }) as unknown as SnapshotRemote;
const snapshot = (sequence: number, remotes: SnapshotRemote[], change: Partial<Snapshot> = {}) =>
  ({
    registryId: 'r',
    brand: 'atrium',
    sequence,
    signature: `s${sequence}`,
    keyId: 'k',
    remotes,
    ...change,
  }) as Snapshot;
/** As it arrives over a stream. */
const sent = (change: SnapshotChange | undefined) => JSON.parse(JSON.stringify(change)) as SnapshotChange;

const remotes = fc
  .uniqueArray(fc.tuple(fc.constantFrom('slots', 'live', 'fish', 'pvp', 'sports'), fc.nat({ max: 2 })), {
    selector: ([name]) => name,
  })
  .map((all) => all.map(([name, version]) => remote(name, version)));

it('[13-17] any snapshot is the one before with its change, whatever was added, removed, replaced or moved', () => {
  fc.assert(
    fc.property(remotes, remotes, fc.nat(), (before, after, later) => {
      const [first, second] = [snapshot(7, before), snapshot(8 + later, after, { unknown: later } as object)];
      const change = sent(changeBetween(first, second));
      expect(canonicalJson(withChange(first, change))).toBe(canonicalJson(second));
      const same = new Set(before.map((one) => canonicalJson(one)));
      expect(change.remotes).toEqual(after.filter((one) => !same.has(canonicalJson(one))));
    }),
  );
});

it('[13-17] is a whole snapshot after another registry or brand, and at the first', () => {
  const next = snapshot(8, []);
  for (const before of [undefined, snapshot(7, [], { registryId: 'q' }), snapshot(7, [], { brand: 'quayside' })])
    expect(changeBetween(before, next)).toBeUndefined();
});

it('[13-17] does not apply to another snapshot than its base, nor without a remote that it leaves out', () => {
  const [first, second] = [
    snapshot(7, [remote('slots', 1), remote('live', 1)]),
    snapshot(8, [remote('slots', 2), remote('live', 1)]),
  ];
  const change = changeBetween(first, second)!;
  expect(change.remotes).toEqual([remote('slots', 2)]);
  expect(withChange(snapshot(6, first.remotes), change)).toBeUndefined();
  expect(withChange(snapshot(7, [remote('slots', 1)]), change)).toBeUndefined();
  expect(withChange(undefined, change)).toBeUndefined();
  for (const broken of [{}, { base: 7 }, { ...change, names: 'live' }, { ...change, rest: undefined }])
    expect(withChange(first, broken as SnapshotChange)).toBeUndefined();
});
