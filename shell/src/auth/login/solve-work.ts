import type { ProofOfWork, SolvedWork } from '@atrium/contracts/verification';

/** Searches the number that solves an ALTCHA challenge; undefined when there is none or the search is aborted. */
export async function solveWork(
  { algorithm, challenge, maxnumber, salt, signature }: ProofOfWork,
  signal?: AbortSignal,
): Promise<SolvedWork | undefined> {
  const encoder = new TextEncoder();
  for (let number = 0; number <= maxnumber && !signal?.aborted; number += 1) {
    const hash = await crypto.subtle.digest(algorithm, encoder.encode(salt + number));
    if (hexOf(hash) === challenge) return { algorithm, challenge, number, salt, signature };
  }
  return undefined;
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
