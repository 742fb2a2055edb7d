import { ranks } from '@atrium/contracts/rewards';
import { helpCentre } from '@atrium/contracts/system';

/** The shell's pages whose first content is the reply of a call that is open to everybody. */
const CALLS: Readonly<Record<string, (language: string) => string>> = {
  '/help': (language) => `${helpCentre.path}?language=${language}`,
  '/vip': () => ranks.path,
};

/**
 * The addresses that the scripts of a page call first, so that the browser calls them with the HTML. A reply is used only where
 * the page's own call has the same address.
 */
export const firstCalls = (path: string, language: string): string[] => {
  const address = CALLS[path]?.(language);
  return address ? [address] : [];
};
