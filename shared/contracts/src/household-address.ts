/** The IPv4 form of an address that arrived over an IPv6 socket (`::ffff:203.0.113.7`). */
export const plainAddress = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

/**
 * The part of an address that is constant for one household: all of IPv4, the first half (/64) of IPv6. An IPv6
 * household has all the addresses of its half, so limits and known addresses go by this.
 */
export function addressOf(ip: string): string {
  const [plain = ''] = plainAddress(ip).split('%');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - before!.length - after!.length;
  const groups = [...before!, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after!];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
