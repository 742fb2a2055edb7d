/** An account name as shown to others: its first two letters and its last one. The stars do not reveal its length. */
export function maskAccount(account: string): string {
  const letters = [...account];
  return letters.length < 5 ? `${letters[0]}****` : `${letters.slice(0, 2).join('')}****${letters.at(-1)}`;
}
