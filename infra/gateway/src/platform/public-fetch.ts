import { lookup as resolve } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT_MS = 5_000;
const LARGEST_BYTES = 256 * 1024;

const V4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/4 240.0.0.0/4';
const V6 = '::/96 ::ffff:0:0/96 64:ff9b::/96 fc00::/7 fe80::/10 ff00::/8';
// Two lists, since the block of mapped addresses would also contain every IPv4 address.
const listOf = (blocks: string, family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const block of blocks.split(' ')) {
    const [base, bits] = block.split('/');
    list.addSubnet(base!, Number(bits), family);
  }
  return list;
};
const INTERNAL_V4 = listOf(V4, 'ipv4');
const INTERNAL_V6 = listOf(V6, 'ipv6');

/** Whether an IP address can be reached from the internet: not loopback, private, link-local, multicast or mapped. */
export const isPublicAddress = (ip: string): boolean =>
  isIP(ip) === 4 ? !INTERNAL_V4.check(ip) : isIP(ip) === 6 && !INTERNAL_V6.check(ip, 'ipv6');

/** Resolves a name for a connection, and refuses it where any of its addresses is internal. */
const publicLookup: LookupFunction = (host, options, callback) =>
  resolve(host, { ...options, all: true }, (fault, found) => {
    if (fault) return callback(fault, '');
    const internal = found.find(({ address }) => !isPublicAddress(address));
    if (internal || !found[0]) return callback(new Error(`${host} resolves to an internal address.`), '');
    return options.all ? callback(null, found) : callback(null, found[0].address, found[0].family);
  });

/**
 * Returns a function that gets an https address of the given hosts or their subdomains. It connects only to the public
 * address that it has resolved, and follows no redirect. Throws an error for every other address.
 */
export function publicFetch(hosts: readonly string[]): (address: string) => Promise<Response> {
  return async (address) => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (url.protocol !== 'https:') throw new Error(`${url.origin} is not an https address.`);
    if (!hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`)))
      throw new Error(`${host} is not in the list of allowed hosts.`);
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error(`${host} is an internal address.`);
    return await new Promise((answer, refuse) => {
      const asked = request(url, { lookup: publicLookup, timeout: TIMEOUT_MS }, (reply) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        reply.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > LARGEST_BYTES) asked.destroy(new Error(`${host} answered more than ${LARGEST_BYTES} bytes.`));
          chunks.push(chunk);
        });
        reply.on('end', () => answer(new Response(Buffer.concat(chunks), { status: reply.statusCode ?? 502 })));
        reply.on('error', refuse);
      });
      asked.on('timeout', () => asked.destroy(new Error(`${host} did not answer.`)));
      asked.on('error', refuse);
      asked.end();
    });
  };
}
