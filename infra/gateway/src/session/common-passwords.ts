import { Refusal } from '../platform/errors.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** The 49,233 most common passwords of public breaches, in lower case; read when the first password is set. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Refuses a password that many people have, since guesses begin with those. Source: OWASP ASVS 2.1.7. */
export async function refuseCommonPassword(password: string): Promise<void> {
  common ??= commonPasswords();
  if ((await common).has(password.toLowerCase())) throw new Refusal('PASSWORD_COMMON');
}
