import type { Endpoint } from '@atrium/contracts/endpoint';
import * as v from 'valibot';

/** A reply that breaks its contract is our bug, and is found here, where it is made. */
export function checkReply(endpoint: Endpoint, value: unknown): void {
  const checked = v.safeParse(endpoint.reply, value);
  if (checked.success) return;
  const [issue] = checked.issues;
  const where = (issue.path ?? []).map((item) => String(item.key)).join('.');
  throw new Error(`The reply of ${endpoint.name} breaks its contract at "${where}": ${issue.message}`);
}
