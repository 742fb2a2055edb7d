/**
 * The password of the login just made, while its change is required: kept in this page's memory, never stored.
 * Source: 2.6-18.
 */
let typed: string | undefined;

export function setTypedPassword(password: string | undefined): void {
  typed = password;
}
export const typedPassword = (): string | undefined => typed;
