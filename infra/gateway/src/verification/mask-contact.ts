const HIDDEN = '***';

/** `maya@example.com` → `ma***@example.com`: enough to recognise one's own, too little to use. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return email.slice(0, Math.min(2, Math.max(1, at - 1))) + HIDDEN + email.slice(at);
}

/** The last four digits of a number, and the country's code. */
export const maskMobile = (mobile: string): string =>
  `${/^\+\d{1,2}/.exec(mobile)?.[0] ?? ''} ${HIDDEN} ${mobile.slice(-4)}`.trim();
