/** The words of a name without accents, in alphabetical order: the order of given and family name differs by form. */
export function normalName(name: string): string | undefined {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.length > 0 ? words.sort().join(' ') : undefined;
}
