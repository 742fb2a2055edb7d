import { randomBytes } from 'node:crypto';
import { type ListedTransaction, ReconcileReply, SEAMLESS_HEADERS, VENDOR_TRANSACTIONS_PATH } from '@atrium/contracts/seamless';
import * as v from 'valibot';
import { OperatorRefusal } from '../../operators/operator-refusal.ts';
import { sameSignature, signatureOf } from '../../platform/hmac.ts';
import type { Parts } from '../../platform/parts.ts';

export interface ListingVendor {
  code: string;
  secret: string;
  launchUrl: string;
}

const PATIENCE = 10_000;
/** Of one day; a vendor that goes on for longer is answering in circles. */
const MOST_PAGES = 10_000;

/** What the vendor's own books say of one day (UTC), page by page; each answer must carry the vendor's signature. */
export async function vendorsList(parts: Parts, vendor: ListingVendor, date: string): Promise<ListedTransaction[]> {
  const origin = new URL(vendor.launchUrl.replaceAll('{vendor}', parts.config.vendorUrl).replaceAll('{game}', '')).origin;
  const listed: ListedTransaction[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { transactions, cursor: next }: v.InferOutput<typeof ReconcileReply> = await askPage(parts, vendor, origin, { date, ...(cursor === null ? {} : { cursor }) });
    listed.push(...transactions);
    if (next === null) return listed;
    cursor = next;
  }
  throw refused(vendor, 'its list does not end');
}

async function askPage(parts: Parts, vendor: ListingVendor, origin: string, content: { date: string; cursor?: string }) {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(parts.clock.now().getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const answer = await fetch(new URL(VENDOR_TRANSACTIONS_PATH, origin), {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [SEAMLESS_HEADERS.vendorId]: vendor.code,
      [SEAMLESS_HEADERS.timestamp]: timestamp,
      [SEAMLESS_HEADERS.nonce]: nonce,
      [SEAMLESS_HEADERS.signature]: signatureOf(vendor.secret, timestamp, nonce, body),
    },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error: Error) => {
    throw refused(vendor, error.message);
  });
  const text = await answer.text();
  if (!answer.ok) throw refused(vendor, `it answered ${answer.status}`);
  if (!sameSignature(signatureOf(vendor.secret, timestamp, nonce, text), answer.headers.get(SEAMLESS_HEADERS.signature) ?? ''))
    throw refused(vendor, 'its answer is not signed as it should be');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ReconcileReply), text);
  if (!read.success) throw refused(vendor, `its list breaks the contract (${v.getDotPath(read.issues[0]) ?? 'body'}: ${read.issues[0].message})`);
  return read.output;
}

const refused = ({ code }: ListingVendor, why: string): OperatorRefusal =>
  new OperatorRefusal('VENDOR_LIST_UNREACHABLE', `The list of ${code} could not be read: ${why}. Nothing was compared.`);
