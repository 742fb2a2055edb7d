import type { Endpoint } from '@atrium/contracts/endpoint';
import * as v from 'valibot';

/** An answer that breaks its contract is our fault, found where it is made. */
export function checkReply(endpoint: Endpoint, value: unknown): void {
  const checked = v.safeParse(endpoint.reply, value);
  if (checked.success) return;
  const [issue] = checked.issues;
  const where = (issue.path ?? []).map((item) => String(item.key)).join('.');
  throw new Error(`The answer of ${endpoint.name} breaks its contract at "${where}": ${issue.message}`);
}
