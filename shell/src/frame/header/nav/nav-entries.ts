import {
  CATEGORIES,
  CATEGORY_PAGES,
  type Category,
  COCKFIGHT_VENDOR,
  LOTTERY_VENDOR,
} from '@atrium/contracts/game-categories';
import type { VendorCard } from '@atrium/contracts/vendor-cards';

/** Source: specification 2.3 and 9. */
export const MOST_VENDORS = 11;
/** Categories whose vendors have a shelf of their own on the category page; the vendors of others launch at once. */
const SHELVED: readonly Category[] = ['RNG', 'LIVE', 'PVP', 'FISH'];

export type Menus = readonly { category: Category; vendors: readonly VendorCard[] }[];
export interface CategoryEntry {
  kind: 'category';
  category: Category;
  /** Target of the entry's own link. */
  to: string;
  /** Choosing it launches this vendor instead of opening a page. */
  launches?: VendorCard;
  vendors: readonly { vendor: VendorCard; to?: string }[];
  /** Target of MORE. */
  more: string;
}
export type NavEntry = CategoryEntry | { kind: 'cockfight'; vendor: VendorCard };

/** The games' navigation: one entry for each category that has vendors, in the order of the specification. */
export function navEntries(menus: Menus): NavEntry[] {
  const vendorsOf = (category: Category) => menus.find((menu) => menu.category === category)?.vendors ?? [];
  const cockfight = vendorsOf('SPORTS').find(({ vassalage }) => vassalage === COCKFIGHT_VENDOR);
  return CATEGORIES.flatMap((category): NavEntry[] => {
    const vendors = vendorsOf(category);
    const entry: NavEntry[] = vendors.length > 0 ? [categoryEntry(category, vendors)] : [];
    return category === 'LIVE' && cockfight ? [...entry, { kind: 'cockfight', vendor: cockfight }] : entry;
  });
}

function categoryEntry(category: Category, vendors: readonly VendorCard[]): CategoryEntry {
  const page = CATEGORY_PAGES[category];
  const shelf = (vendor: VendorCard) => `${page}?page=${encodeURIComponent(vendor.vassalage)}`;
  const launches = category === 'LOTT' ? vendors.find(({ vassalage }) => vassalage === LOTTERY_VENDOR) : undefined;
  return {
    kind: 'category',
    category,
    to: category === 'RNG' ? shelf(vendors[0]!) : page,
    ...(launches && { launches }),
    vendors: vendors
      .filter(({ vassalage }) => vassalage !== COCKFIGHT_VENDOR)
      .slice(0, MOST_VENDORS)
      .map((vendor) => (SHELVED.includes(category) ? { vendor, to: shelf(vendor) } : { vendor })),
    more: page,
  };
}
