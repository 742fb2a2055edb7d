import { domainRoute } from '@atrium/contracts/system';
import { host } from '@atrium/host';
import { laterTexts } from '../language/texts.ts';

/** Loopback addresses: an installation that lists only these has no address of its own yet. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether the page's host is one of the site's. With an empty list, or one of loopback addresses only, every host is. */
export function isOwnDomain(hostname: string, domains: readonly string[]): boolean {
  const known = domains.flatMap((domain) => (URL.canParse(domain) ? [new URL(domain).hostname] : []));
  return LOOPBACK.test(hostname) || known.every((each) => LOOPBACK.test(each)) || known.includes(hostname);
}

/**
 * Warns at an address that is not the site's, because it may be a phishing copy. Checked once per session. Source:
 * 8-16, 7-029.
 */
export async function checkDomain(hostname: string = location.hostname): Promise<void> {
  const { cache, i18n, toast, report } = host();
  try {
    const { domainList } = await cache.call('routers', domainRoute);
    if (isOwnDomain(hostname, domainList)) return;
    await laterTexts();
    toast('error', i18n.t('shell:invalidUrl'));
  } catch (error) {
    report(error, 'domain');
  }
}
