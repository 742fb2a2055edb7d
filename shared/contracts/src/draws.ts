import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { DrawState } from './lottery.ts';
import { Instant, QueryNumber } from './money.ts';

const Hex = v.pipe(v.string(), v.regex(/^([0-9a-f]{2})*$/));
const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A chain of beacon values, as drand's `/info` describes it. */
const BeaconChain = v.object({
  hash: Hash,
  publicKey: Hex,
  periodSeconds: Whole,
  genesisSeconds: Whole,
  groupHash: Hex,
  schemeId: v.string(),
  beaconId: v.string(),
});

/** The head of the list of commitments: its last position, counted from 1, and the hash there. */
const ListHead = v.object({ position: Whole, hash: Hash });

/**
 * Everything public about a draw, for `verifyDraw` of @atrium/lottery-rules. Parts that are not public yet are null. `place` holds the
 * entry's place in the list of commitments, with the digests of the entries that lead to `head`. `ticket` is one ticket with its way
 * to the Merkle root. A draw of scheme 1 has commitment, secret and result only; nobody could bet on it. The
 * result of scheme 0 is made outside: there is nothing to verify.
 */
export const DrawProof = v.object({
  scheme: v.picklist([0, 1, 2]),
  gameCode: v.string(),
  issue: v.string(),
  family: v.string(),
  state: DrawState,
  closesAt: Instant,
  drawsAt: Instant,
  commitment: v.union([Hash, v.literal('')]),
  chainHash: v.nullable(Hash),
  round: v.nullable(Whole),
  place: v.nullable(
    v.object({
      position: Whole,
      previous: Hash,
      hash: Hash,
      committedAt: Instant,
      following: v.array(Hash),
      head: ListHead,
    }),
  ),
  tickets: v.nullable(v.object({ count: Whole, root: Hash, frozenAt: Instant })),
  beacon: v.nullable(
    v.object({
      chain: BeaconChain,
      round: Whole,
      signature: v.nullable(Hex),
      moves: v.array(v.object({ from: Whole, to: Whole, reason: v.picklist(['frozen-late', 'value-missing']) })),
    }),
  ),
  secret: v.nullable(Hash),
  result: v.nullable(v.string()),
  ticket: v.optional(v.nullable(v.object({ text: v.string(), index: Whole, path: v.array(Hash) }))),
});
export type DrawProof = v.InferOutput<typeof DrawProof>;

/** What is public about a draw: before its sales the commitment, after its close the tickets' root, after it everything. */
export const drawProof = endpoint({
  name: 'lottery.drawProof',
  method: 'GET',
  path: '/lgw/draws/proof',
  access: 'none',
  summary: 'The proof of a draw.',
  source: '10-27, 10-29',
  query: v.object({ gameCode: v.string(), issue: v.string() }),
  reply: DrawProof,
  errors: ['NOT_FOUND'],
});

/** The proof of an own ticket's draw with the ticket in it; `ticket` is null before the draw's close. */
export const ticketProof = endpoint({
  name: 'lottery.ticketProof',
  method: 'GET',
  path: '/lgw/bets/:number/proof',
  access: 'token',
  summary: 'The proof of an own ticket and its draw.',
  source: '10-29',
  params: v.object({ number: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  reply: DrawProof,
  errors: ['NOT_FOUND'],
});

/** The list of commitments from a position on. `hash` = SHA-256(hash before ‖ SHA-256(entry)); 64 zeros come before the first. */
export const commitments = endpoint({
  name: 'lottery.commitments',
  method: 'GET',
  path: '/lgw/draws/commitments',
  access: 'none',
  summary: 'The list of commitments and its head.',
  source: '10-26',
  query: v.object({
    after: v.optional(v.pipe(QueryNumber, v.safeInteger(), v.minValue(0)), 0),
    count: v.optional(v.pipe(QueryNumber, v.minValue(0), v.maxValue(1_000)), 100),
  }),
  reply: v.object({
    head: ListHead,
    entries: v.array(v.object({ position: Whole, entry: v.string(), hash: Hash, committedAt: Instant })),
  }),
  errors: [],
});
