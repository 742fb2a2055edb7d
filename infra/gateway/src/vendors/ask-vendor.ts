import { outgoing } from '@atrium/tracing/tracing';
import { randomBytes } from 'node:crypto';
import { SEAMLESS_HEADERS } from '@atrium/contracts/seamless';
import * as v from 'valibot';
import { boundedText } from '../platform/bounded-text.ts';
import { sameSignature, signatureOf } from '../platform/hmac.ts';
import { mustOpen, ofVendor } from '../platform/kept-secrets.ts';
import type { Parts } from '../platform/parts.ts';
import { askPublic } from '@atrium/public-fetch/public-fetch';

export interface AnsweringVendor {
  code: string;
  /** As stored in its row, sealed. */
  secret: string;
  launchUrl: string;
}

/** A vendor's server gave no usable answer. The message completes a sentence for operators. */
export class VendorSilent extends Error {
  override readonly name = 'VendorSilent';
}

/** The longest accepted answer; a page of a vendor's books has a few hundred thousand bytes. */
export const LONGEST_REPLY_BYTES = 4_000_000;

/** The origin of a vendor's own server, from its launch address. */
export function originOf(parts: Parts, { launchUrl }: Pick<AnsweringVendor, 'launchUrl'>): string {
  const address = launchUrl.replaceAll('{vendor}', parts.config.vendorUrl).replaceAll('{game}', '');
  if (!URL.canParse(address)) throw new VendorSilent('its launch address names no server');
  return new URL(address).origin;
}

/** In launch addresses: the sandbox's address, which comes with the configuration. */
const SANDBOX = '{vendor}';

/**
 * Requests a path of a vendor's own server. Its address was entered by an operator, so outside development only a public
 * https address is connected to, whatever its name resolves to; no redirect is followed.
 */
export function fetchFromVendor(
  parts: Parts,
  vendor: Pick<AnsweringVendor, 'code' | 'launchUrl'>,
  path: string,
  asking: { method?: 'GET' | 'POST'; headers: Record<string, string>; body?: string; timeoutMs: number },
): Promise<Response> {
  const url = new URL(path, originOf(parts, vendor));
  const { timeoutMs, ...request } = asking;
  return outgoing(`vendor ${vendor.code}`, (traced) => {
    const headers = { ...asking.headers, ...traced };
    if (parts.config.development || vendor.launchUrl.startsWith(SANDBOX))
      return fetch(url, { ...request, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return askPublic(url, { ...asking, headers, largest: LONGEST_REPLY_BYTES });
  });
}

/**
 * Sends a signed request to a vendor's own server. The answer must be signed by the vendor over our timestamp, our
 * nonce and the raw body, and fit the contract. Throws `VendorSilent` otherwise.
 */
export async function askVendor<Reply>(
  parts: Parts,
  vendor: AnsweringVendor,
  call: { path: string; content: object; reply: v.GenericSchema<unknown, Reply>; timeoutMs: number },
): Promise<Reply> {
  const secret = mustOpen(parts.config.sealingKey, ofVendor(vendor.code), vendor.secret);
  const body = JSON.stringify(call.content);
  const timestamp = String(Math.floor(parts.clock.now().getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const { answer, text } = await fetchFromVendor(parts, vendor, call.path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [SEAMLESS_HEADERS.vendorId]: parts.config.vendorPrefix + vendor.code,
      [SEAMLESS_HEADERS.timestamp]: timestamp,
      [SEAMLESS_HEADERS.nonce]: nonce,
      [SEAMLESS_HEADERS.signature]: signatureOf(secret, timestamp, nonce, body),
    },
    timeoutMs: call.timeoutMs,
  })
    .then(async (answer) => ({ answer, text: await boundedText(answer, LONGEST_REPLY_BYTES) }))
    .catch((error: Error) => {
      throw new VendorSilent(error.message);
    });
  if (!answer.ok) throw new VendorSilent(`it answered ${answer.status}`);
  if (!sameSignature(signatureOf(secret, timestamp, nonce, text), answer.headers.get(SEAMLESS_HEADERS.signature) ?? ''))
    throw new VendorSilent('its answer has no valid signature');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), call.reply), text);
  if (!read.success)
    throw new VendorSilent(
      `its answer breaks the contract (${v.getDotPath(read.issues[0]) ?? 'body'}: ${read.issues[0].message})`,
    );
  return read.output;
}
