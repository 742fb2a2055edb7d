import fc from 'fast-check';
import { createCanvas } from './canvas.ts';
import { cover } from './cover.ts';
import { families, type Shelf } from './families.ts';
import { vendors } from './vendors.ts';

const shelves = Object.keys(families) as Shelf[];
const portal: Record<Shelf, string> = {
  slots: 'RNG',
  live: 'LIVE',
  fish: 'FISH',
  pvp: 'PVP',
  sports: 'SPORTS',
  esports: 'ESPORTS',
  cockfight: 'COCKFIGHT',
  lottery: 'LOTT',
};

/** The errors of an XML parser for a text; a picture in an `<img>` is parsed as XML. */
function xmlFault(text: string): string | undefined {
  const read = new DOMParser().parseFromString(text, 'image/svg+xml');
  return read.querySelector('parsererror')?.textContent ?? undefined;
}
const game = { id: 'CPL-101', category: 'RNG', title: 'Ember Fox', vendor: 'CPL' };

describe('cover', () => {
  it('is the same picture for the same game, by code or by name of the vendor', () => {
    expect(cover(game)).toBe(cover({ ...game }));
    expect(cover(game)).toBe(cover({ ...game, vendor: 'Copperline' }));
  });

  it('depends on nothing outside the game', () => {
    const first = vendors.map((vendor) =>
      cover({ id: `${vendor.code}-1`, category: vendor.category, title: 'Night Market', vendor: vendor.code }),
    );
    const again = vendors
      .toReversed()
      .map((vendor) =>
        cover({ id: `${vendor.code}-1`, category: vendor.category, title: 'Night Market', vendor: vendor.code }),
      )
      .toReversed();
    expect(again).toEqual(first);
  });

  it.each(shelves.flatMap((shelf) => Object.keys(families[shelf]).map((family) => [shelf, family] as const)))(
    '%s/%s is well-formed for vendor after vendor',
    (shelf, family) => {
      const scene = (families[shelf] as Record<string, (typeof families.slots)['giant']>)[family]!;
      for (const vendor of vendors.filter((_, at) => at % 5 === 0)) {
        for (const id of ['1', '2']) {
          const canvas = createCanvas({ id, category: portal[shelf], title: 'Evening', vendor: vendor.code });
          const picture = scene(canvas);
          const svg = `<svg xmlns="http://www.w3.org/2000/svg">${canvas.definitions()}${picture}</svg>`;
          expect(xmlFault(svg)).toBeUndefined();
          expect(svg).not.toMatch(/undefined|NaN/);
        }
      }
    },
  );

  it('uses only clips that it declares', () => {
    for (const vendor of vendors) {
      const svg = cover({
        id: `${vendor.code}-7`,
        category: vendor.category,
        title: 'Royal Salon',
        vendor: vendor.code,
      });
      const declared = new Set([...svg.matchAll(/<clipPath id="([^"]+)"/g)].map((hit) => hit[1]));
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((hit) => hit[1]);
      expect(used.filter((id) => !declared.has(id))).toEqual([]);
    }
  });

  it('accepts any title, vendor and id without breaking the picture', () => {
    const letter = fc.constantFrom(...'aZ9 &<>"\'/-.é狐塔ثعWi🦊');
    const text = fc.string({ unit: letter, minLength: 1, maxLength: 60 }).filter((value) => value.trim() !== '');
    fc.assert(
      fc.property(text, text, text, fc.constantFrom(...Object.values(portal)), (id, title, vendor, category) => {
        expect(xmlFault(cover({ id, title, vendor, category }))).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  });

  it.each(vendors.map((vendor) => [vendor.code, vendor] as const))(
    '24 covers on the shelf of %s are 24 different pictures',
    (_code, vendor) => {
      const shelf = Array.from({ length: 24 }, (_, at) =>
        cover({ id: `${vendor.code}-${at}`, category: vendor.category, title: 'Evening', vendor: vendor.code }),
      );
      expect(new Set(shelf.map((svg) => svg.replace(/k[a-z0-9]+/g, ''))).size).toBe(24);
    },
  );

  it('has a name for screen readers and is small enough to be sent by the hundred', () => {
    const svg = cover({ ...game, title: 'Cats & "Dogs"' });
    expect(svg).toContain('aria-label="Cats &amp; &quot;Dogs&quot;, Copperline"');
    const sizes = vendors.map(
      (vendor) =>
        cover({ id: `${vendor.code}-3`, category: vendor.category, title: 'Lucky Wheel', vendor: vendor.code }).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(60_000);
  });
});
