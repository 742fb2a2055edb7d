/** The kind of content that is missing. */
export const emptyNames = [
  'records',
  'messages',
  'games',
  'search',
  'money',
  'people',
  'gifts',
  'draws',
  'fixtures',
  'settings',
  'done',
  'fault',
] as const;
export type EmptyName = (typeof emptyNames)[number];

/* Colours of the page's own surfaces, so that a drawing is unobtrusive in every theme and brand. */
const low = 'var(--surface-3)';
const line = 'var(--line-strong)';
const paper = 'var(--surface-2)';
const own = 'var(--accent)';
const onOwn = 'var(--on-accent)';

const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
/* Attributes only: the site's policy refuses styles in markup. */
const edge = (d: string, colour = line, width = 2) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const drawings: Record<EmptyName, string> = {
  records:
    shape('M50,30h60l10,12v66H50z', paper) +
    edge('M50,30h60l10,12v66H50zM110,30v12h10') +
    edge('M62,56h44M62,70h44M62,84h28') +
    shape('M104,84a14,14 0 1 0 28,0a14,14 0 1 0 -28,0z', own) +
    edge('M118,77v8l5,4', onOwn),
  messages:
    shape('M40,44h80v56H40z', paper) +
    edge('M40,44h80v56H40zM40,46l40,30l40,-30') +
    shape('M112,34a12,12 0 1 0 24,0a12,12 0 1 0 -24,0z', own) +
    edge('M118,34l4,4l8,-8', onOwn),
  games:
    shape('M40,36h36v50H40z', paper) +
    shape('M84,30h36v50H84z', low) +
    edge('M40,36h36v50H40zM84,30h36v50H84z') +
    shape('M58,50c10,-8 20,4 0,20c-20,-16 -10,-28 0,-20z', own) +
    edge('M102,44l4,9l10,1l-7,7l2,10l-9,-5l-9,5l2,-10l-7,-7l10,-1z') +
    edge('M40,98h80M52,108h56'),
  search:
    shape('M46,58a28,28 0 1 0 56,0a28,28 0 1 0 -56,0z', paper) +
    edge('M46,58a28,28 0 1 0 56,0a28,28 0 1 0 -56,0z') +
    `<path d="M95,80l24,24" stroke="${own}" stroke-width="8" stroke-linecap="round"/>` +
    edge('M64,58h20M58,46c3,-6 8,-9 14,-9'),
  money:
    shape('M38,46h78a8,8 0 0 1 8,8v44a8,8 0 0 1 -8,8H46a8,8 0 0 1 -8,-8z', paper) +
    edge('M38,46h78a8,8 0 0 1 8,8v44a8,8 0 0 1 -8,8H46a8,8 0 0 1 -8,-8zM38,46a8,8 0 0 1 8,-8h62v8') +
    shape('M100,66h28v20h-28a10,10 0 0 1 0,-20z', own) +
    edge('M104,76h.1', onOwn, 5),
  people:
    shape('M44,106c0,-22 12,-32 28,-32s28,10 28,32z', paper) +
    edge('M44,106c0,-22 12,-32 28,-32s28,10 28,32zM58,54a14,14 0 1 0 28,0a14,14 0 1 0 -28,0z') +
    edge('M98,78c16,0 24,10 24,28M94,42a12,12 0 0 1 0,24') +
    `<path d="M116,46h20M126,36v20" stroke="${own}" stroke-width="5" stroke-linecap="round"/>`,
  gifts:
    shape('M44,62h72v44H44z', paper) +
    shape('M40,48h80v14H40z', low) +
    edge('M44,62h72v44H44zM40,48h80v14H40z') +
    shape('M74,48h12v58H74z', own) +
    edge('M80,48C64,48 58,28 68,28S80,48 80,48S82,28 92,28S96,48 80,48z'),
  draws:
    shape('M46,66a34,34 0 1 0 68,0a34,34 0 1 0 -68,0z', paper) +
    edge('M46,66a34,34 0 1 0 68,0a34,34 0 1 0 -68,0zM60,97l-8,15h56l-8,-15') +
    [
      [68, 62],
      [90, 56],
      [82, 80],
    ]
      .map(
        ([x, y], at) =>
          shape(`M${x! - 9},${y}a9,9 0 1 0 18,0a9,9 0 1 0 -18,0z`, at === 1 ? own : low) +
          edge(`M${x! - 9},${y}a9,9 0 1 0 18,0a9,9 0 1 0 -18,0z`),
      )
      .join(''),
  fixtures:
    shape('M38,44h84v60H38z', paper) +
    edge('M38,44h84v60H38zM80,44v60M38,62h10v24H38M122,62h-10v24h10') +
    shape('M68,74a12,12 0 1 0 24,0a12,12 0 1 0 -24,0z', own),
  settings:
    edge('M42,52h76M42,76h76M42,100h76') +
    shape('M88,52a9,9 0 1 0 18,0a9,9 0 1 0 -18,0z', paper) +
    edge('M88,52a9,9 0 1 0 18,0a9,9 0 1 0 -18,0z') +
    shape('M54,76a9,9 0 1 0 18,0a9,9 0 1 0 -18,0z', own) +
    shape('M78,100a9,9 0 1 0 18,0a9,9 0 1 0 -18,0z', paper) +
    edge('M78,100a9,9 0 1 0 18,0a9,9 0 1 0 -18,0z'),
  done:
    shape('M38,84h22l6,12h28l6,-12h22v26H38z', paper) +
    edge('M38,84l12,-30h16M94,54h16l12,30M38,84h22l6,12h28l6,-12h22v26H38z') +
    `<path d="M66,54l11,12l20,-24" fill="none" stroke="${own}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  fault:
    edge('M80,14v22') +
    shape('M54,66a26,26 0 0 1 52,0z', paper) +
    edge('M54,66a26,26 0 0 1 52,0zM70,40h20') +
    shape('M72,66h16a8,8 0 0 1 -16,0z', own) +
    edge('M58,84l-6,8M80,86v10M102,84l6,8M56,106c10,6 14,-6 24,0s14,6 24,0'),
};

/** A small drawing for an empty list, 160 x 130, in the page's own colours: inline it. */
export function emptyScene(name: EmptyName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 130" width="160" height="130" aria-hidden="true">${shape('M20,130V78A60,60 0 0 1 140,78V130z', low, 'fill-opacity=".45"')}${drawings[name]}${edge('M14,116H146')}</svg>`;
}
