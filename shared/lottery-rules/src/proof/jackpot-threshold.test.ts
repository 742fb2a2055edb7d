import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { jackpotCommitment, jackpotThreshold } from './jackpot-threshold.ts';

const TERMS = {
  id: 'grand',
  number: 3,
  currency: 'PHP',
  seed: '10000',
  mustHitBy: '20000',
  contributionPpm: 5000,
  nextPercent: 20,
};
const NAME = 'jackpot|grand|3|PHP|10000|20000|5000|20|';
const secretOf = (byte: number) => new Uint8Array(32).fill(byte);

it('[11-27] the commitment and the threshold are what any other implementation of the rule computes', () => {
  const secret = secretOf(7);
  expect(jackpotCommitment(TERMS, secret)).toBe(createHash('sha256').update(NAME).update(secret).digest('hex'));
  const drawn = BigInt(`0x${createHmac('sha256', secret).update(NAME).digest('hex')}`);
  expect(jackpotThreshold(TERMS, secret)).toBe(10_001n + (drawn * 10_000n) / 2n ** 256n);
});

it('[11-27] [GM-13] the games that feed it are part of the commitment, in any order', () => {
  const committed = (scope: { vassalage: string; gameIds: string[] | null } | null) =>
    jackpotCommitment({ ...TERMS, scope }, secretOf(7));
  const hashOf = (name: string) => createHash('sha256').update(name).update(secretOf(7)).digest('hex');
  expect(committed({ vassalage: 'CPL', gameIds: ['b-2', 'a-1'] })).toBe(hashOf(`${NAME}CPL:a-1,b-2|`));
  expect(committed({ vassalage: 'CPL', gameIds: null })).toBe(hashOf(`${NAME}CPL:*|`));
  expect(committed(null)).toBe(hashOf(NAME));
});

it('[11-27] [GM-13] drops above the seed and at most at its bound, and another term is another commitment', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.bigInt(1n, 10n ** 12n),
      fc.bigInt(1n, 10n ** 12n),
      (secret, seed, span) => {
        const terms = { ...TERMS, seed: String(seed), mustHitBy: String(seed + span) };
        const threshold = jackpotThreshold(terms, secret);
        expect(threshold > seed && threshold <= seed + span).toBe(true);
        expect(jackpotCommitment(terms, secret)).not.toBe(
          jackpotCommitment({ ...terms, mustHitBy: String(seed + span + 1n) }, secret),
        );
      },
    ),
    { numRuns: 100 },
  );
});

it('[11-27] every tenth of the span is hit about as often as another', () => {
  const tenths = new Array<number>(10).fill(0);
  for (let at = 0; at < 5_000; at += 1) {
    const secret = createHash('sha256').update(String(at)).digest();
    tenths[Number((jackpotThreshold(TERMS, secret) - 10_001n) / 1_000n)]! += 1;
  }
  // Five standard deviations of a fair draw, with secrets that never change.
  for (const count of tenths) expect(Math.abs(count - 500)).toBeLessThan(107);
});
