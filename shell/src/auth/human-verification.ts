import { ApiError } from '@atrium/api/api-error';

export type VerificationPurpose = 'login' | 'register' | 'sms';

/** Whoever tells humans from programs. Resolves to a proof for the gateway, or null when the visitor gave up. */
export interface HumanVerification {
  verify(purpose: VerificationPurpose): Promise<string | null>;
}

/** Passes everybody: for brands in development, whose gateway asks for no proof. */
export const developmentVerification: HumanVerification = { verify: async () => 'development' };

let provider: HumanVerification = developmentVerification;

export function provideHumanVerification(provided: HumanVerification): void {
  provider = provided;
}

/** A proof that a human asks; rejects when the challenge failed or was closed. */
export async function verifyHuman(purpose: VerificationPurpose): Promise<string> {
  const proof = await provider.verify(purpose);
  if (proof === null) throw new ApiError('HUMAN_VERIFICATION_FAILED');
  return proof;
}
