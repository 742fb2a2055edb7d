/** The edge of a vendor's title plate. */
export type Ground = 'flat' | 'arc' | 'slope' | 'wave' | 'scallop';

/** Ink, ground, second ground, hero and accent: each vendor uses three such palettes. */
export type Colours = readonly [ink: string, ground: string, ground2: string, hero: string, accent: string];

export interface VendorIdentity {
  code: string;
  name: string;
  /** Game category of the portal. */
  category: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'LOTT' | 'ELOTT';
  ground: Ground;
  align: 'start' | 'middle';
  palettes: readonly Colours[];
  /** Mark of the vendor: a single path in one colour, 20 units, centred on 0,0, holes by even-odd. */
  glyph: string;
}
