/** Measures that the page's first picture has in common with the screens; their values, also on a phone, stand in `measures.css`. */
export const measures = {
  heroHeight: 'var(--hero-height)',
  /** From the hero's edges to its words. */
  heroEdge: 'var(--hero-edge)',
  /** Width of the lines in the hero. */
  heroWords: 'var(--hero-words)',
  /** Width of a cover on a shelf that is pushed along. */
  shelfCover: 'var(--shelf-cover)',
  promotionHeight: 'var(--promotion-height)',
  promotionEdge: 'var(--promotion-edge)',
  promotionPicture: 'var(--promotion-picture)',
} as const;
