/** Whoever verifies a phone number besides our own SMS (firebase). Resolves to what the gateway checks. */
export interface PhoneVerification {
  verify(mobile: string): Promise<{ firebaseChannel: string; firebaseIdToken: string }>;
}

let provider: PhoneVerification | undefined;

/** Called by a brand's configuration that has such a provider. */
export function providePhoneVerification(provided: PhoneVerification): void {
  provider = provided;
}

/** Step 4 of a registration: runs where a provider is configured, is skipped where none is. */
export async function verifyPhone(
  mobile: string | undefined,
): Promise<{ firebaseChannel?: string; firebaseIdToken?: string }> {
  return provider && mobile ? provider.verify(mobile) : {};
}
