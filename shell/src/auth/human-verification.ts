import { ApiError } from '@atrium/api/api-error';

export type VerificationPurpose = 'login' | 'register' | 'sms';

/** A provider that distinguishes humans from programs. Resolves to a proof for the gateway, or to null if the visitor gave up. */
export interface HumanVerification {
  verify(purpose: VerificationPurpose): Promise<string | null>;
}

/** Accepts everybody: for brands in development, whose gateway requires no proof. */
export const developmentVerification: HumanVerification = { verify: async () => 'development' };

let provider: HumanVerification = developmentVerification;

export function provideHumanVerification(provided: HumanVerification): void {
  provider = provided;
}

/** Resolves to a proof of a human visitor; rejects when the challenge failed or was closed. */
export async function verifyHuman(purpose: VerificationPurpose): Promise<string> {
  const proof = await provider.verify(purpose);
  if (proof === null) throw new ApiError('HUMAN_VERIFICATION_FAILED');
  return proof;
}
