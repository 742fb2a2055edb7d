/** Dimensions that the page's first picture shares with the screens; `measures.css` holds their values, including those for phones. */
export const measures = {
  heroHeight: 'var(--hero-height)',
  /** From the hero's edges to its text. */
  heroEdge: 'var(--hero-edge)',
  /** Width of the lines in the hero. */
  heroWords: 'var(--hero-words)',
  /** Width of a cover on a shelf that scrolls sideways. */
  shelfCover: 'var(--shelf-cover)',
  promotionHeight: 'var(--promotion-height)',
  promotionEdge: 'var(--promotion-edge)',
  promotionPicture: 'var(--promotion-picture)',
} as const;
