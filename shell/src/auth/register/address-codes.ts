/** Codes in an address that name the affiliate or member who sent the visitor. */
export interface AddressCodes {
  affiliateCode?: string;
  referralCode?: string;
}

const KEY = 'addressCodes';
const NAMES = ['affiliateCode', 'referralCode'] as const;

/** The codes of a query, as a query that holds nothing else. */
function codesIn(search: string): string {
  const query = new URLSearchParams(search);
  return String(new URLSearchParams(NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : []))));
}

/** Stores them for the life of the tab, because any navigation drops them from the address. A later link replaces them. */
export function storeAddressCodes(search: string): void {
  const codes = codesIn(search);
  if (codes) sessionStorage.setItem(KEY, codes);
}

/** They count for one registration only, not for the next member of this tab. */
export const clearAddressCodes = (): void => sessionStorage.removeItem(KEY);

/** The codes of the address, else the stored ones; without an affiliate code that was refused. */
export function codesOfAddress(): AddressCodes {
  const { affiliateCode, ...codes }: AddressCodes = Object.fromEntries(
    new URLSearchParams(codesIn(location.search) || (sessionStorage.getItem(KEY) ?? '')),
  );
  return affiliateCode && affiliateCode !== refused ? { ...codes, affiliateCode } : codes;
}
let refused: string | undefined;

/** A visitor cannot correct the code of a link, so after one warning it is ignored. */
export const refuseAffiliateCode = (code: string): void => {
  refused = code;
};

// As the page starts: the guard redirects before anything is drawn.
storeAddressCodes(location.search);
