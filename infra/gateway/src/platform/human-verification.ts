/** Checks the proof that the human-verification provider (geetest) gave the browser. */
export interface HumanVerification {
  passes(proof: string | undefined, ip: string): Promise<boolean>;
}
