import { lookup as resolve } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { boundedBytes } from './bounded-bytes.ts';

const TIMEOUT_MS = 5_000;
const LARGEST_BYTES = 256 * 1024;

const V4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
// Also those that lead to an IPv4 address: mapped, translated (NAT64), 6to4 and Teredo.
const V6 =
  '::/96 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/32 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8';
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

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Whether an address is https and its host no internal address; what a name resolves to is known at the connection only. */
export const mayBePublic = (url: URL): boolean =>
  url.protocol === 'https:' && (isIP(hostOf(url)) === 0 || isPublicAddress(hostOf(url)));

/** Resolves a name for a connection, and refuses it where any of its addresses is internal. */
const publicLookup: LookupFunction = (host, options, callback) =>
  resolve(host, { ...options, all: true }, (fault, found) => {
    if (fault) return callback(fault, '');
    const internal = found.find(({ address }) => !isPublicAddress(address));
    if (internal || !found[0]) return callback(new Error(`${host} resolves to an internal address.`), '');
    return options.all ? callback(null, found) : callback(null, found[0].address, found[0].family);
  });

interface Asking {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  timeoutMs?: number;
  /** In bytes; a longer answer is cut off and refused. */
  largest?: number;
}

/**
 * Requests a public https address: it connects only to the address that it has resolved itself, and follows no redirect.
 * Throws an error for every other address, and for an answer that is not complete within `timeoutMs`.
 */
export async function askPublic(
  url: URL,
  { method = 'GET', headers = {}, body, timeoutMs = TIMEOUT_MS, largest = LARGEST_BYTES }: Asking = {},
): Promise<Response> {
  const host = hostOf(url);
  if (url.protocol !== 'https:') throw new Error(`${url.origin} is not an https address.`);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error(`${host} is an internal address.`);
  // A server that sends a byte now and then never lets the socket fall idle.
  const signal = AbortSignal.timeout(timeoutMs);
  return await new Promise((answer, refuse) => {
    const asked = request(url, { method, headers, lookup: publicLookup, signal }, (reply) => {
      boundedBytes(reply, largest).then((bytes) => answer(responseOf(reply, bytes)), refuse);
    });
    asked.on('error', (fault) => refuse(signal.aborted ? new Error(`${host} did not answer.`) : fault));
    asked.end(body);
  });
}

/** With the status and the headers of one value. A status without a body must have none. */
function responseOf({ statusCode = 502, headers }: IncomingMessage, bytes: Buffer): Response {
  const single = Object.entries(headers).filter((one): one is [string, string] => typeof one[1] === 'string');
  const body = statusCode === 204 || statusCode === 304 ? null : new Uint8Array(bytes);
  return new Response(body, { status: statusCode, headers: single });
}

/** Returns a function that gets an https address of the given hosts or their subdomains; see `askPublic`. */
export function publicFetch(hosts: readonly string[]): (address: string) => Promise<Response> {
  return async (address) => {
    const url = new URL(address);
    const host = hostOf(url);
    if (url.protocol === 'https:' && !hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`)))
      throw new Error(`${host} is not in the list of allowed hosts.`);
    return await askPublic(url);
  };
}
