import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isFamily } from '../families.ts';
import { BEACON_SCHEME, PUBLIC_NETWORKS, roundAfterMoves, roundTimeMs, SANDBOX_BEACON_ID } from './beacon-rounds.ts';
import { chainHashOf } from './chain-hash.ts';
import { chainedHash, commitmentOf, digestOf, entryOf } from './commitment.ts';
import type { DrawProof } from './draw-proof.ts';
import { EMPTY_ROOT, HASH_BYTES, leafHash, rootFromPath, wayToRoot } from './merkle.ts';
import { type DrawnNumber, explainNumbers, type NumbersInput, numbersOf, numbersOfSecret } from './numbers.ts';

export type ProofStepName = 'commitment' | 'list' | 'beacon' | 'tickets' | 'numbers' | 'ticket';

/** One step of a verification. `data` holds what was compared, for the interface's words. */
export interface ProofStep {
  readonly step: ProofStepName;
  readonly ok: boolean;
  readonly data: Readonly<Record<string, string | number>>;
}

export interface Verification {
  readonly ok: boolean;
  readonly steps: readonly ProofStep[];
}

type Outcome = Omit<ProofStep, 'step'>;
type Check = (proof: DrawProof) => Outcome | Promise<Outcome>;

/**
 * Verifies everything that a proof claims, in order:
 *
 * - `commitment`: the secret is the one whose hash was published before sales opened.
 * - `list`: that hash, with the beacon's chain and round, is an entry of the list of commitments.
 * - `beacon`: the value is the signature of the chain for the round that was fixed beforehand, or that the rules declare.
 * - `tickets`: number of tickets and Merkle root were fixed before that value was published.
 * - `numbers`: the result follows from secret, value and root.
 * - `ticket`: the ticket, where the proof has one, is among the draw's tickets.
 *
 * A part that is missing or malformed fails its step; nothing is thrown. A proof of scheme 1 has `commitment` and `numbers` only.
 */
export async function verifyDraw(proof: DrawProof): Promise<Verification> {
  if (proof.scheme === 0) return { ok: false, steps: [] };
  const checks: [ProofStepName, Check][] =
    proof.scheme === 1
      ? [
          ['commitment', checkCommitment],
          ['numbers', checkNumbersOfSecret],
        ]
      : [
          ['commitment', checkCommitment],
          ['list', checkList],
          ['beacon', checkBeacon],
          ['tickets', checkTickets],
          ['numbers', checkNumbers],
          ...(proof.ticket ? [['ticket', checkTicket] satisfies [ProofStepName, Check]] : []),
        ];
  const steps: ProofStep[] = [];
  for (const [step, check] of checks) {
    try {
      steps.push({ step, ...(await check(proof)) });
    } catch {
      steps.push({ step, ok: false, data: {} });
    }
  }
  return { ok: steps.every(({ ok }) => ok), steps };
}

const checkCommitment: Check = (proof) => {
  const computed = commitmentOf(proof, hexToBytes(proof.secret!));
  return { ok: computed === proof.commitment, data: { commitment: proof.commitment, computed } };
};

const checkList: Check = (proof) => {
  const { position, previous, hash, following, head } = proof.place!;
  const computed = chainedHash(
    previous,
    digestOf(entryOf({ ...proof, chainHash: proof.chainHash!, round: proof.round! })),
  );
  const reached = following.reduce(chainedHash, computed);
  const ok = computed === hash && reached === head.hash && position + following.length === head.position;
  return { ok, data: { position, hash, computed, head: head.hash, headPosition: head.position } };
};

