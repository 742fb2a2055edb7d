import type { ProofPurpose, Proofs, ProofWay } from '@atrium/contracts/member-proof';
import { passkeyProofOptions } from '@atrium/contracts/passkeys';
import { host } from '@atrium/host';
import { canUsePasskeys, signWithPasskey } from '@atrium/host/passkey';

/** The ways that work in this browser: without passkeys another one, where the member has one. */
export function usableProofs(proofs: Proofs): Proofs {
  const others = proofs.filter(({ way }) => way !== 'passkey');
  return canUsePasskeys() || others.length === 0 ? proofs : others;
}

/** The proof as the gateway reads it: what was typed, or what the member's passkey signs now. Rejects with `ApiError`. */
export async function proofOf(
  { way, answer }: { way: ProofWay; answer: string },
  purpose: ProofPurpose,
): Promise<{ way: ProofWay; answer: string }> {
  if (way !== 'passkey') return { way, answer };
  const signed = await signWithPasskey(host().api.call(passkeyProofOptions, { body: { purpose } }));
  return { way, answer: JSON.stringify(signed) };
}
