/** Codes that an address carries: who has brought the visitor here. */
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

/** Keeps them for as long as the tab lives: any step on the page leaves the address behind. Another link's take their place. */
export function keepAddressCodes(search: string): void {
  const codes = codesIn(search);
  if (codes) sessionStorage.setItem(KEY, codes);
}

/** They are told once: the next member of this tab was brought by nobody. */
export const forgetAddressCodes = (): void => sessionStorage.removeItem(KEY);

/** The codes of the address, else of the one with which the visitor came; without an affiliate code that was refused. */
export function codesOfAddress(): AddressCodes {
  const { affiliateCode, ...codes }: AddressCodes = Object.fromEntries(
    new URLSearchParams(codesIn(location.search) || (sessionStorage.getItem(KEY) ?? '')),
  );
  return affiliateCode && affiliateCode !== refused ? { ...codes, affiliateCode } : codes;
}
let refused: string | undefined;

/** Nobody can mend the code of a link: who has been told goes on without it. */
export const refuseAffiliateCode = (code: string): void => {
  refused = code;
};

// As the page starts: the guard leads away from an address before anything of it is drawn.
keepAddressCodes(location.search);