const checkBeacon: Check = async (proof) => {
  const { chain, round, signature, moves } = proof.beacon!;
  const planned = proof.round!;
  const data = {
    round,
    planned,
    moves: moves.length,
    at: new Date(roundTimeMs(chain, round)).toISOString(),
    network: PUBLIC_NETWORKS[chain.hash] ?? (chain.beaconId === SANDBOX_BEACON_ID ? 'sandbox' : 'unknown'),
    chainHash: chain.hash,
  };
  const sameChain = chain.hash === proof.chainHash && chainHashOf(chain) === chain.hash;
  const fixed =
    roundTimeMs(chain, planned) > Date.parse(proof.closesAt) &&
    roundAfterMoves(chain, planned, Date.parse(proof.tickets!.frozenAt), moves) === round;
  if (!sameChain || !fixed || chain.schemeId !== BEACON_SCHEME) return { ok: false, data };
  // Loaded when it is needed: the curve's code is larger than all the rest.
  const { verifyBeacon } = await import('./verify-beacon.ts');
  return { ok: verifyBeacon(chain.publicKey, round, signature!), data };
};

const checkTickets: Check = ({ tickets, beacon, closesAt }) => {
  const { count, root, frozenAt } = tickets!;
  const frozenAtMs = Date.parse(frozenAt);
  const ok =
    Number.isSafeInteger(count) &&
    hexToBytes(root).length === HASH_BYTES &&
    (count === 0) === (root === bytesToHex(EMPTY_ROOT)) &&
    frozenAtMs >= Date.parse(closesAt) &&
    frozenAtMs < roundTimeMs(beacon!.chain, beacon!.round);
  return { ok, data: { count, root, frozenAt } };
};

/** What the numbers of a whole proof of scheme 2 follow from. Null for a family that this version does not know. */
function numbersInput({ family, gameCode, issue, secret, beacon, tickets }: DrawProof): NumbersInput | null {
  if (!isFamily(family)) return null;
  return {
    family,
    gameCode,
    issue,
    secret: hexToBytes(secret!),
    randomness: randomnessOf(beacon!.signature!),
    root: hexToBytes(tickets!.root),
  };
}

/** How the numbers of a proof came out of its bytes. Only for a proof of scheme 2 whose numbers were verified. */
export const explainDraw = (proof: DrawProof): DrawnNumber[] => explainNumbers(numbersInput(proof)!);

const checkNumbers: Check = (proof): Outcome => {
  const input = numbersInput(proof);
  if (!input) return { ok: false, data: {} };
  const { result } = proof;
  const computed = numbersOf(input);
  return { ok: computed === result, data: { result: result!, computed } };
};

const checkNumbersOfSecret = ({ family, gameCode, issue, secret, result }: DrawProof): Outcome => {
  if (!isFamily(family)) return { ok: false, data: {} };
  const computed = numbersOfSecret(family, { gameCode, issue }, hexToBytes(secret!));
  return { ok: computed === result, data: { result: result!, computed } };
};

/** A ticket's hash and its way to the fingerprint, in hex. */
export interface TicketWay {
  readonly leaf: string;
  readonly levels: readonly { readonly beside: string; readonly side: 'left' | 'right'; readonly hash: string }[];
}

/** The way of the ticket to the Merkle root. Only for a proof whose ticket was verified. */
export function explainTicket({ ticket, tickets }: DrawProof): TicketWay {
  const { text, index, path } = ticket!;
  const leaf = leafHash(utf8ToBytes(text));
  const way = wayToRoot(leaf, index, tickets!.count, path.map(hexToBytes))!;
  return {
    leaf: bytesToHex(leaf),
    levels: way.map(({ beside, side, hash }) => ({ beside: bytesToHex(beside), side, hash: bytesToHex(hash) })),
  };
}

const checkTicket: Check = ({ ticket, tickets }) => {
  const { text, index, path } = ticket!;
  const root = rootFromPath(leafHash(utf8ToBytes(text)), index, tickets!.count, path.map(hexToBytes));
  return {
    ok: root !== null && bytesToHex(root) === tickets!.root,
    data: { index: index + 1, count: tickets!.count, root: tickets!.root },
  };
};

/** A beacon's value: SHA-256 of its signature, which is hex. */
export const randomnessOf = (signature: string): Uint8Array => sha256(hexToBytes(signature));
