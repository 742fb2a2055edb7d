import {
  type BeaconChain,
  BEACON_SCHEME,
  missingDeadlineMs,
  PUBLIC_NETWORKS,
  roundAfter,
  roundAfterFreeze,
  roundAfterMissing,
  roundAfterMoves,
  roundTimeMs,
} from './beacon-rounds.ts';
import { chainHashOf } from './chain-hash.ts';
import { verifyBeacon } from './verify-beacon.ts';

/** drand's quicknet, as its `/info` describes it. */
const QUICKNET: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  periodSeconds: 3,
  genesisSeconds: 1_692_803_367,
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  schemeId: BEACON_SCHEME,
  beaconId: 'quicknet',
};
/** Its round 1000. */
const SIGNATURE = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';

it('[10-28] verifies a value of drand and refuses it for another round, key or signature', () => {
  expect(verifyBeacon(QUICKNET.publicKey, 1_000, SIGNATURE)).toBe(true);
  expect(verifyBeacon(QUICKNET.publicKey, 1_001, SIGNATURE)).toBe(false);
  expect(() => verifyBeacon(QUICKNET.publicKey, 1_000, SIGNATURE.replace('b4', 'b5'))).toThrow();
});

it('computes the hash that names a chain', () => {
  expect(chainHashOf(QUICKNET)).toBe(QUICKNET.hash);
  expect(PUBLIC_NETWORKS[QUICKNET.hash]).toBe('drand quicknet');
  expect(chainHashOf({ ...QUICKNET, periodSeconds: 30 })).not.toBe(QUICKNET.hash);
});

it('finds the first round after an instant, never one at it', () => {
  const at = roundTimeMs(QUICKNET, 500);
  expect(at).toBe((1_692_803_367 + 499 * 3) * 1000);
  expect(roundAfter(QUICKNET, at - 1)).toBe(500);
  expect(roundAfter(QUICKNET, at)).toBe(501);
  expect(roundAfter(QUICKNET, at + 2_999)).toBe(501);
  expect(roundAfter(QUICKNET, 0)).toBe(1);
});

describe('the declared rounds', () => {
  const planned = 500;
  const early = roundTimeMs(QUICKNET, planned) - 1_000;
  const late = roundTimeMs(QUICKNET, planned) + 1;

  it('stay as planned without moves', () => {
    expect(roundAfterMoves(QUICKNET, planned, early, [])).toBe(planned);
  });

  it('[10-28] follow a late freeze and each missing value by rule', () => {
    const afterFreeze = roundAfterFreeze(QUICKNET, late);
    const first = { from: planned, to: afterFreeze, reason: 'frozen-late' } as const;
    expect(roundAfterMoves(QUICKNET, planned, late, [first])).toBe(afterFreeze);
    const second = {
      from: afterFreeze,
      to: roundAfterMissing(QUICKNET, afterFreeze, 0),
      reason: 'value-missing',
    } as const;
    const third = { from: second.to, to: roundAfterMissing(QUICKNET, second.to, 1), reason: 'value-missing' } as const;
    expect(roundAfterMoves(QUICKNET, planned, late, [first, second, third])).toBe(third.to);
    expect(roundTimeMs(QUICKNET, third.to)).toBeGreaterThan(missingDeadlineMs(QUICKNET, second.to, 1));
  });

  it('[10-28] refuse a move that no rule gives', () => {
    const to = roundAfterFreeze(QUICKNET, late);
    expect(roundAfterMoves(QUICKNET, planned, early, [{ from: planned, to, reason: 'frozen-late' }])).toBeNull();
    expect(roundAfterMoves(QUICKNET, planned, late, [{ from: planned, to: to + 1, reason: 'frozen-late' }])).toBeNull();
    expect(
      roundAfterMoves(QUICKNET, planned, early, [{ from: planned, to: planned + 1, reason: 'value-missing' }]),
    ).toBeNull();
    expect(roundAfterMoves(QUICKNET, planned, late, [{ from: 499, to, reason: 'frozen-late' }])).toBeNull();
  });

  it('wait longer after each missing value, and an hour at most', () => {
    const waits = [0, 1, 2, 20].map((moves) => missingDeadlineMs(QUICKNET, 500, moves) - roundTimeMs(QUICKNET, 500));
    expect(waits).toEqual([30_000, 60_000, 120_000, 3_600_000]);
  });
});
