import type { Menus } from '../header/nav/nav-entries.ts';

export interface Partner {
  code: string;
  name: string;
  /** Address of the white logo. */
  logo: string;
}

/** The folder of a vendor's white logo. Source: specification 2.5. */
export const logoFolder = (vendor: string): 'sports' | 'live' | 'rng' =>
  vendor === 'SV3' ? 'sports' : vendor === 'N2' ? 'live' : 'rng';

export const partnerLogo = (vendor: string): string =>
  `/art/logos/${logoFolder(vendor)}/white/${encodeURIComponent(vendor)}.svg`;

const MARK_PX = 22;
const LETTER_PX = 7;
/** Room for a logo until it is loaded, in px: that of its mark and of a letter of middle width for each of the name. */
export const wordMarkWidth = (name: string): number => MARK_PX + LETTER_PX * name.length;

/** One partner per vendor of the game-type list, TCG_SEA left out. */
export function partners(menus: Menus): Partner[] {
  const found = new Map<string, Partner>();
  for (const { vendors } of menus) {
    for (const { vassalage, displayName } of vendors) {
      if (vassalage !== 'TCG_SEA')
        found.set(vassalage, { code: vassalage, name: displayName, logo: partnerLogo(vassalage) });
    }
  }
  return [...found.values()];
}
