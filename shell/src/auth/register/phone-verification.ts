/** A provider that verifies phone numbers besides our own SMS (firebase). Resolves to a proof that the gateway checks. */
export interface PhoneVerification {
  verify(mobile: string): Promise<{ firebaseChannel: string; firebaseIdToken: string }>;
}

let provider: PhoneVerification | undefined;

/** Called by the configuration of a brand that has such a provider. */
export function providePhoneVerification(provided: PhoneVerification): void {
  provider = provided;
}

/** Step 4 of a registration: runs if a provider is configured. */
export async function verifyPhone(
  mobile: string | undefined,
): Promise<{ firebaseChannel?: string; firebaseIdToken?: string }> {
  return provider && mobile ? provider.verify(mobile) : {};
}
