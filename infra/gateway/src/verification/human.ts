import { Refusal } from '../platform/errors.ts';
import { isLoopback } from '../platform/ip-address.ts';
import type { Parts } from '../platform/parts.ts';

/** Checks the proof that the human-verification provider (geetest) gave the browser. */
export interface HumanVerification {
  passes(proof: string | undefined, ip: string): Promise<boolean>;
}

/** The provider of a development machine: its own proof passes from anywhere, and loopback passes without any. */
export const developmentHumanVerification = (loopbackPasses: boolean): HumanVerification => ({
  passes: async (proof, ip) =>
    proof === undefined || proof === '' ? loopbackPasses && isLoopback(ip) : proof === 'development',
});

export async function requireHuman(parts: Parts, proof: string | undefined, ip: string): Promise<void> {
  if (!(await parts.human.passes(proof, ip))) throw new Refusal('HUMAN_VERIFICATION_FAILED');
}
