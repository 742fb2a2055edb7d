import { type ListedTransaction, ReconcileReply, VENDOR_TRANSACTIONS_PATH } from '@atrium/contracts/seamless';
import type * as v from 'valibot';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { type AnsweringVendor, askVendor, VendorSilent } from '../ask-vendor.ts';

const LIST_TIMEOUT_MS = 10_000;
/** Pages of one day; a vendor with more is repeating itself. */
const MOST_PAGES = 10_000;

/** The vendor's own books of one day (UTC), page by page. Each answer must carry the vendor's signature. */
export async function vendorsList(parts: Parts, vendor: AnsweringVendor, date: string): Promise<ListedTransaction[]> {
  const listed: ListedTransaction[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { transactions, cursor: next }: v.InferOutput<typeof ReconcileReply> = await askPage(parts, vendor, {
      date,
      ...(cursor === null ? {} : { cursor }),
    });
    listed.push(...transactions);
    if (next === null) return listed;
    cursor = next;
  }
  throw refused(vendor, 'its list does not end');
}

const askPage = (parts: Parts, vendor: AnsweringVendor, content: { date: string; cursor?: string }) =>
  askVendor(parts, vendor, {
    path: VENDOR_TRANSACTIONS_PATH,
    content,
    reply: ReconcileReply,
    timeoutMs: LIST_TIMEOUT_MS,
  }).catch((error: unknown) => {
    throw error instanceof VendorSilent ? refused(vendor, error.message) : error;
  });

const refused = ({ code }: AnsweringVendor, why: string): OperatorRefusal =>
  new OperatorRefusal('VENDOR_LIST_UNREACHABLE', `Could not read the list from ${code}: ${why}. Nothing was compared.`);
