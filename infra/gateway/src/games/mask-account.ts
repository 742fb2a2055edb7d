/** An account as others may see it: its first letters and its last one; the stars do not tell its length. */
export function maskAccount(account: string): string {
  const letters = [...account];
  return letters.length < 5 ? `${letters[0]}****` : `${letters.slice(0, 2).join('')}****${letters.at(-1)}`;
}
