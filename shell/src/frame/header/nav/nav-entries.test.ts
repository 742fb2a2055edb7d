import { CATEGORIES, CATEGORY_PAGES } from '@atrium/contracts/game-categories';
import { sampleVendor, vendorsOf } from '../../../testing/samples.ts';
import { MOST_VENDORS, type CategoryEntry, navEntries } from './nav-entries.ts';

const all = CATEGORIES.map((category) => ({ category, vendors: vendorsOf(category, 2) }));
const names = (menus: Parameters<typeof navEntries>[0]) =>
  navEntries(menus).map((entry) => (entry.kind === 'category' ? entry.category : 'COCKFIGHT'));
const entryOf = (menus: Parameters<typeof navEntries>[0], category: string) =>
  navEntries(menus).find((entry) => entry.kind === 'category' && entry.category === category) as CategoryEntry;

describe('The games navigation', () => {
  it('[2.3-21] has one entry for each category with vendors, in the order of the specification', () => {
    expect(names([...all].reverse())).toEqual(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS']);
    expect(names(all.map((menu) => (menu.category === 'FISH' ? { ...menu, vendors: [] } : menu)))).not.toContain(
      'FISH',
    );
  });

  it('[2.3-22] shows ELOTT, LOTT or both in the lottery position, depending on which of them has vendors', () => {
    expect(names(all.filter(({ category }) => category !== 'LOTT')).slice(0, 2)).toEqual(['ELOTT', 'LIVE']);
    expect(names(all.filter(({ category }) => category !== 'ELOTT')).slice(0, 2)).toEqual(['LOTT', 'LIVE']);
    expect(names(all).slice(0, 2)).toEqual(['ELOTT', 'LOTT']);
  });

  it('[2.3-24][9-23] lists at most 11 vendors, then MORE', () => {
    const { vendors, more } = entryOf([{ category: 'RNG', vendors: vendorsOf('RNG', 14) }], 'RNG');
    expect(MOST_VENDORS).toBe(11);
    expect(vendors.map(({ vendor }) => vendor.vassalage)).toEqual(
      vendorsOf('RNG', 11).map(({ vassalage }) => vassalage),
    );
    expect(more).toBe('/rng');
    expect(
      [3, 11, 12, 40].map(
        (count) => entryOf([{ category: 'RNG', vendors: vendorsOf('RNG', count) }], 'RNG').vendors.length,
      ),
    ).toEqual([3, 11, 11, 11]);
  });

  it('[2.3-26] puts a cockfight entry directly after LIVE if the sports vendor SV3 exists', () => {
    const withCockfight = all.map((menu) =>
      menu.category === 'SPORTS'
        ? { ...menu, vendors: [...menu.vendors, sampleVendor({ vassalage: 'SV3', gameType: 'SPORTS' })] }
        : menu,
    );
    expect(names(withCockfight).slice(2, 5)).toEqual(['LIVE', 'COCKFIGHT', 'SPORTS']);
    expect(names(all)).not.toContain('COCKFIGHT');
  });

  it('[2.3-28] leaves SV3 out of the sports vendors', () => {
    const menus = [
      { category: 'SPORTS' as const, vendors: [sampleVendor({ vassalage: 'TL' }), sampleVendor({ vassalage: 'SV3' })] },
    ];
    expect(entryOf(menus, 'SPORTS').vendors.map(({ vendor }) => vendor.vassalage)).toEqual(['TL']);
  });

  it('[2.3-21] has an entry for sports where SV3 is their only vendor', () => {
    const menus = [{ category: 'SPORTS' as const, vendors: [sampleVendor({ vassalage: 'SV3' })] }];
    expect(names(menus)).toEqual(['COCKFIGHT', 'SPORTS']);
    expect(entryOf(menus, 'SPORTS')).toMatchObject({ to: '/sports', vendors: [] });
  });

  it('[2.3-30] has pages for these categories and no others', () => {
    expect(CATEGORY_PAGES).toEqual({
      LIVE: '/live',
      RNG: '/rng',
      PVP: '/pvp',
      FISH: '/fish',
      SPORTS: '/sports',
      ELOTT: '/elott',
      LOTT: '/lottery',
      ESPORTS: '/esports',
    });
    for (const { category } of all) {
      const { to, more } = entryOf(all, category);
      expect([category, to.split('?')[0], more]).toEqual([
        category,
        CATEGORY_PAGES[category],
        CATEGORY_PAGES[category],
      ]);
    }
  });

  it('[2.3-36] links RNG to the first RNG vendor, and the other categories to their page', () => {
    expect(entryOf(all, 'RNG').to).toBe('/rng?page=RNG0');
    for (const category of ['LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'ELOTT'] as const)
      expect(entryOf(all, category).to).toBe(CATEGORY_PAGES[category]);
  });

  it('[2.3-38] launches TCG_SEA from the lottery entry', () => {
    const menus = [
      {
        category: 'LOTT' as const,
        vendors: [sampleVendor({ vassalage: 'DLT' }), sampleVendor({ vassalage: 'TCG_SEA', accountTypeName: 'SEA' })],
      },
    ];
    expect(entryOf(menus, 'LOTT').launches?.vassalage).toBe('TCG_SEA');
  });

  it('links a vendor of RNG, LIVE, PVP or FISH to its shelf, and launches the vendors of the others', () => {
    for (const category of ['RNG', 'LIVE', 'PVP', 'FISH'] as const)
      expect(entryOf(all, category).vendors[1]!.to).toBe(`${CATEGORY_PAGES[category]}?page=${category}1`);
    for (const category of ['SPORTS', 'ESPORTS', 'ELOTT', 'LOTT'] as const)
      expect(entryOf(all, category).vendors[1]!.to).toBeUndefined();
  });
});
