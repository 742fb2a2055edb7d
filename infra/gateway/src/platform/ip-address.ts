import { BlockList, isIP } from 'node:net';
import { plainAddress } from '@atrium/contracts/household-address';

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
