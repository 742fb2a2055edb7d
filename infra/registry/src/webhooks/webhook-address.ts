import { askPublic } from '@atrium/public-fetch/public-fetch';
import type { RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';

export type WebhookParts = RegistryParts & {
  /** Hosts that may receive webhooks, with their subdomains; in development every host may. */
  webhookHosts?: readonly string[] | undefined;
  /** How often the log is read for them. */
  webhooksEveryMs?: number | undefined;
};

const TIMEOUT_MS = 5_000;
/** Nobody reads the answer: its status is enough. */
const LARGEST_ANSWER_BYTES = 16 * 1024;

/**
 * Refuses an address that a squad may not have called: one without https, or of a host that the operators have not listed.
 * In development a squad's own machine is as good as any.
 */
export function requireAllowed({ development, webhookHosts = [] }: WebhookParts, url: URL): void {
  if (development && /^https?:$/.test(url.protocol)) return;
  if (url.protocol !== 'https:')
    throw new RegistryError('WEBHOOK_REFUSED', `${url.origin} is not an https address. Use one with https.`);
  if (!webhookHosts.some((allowed) => url.hostname === allowed || url.hostname.endsWith(`.${allowed}`)))
    throw new RegistryError(
      'WEBHOOK_REFUSED',
      `${url.hostname} is not in the list of hosts that may receive webhooks. Ask an operator to add it to ATRIUM_WEBHOOK_HOSTS.`,
    );
}

/** Posts a body and returns the status. Outside development it connects to public addresses alone. */
export async function post(
  parts: WebhookParts,
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<number> {
  requireAllowed(parts, url);
  const request = { method: 'POST' as const, headers, body };
  if (!parts.development)
    return (await askPublic(url, { ...request, timeoutMs: TIMEOUT_MS, largest: LARGEST_ANSWER_BYTES })).status;
  const answer = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.body?.cancel();
  return answer.status;
}
