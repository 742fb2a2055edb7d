import { BlockList, isIP, isIPv6 } from 'node:net';

/** The IPv4 form of an address that arrived over an IPv6 socket (`::ffff:203.0.113.7`). */
export const plainAddress = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

export function isLoopback(ip: string): boolean {
  return isWithin(ip, '127.0.0.0/8') || isWithin(ip, '::1');
}

/**
 * Whether an address is in a block (`203.0.113.0/24`, `2001:db8::/32`) or is the given address. An invalid block
 * contains nothing.
 */
export function isWithin(address: string, block: string): boolean {
  const ip = plainAddress(address);
  const [base = '', bits] = block.split('/');
  const [family, most] = isIP(base) === 4 ? (['ipv4', 32] as const) : (['ipv6', 128] as const);
  const prefix = bits === undefined ? most : Number(bits);
  if (isIP(ip) === 0 || isIP(ip) !== isIP(base) || !Number.isInteger(prefix) || prefix < 0 || prefix > most)
    return false;
  const list = new BlockList();
  list.addSubnet(base, prefix, family);
  return list.check(ip, family);
}

/**
 * The part of an address that is constant for one household: all of IPv4, the first half (/64) of IPv6. An IPv6
 * household has all the addresses of its half, so limits and known addresses go by this.
 */
export function addressOf(ip: string): string {
  const [plain = ''] = plainAddress(ip).split('%');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - before!.length - after!.length;
  const groups = [...before!, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after!];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
