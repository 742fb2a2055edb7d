import type { Game, GamePage } from '@atrium/contracts/games';

/** As many games as the portal's catalogue of slots has. */
const TOTAL = 430;
const VENDORS = ['PG', 'JDB', 'CQ9', 'FC', 'PP', 'JILI', 'HB', 'NE', 'RT', 'BNG'];
const ADJECTIVES = ['Golden', 'Lucky', 'Wild', 'Royal', 'Mystic', 'Crystal', 'Thunder', 'Silver', 'Dragon'];
const NOUNS = ['Parliament', 'Temple', 'Harbour', 'Empire', 'Garden', 'Fortune', 'Lantern', 'Voyage'];

/** `GET /lgw/games/browse` in the shape of the portal's answer: the same lobby for every host. */
export function browse(query: URLSearchParams): GamePage {
  const category = query.get('gameType') === 'FISH' ? 'FISH' : 'RNG';
  const pageNum = Number(query.get('pageNo') ?? 1);
  const pageSize = Number(query.get('pageSize') ?? 24);
  const from = (pageNum - 1) * pageSize;
  const count = Math.max(0, Math.min(pageSize, TOTAL - from));
  return {
    games: Array.from({ length: count }, (_, index) => gameAt(category, from + index)),
    pageNum,
    totalPages: Math.ceil(TOTAL / pageSize),
    total: TOTAL,
  };
}

function gameAt(category: 'RNG' | 'FISH', index: number): Game {
  const vendor = VENDORS[index % VENDORS.length]!;
  const name = `${ADJECTIVES[index % ADJECTIVES.length]} ${NOUNS[index % NOUNS.length]} ${index + 1}`;
  return {
    gameId: `${vendor}-${category}-${index}`,
    code: `${category}${index}`,
    name,
    vassalage: vendor,
    vendorName: `${vendor} Gaming`,
    gameType: category,
    kind: index % 7 === 0 ? 'jackpot' : 'slots',
    accountTypeName: vendor,
    defaultPlayType: null,
    isGame: null,
    cover: `/covers/${category.toLowerCase()}-${index}.svg`,
    minBet: String(100 + (index % 5) * 50),
    maxBet: '500000',
    lines: 20 + (index % 4) * 5,
    returnPercent: 96.5,
    demo: index % 2 === 0,
    isNew: index % 11 === 0,
    isHot: index % 13 === 0,
    jackpot: index % 7 === 0 ? String(1_234_500 + index) : null,
    playable: true,
  };
}

/** A cover of its own colours: as many requests and pictures as in a lobby. */
export function cover(name: string): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const [width, height] = name === 'hero' ? [1400, 360] : [320, 320];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 60% 30%)"/><circle cx="50%" cy="50%" r="30%" fill="hsl(${(hue + 60) % 360} 80% 60%)"/></svg>`;
}
