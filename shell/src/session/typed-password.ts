/**
 * The password typed in a login just made, while its change is asked for: only in this page's memory, never in any
 * storage. Source: 2.6-18.
 */
let typed: string | undefined;

export function keepTypedPassword(password: string | undefined): void {
  typed = password;
}
export const typedPassword = (): string | undefined => typed;
