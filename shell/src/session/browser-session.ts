import type { Session } from '@atrium/host';

/** Keys of session storage, as the specification names them (3, Browser storage). */
export const SESSION_KEYS = {
  token: 'token',
  account: 'account',
  isAgent: 'isAgent',
  merchant: 'merchant',
  merchantCode: 'merchantCode',
  changePassword: 'cpw',
} as const;

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The session that this tab knows, or null. `token` is a marker for the interface and authorises nothing. */
export function readSession(storage: SessionStorage): Session | null {
  const token = storage.getItem(SESSION_KEYS.token);
  if (!token) return null;
  return {
    token,
    account: storage.getItem(SESSION_KEYS.account) ?? '',
    isAgent: Number(storage.getItem(SESSION_KEYS.isAgent) ?? 0),
  };
}

export function storeSession(
  storage: SessionStorage,
  session: Session,
  brand: { merchant: string; merchantCode: string },
): void {
  storage.setItem(SESSION_KEYS.token, session.token);
  storage.setItem(SESSION_KEYS.account, session.account);
  storage.setItem(SESSION_KEYS.isAgent, String(session.isAgent));
  storage.setItem(SESSION_KEYS.merchant, brand.merchant);
  storage.setItem(SESSION_KEYS.merchantCode, brand.merchantCode);
}

/** Clears the session except for the merchant. Source: specification 4, sign-out. */
export function clearSession(storage: SessionStorage): void {
  const kept: readonly string[] = [SESSION_KEYS.merchant, SESSION_KEYS.merchantCode];
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && !kept.includes(key)) storage.removeItem(key);
}
