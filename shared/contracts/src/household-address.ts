/** The IPv4 form of an address that arrived over an IPv6 socket (`::ffff:203.0.113.7`). */
export const plainAddress = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

/**
 * The part of an address that is constant for one household: all of IPv4, the first half (/64) of IPv6. An IPv6
 * household has all the addresses of its half, so limits and known addresses go by this.
 */
export const addressOf = (ip: string): string => prefixOf(ip, 4);

/**
 * The part of an address that one customer of a network can hold: all of IPv4, a /48 of IPv6, which providers and tunnels
 * give to anybody and which has 65,536 households. What must not be said by one person in many names goes by this.
 */
export const networkOf = (ip: string): string => prefixOf(ip, 3);

function prefixOf(ip: string, length: number): string {
  const [plain = ''] = plainAddress(ip).split('%');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - before!.length - after!.length;
  const groups = [...before!, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after!];
  return `${groups
    .slice(0, length)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${length * 16}`;
}
