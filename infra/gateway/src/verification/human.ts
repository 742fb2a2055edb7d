import { Refusal } from '../platform/errors.ts';
import type { HumanVerification } from '../platform/human-verification.ts';
import { isLoopback } from '../platform/ip-address.ts';
import type { Parts } from '../platform/parts.ts';

/** The provider of a development machine: its own proof passes from anywhere, and loopback passes without any. */
export const developmentHumanVerification = (loopbackPasses: boolean): HumanVerification => ({
  passes: async (proof, ip) =>
    proof === undefined || proof === '' ? loopbackPasses && isLoopback(ip) : proof === 'development',
});

export async function requireHuman(parts: Parts, proof: string | undefined, ip: string): Promise<void> {
  if (!(await parts.human.passes(proof, ip))) throw new Refusal('HUMAN_VERIFICATION_FAILED');
}
