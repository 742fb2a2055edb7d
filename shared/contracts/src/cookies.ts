/**
 * Every cookie of the site, which its cookie page lists: neither the gateway nor the shell sets another one, or one that
 * lives longer. In a browser a name follows `atrium_<port>_`. `days`: null for one that ends with the browser. `setBy`: the
 * gateway's cookies are not readable by scripts, except `hint` and `language`. Source: SY-12, GLI-19 §2.6.8.
 */
export const SITE_COOKIES = [
  { name: 'session', days: 1, setBy: 'gateway' },
  { name: 'hint', days: 1, setBy: 'gateway' },
  { name: 'remember', days: 1, setBy: 'gateway' },
  { name: 'device', days: 732, setBy: 'gateway' },
  { name: 'support', days: 30, setBy: 'gateway' },
  { name: 'language', days: 365, setBy: 'gateway' },
  { name: 'theme', days: 365, setBy: 'shell' },
  { name: 'username', days: 1, setBy: 'shell' },
  { name: 'sms', days: 1, setBy: 'shell' },
  { name: 'remember_flag', days: 1, setBy: 'shell' },
  { name: 'signed_out', days: 1, setBy: 'shell' },
  { name: 'override', days: null, setBy: 'shell' },
] as const;
export type SiteCookie = (typeof SITE_COOKIES)[number];

/** Cookies of Google Analytics, set only after consent and where the brand uses it. */
export const ANALYTICS_COOKIE = { name: '_ga', days: 730 } as const;

const DAY_SECONDS = 86_400;

/** Whether the cookie page lists a cookie of this name and life; without a life it ends with the browser. */
export function isDisclosed(name: string, maxAgeSeconds?: number): boolean {
  const listed = SITE_COOKIES.find((each) => each.name === name.replace(/^atrium_\d+_/, ''));
  return listed !== undefined && (maxAgeSeconds ?? 0) <= (listed.days ?? 0) * DAY_SECONDS;
}
