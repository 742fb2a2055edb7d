import { createHash, randomBytes } from 'node:crypto';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Family } from '../families.ts';
import { roundTimeMs } from './beacon-rounds.ts';
import { commitmentOf, digestOf } from './commitment.ts';
import type { DrawProof } from './draw-proof.ts';
import { rootOf } from './merkle.ts';
import { numbersOf, numbersOfSecret } from './numbers.ts';
import { chain, honestProof, sign } from './testing/honest-proof.ts';
import { explainDraw, verifyDraw } from './verify-draw.ts';

const failedSteps = async (proof: DrawProof): Promise<string[]> =>
  (await verifyDraw(proof)).steps.filter(({ ok }) => !ok).map(({ step }) => step);
const bent = (hex: string): string => (hex[0] === 'a' ? 'b' : 'a') + hex.slice(1);

it('[10-29] confirms an honest draw step by step, with its ticket', async () => {
  const { ok, steps } = await verifyDraw(honestProof());
  expect(steps.map(({ step }) => step)).toEqual(['commitment', 'list', 'beacon', 'tickets', 'numbers', 'ticket']);
  expect(steps.filter((step) => !step.ok)).toEqual([]);
  expect(ok).toBe(true);
  expect((await verifyDraw(honestProof(0))).ok).toBe(true);
});

it('[10-29] explains which figures of the stream gave which number, and which were thrown away', () => {
  const digits = honestProof();
  const result = digits.result!.split(',');
  const drawn = explainDraw(digits);
  expect(drawn.map(({ number }) => number)).toEqual(result);
  for (const { number, read } of drawn) {
    expect(read.map(({ isKept }) => isKept)).toEqual(read.map((_, at) => at === read.length - 1));
    expect(read.every(({ value, isKept }) => isKept === value < 250)).toBe(true);
    expect(String(read.at(-1)!.value % 10)).toBe(number);
  }
  // Of a drum, in the order of the draw: the remainder counts to one of those that are left.
  const balls = explainDraw({ ...digits, family: 'marksix' });
  expect(balls.map(({ read }) => read[0]!.below)).toEqual([49, 48, 47, 46, 45, 44, 43]);
  const drum = Array.from({ length: 49 }, (_, index) => String(index + 1).padStart(2, '0'));
  for (const { number, read } of balls) {
    const { value, below } = read.at(-1)!;
    expect(drum.splice(value % below, 1)).toEqual([number]);
  }
});

it('[10-29] finds a change of any part, at the step that it breaks', async () => {
  const honest = honestProof();
  const { place, tickets, beacon, ticket } = honest as Required<{
    [K in keyof DrawProof]: NonNullable<DrawProof[K]>;
  }>;
  const changes: [step: string, change: Partial<DrawProof>][] = [
    ['commitment', { secret: bent(honest.secret!) }],
    ['commitment', { secret: null }],
    ['commitment', { commitment: bent(honest.commitment) }],
    ['list', { place: { ...place, hash: bent(place.hash) } }],
    ['list', { place: { ...place, following: [digestOf('forged'), place.following[1]!] } }],
    ['list', { place: { ...place, position: 2 } }],
    ['list', { drawsAt: '2026-11-21T08:02:00.000Z' }],
    ['list', { round: honest.round! + 1 }],
    ['beacon', { beacon: { ...beacon, signature: sign(beacon.round + 1) } }],
    ['beacon', { beacon: { ...beacon, round: beacon.round + 1, signature: sign(beacon.round + 1) } }],
    ['beacon', { beacon: { ...beacon, signature: null } }],
    ['beacon', { beacon: { ...beacon, chain: { ...chain, publicKey: bent(chain.publicKey) } } }],
    [
      'beacon',
      {
        beacon: {
          ...beacon,
          round: beacon.round + 1,
          signature: sign(beacon.round + 1),
          moves: [{ from: beacon.round, to: beacon.round + 1, reason: 'value-missing' }],
        },
      },
    ],
    ['tickets', { tickets: { ...tickets, count: 0 } }],
    ['tickets', { tickets: { ...tickets, frozenAt: new Date(roundTimeMs(chain, beacon.round)).toISOString() } }],
    ['numbers', { result: honest.result!.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10)) }],
    ['numbers', { tickets: { ...tickets, root: bytesToHex(rootOf([hexToBytes(tickets.root)])).replace(/^../, '00') } }],
    ['numbers', { family: 'nothing' }],
    ['ticket', { ticket: { ...ticket, text: 'ticket 33' } }],
    ['ticket', { ticket: { ...ticket, index: 2 } }],
    ['ticket', { ticket: { ...ticket, path: ticket.path.slice(1) } }],
  ];
  for (const [step, change] of changes) {
    expect([step, Object.keys(change), await failedSteps({ ...honest, ...change })]).toEqual([
      step,
      Object.keys(change),
      expect.arrayContaining([step]),
    ]);
  }
});

it('[10-28] takes numbers from the secret, the value, the tickets and the name alike', () => {
  const input = {
    family: 'vn-north' as Family,
    gameCode: 'MB',
    issue: '20261121',
    secret: randomBytes(32),
    randomness: randomBytes(32),
    root: randomBytes(32),
  };
  const result = numbersOf(input);
  expect(numbersOf({ ...input })).toBe(result);
  for (const part of ['secret', 'randomness', 'root'] as const)
    expect(numbersOf({ ...input, [part]: createHash('sha256').update(input[part]).digest() })).not.toBe(result);
  expect(numbersOf({ ...input, issue: '20261122' })).not.toBe(result);
});

it('verifies a draw of scheme 1 by its commitment and numbers alone', async () => {
  const name = { gameCode: 'SSC1', issue: '20261120-001' };
  const secret = randomBytes(32);
  const nothing = { chainHash: null, round: null, place: null, tickets: null, beacon: null };
  const proof: DrawProof = {
    ...honestProof(),
    ...name,
    ...nothing,
    scheme: 1,
    commitment: commitmentOf(name, secret),
    secret: bytesToHex(secret),
    result: numbersOfSecret('ssc', name, secret),
    ticket: null,
  };
  expect((await verifyDraw(proof)).steps.map(({ step, ok }) => [step, ok])).toEqual([
    ['commitment', true],
    ['numbers', true],
  ]);
  expect(await failedSteps({ ...proof, result: '0,0,0,0,x' })).toEqual(['numbers']);
  expect(await verifyDraw({ ...proof, scheme: 0 })).toEqual({ ok: false, steps: [] });
});
