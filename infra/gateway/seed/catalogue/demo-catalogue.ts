import { createHash } from 'node:crypto';
import type { Category } from '@atrium/contracts/game-categories';
import { LOTTERIES } from '../lotteries/lottery-games.ts';
import { PLACE_NAMES } from '../lotteries/place-names.ts';
import { seededRandom } from '../seeded-random.ts';
import { SLOT_NAMES } from './slot-names.ts';
import { ESPORTS_BOOKS, FISH_GAMES, LIVE_TABLES, PVP_GAMES, SPORTS_BOOKS } from './table-names.ts';
import { VENDORS } from './vendors.ts';

export interface DemoGame {
  id: string;
  vendor: string;
  code: string;
  category: Category;
  kind: string;
  name: string;
  names: Record<string, string>;
  minBet: number;
  maxBet: number;
  lines: number;
  returnPercent: number | null;
  demo: boolean;
  isNew: boolean;
  hot: boolean;
  popularity: number;
  /** Days between the game's addition to the shelf and the seeding. */
  age: number;
}

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9 -]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/ +/g, '-');

/**
 * The sandbox vendor plays a slot by lines, by ways or with held coins, depending on the game's ID. The published
 * figures are repeated here.
 */
function slotModel(id: string): { lines: number; returnPercent: number } {
  const variant = createHash('sha256').update(id).digest().readUInt32BE(0) % 4;
  if (variant % 2 === 1) return { lines: 243, returnPercent: 95.62 };
  return { lines: 20, returnPercent: variant === 0 ? 96.33 : 96.29 };
}

const parse = (text: string): { name: string; names: Record<string, string> }[] =>
  text.split(', ').map((entry) => {
    const [name, zh] = entry.split('=') as [string, string?];
    const names: Record<string, string> = zh === undefined ? {} : { zh };
    return { name, names };
  });

const SHELVES: readonly [Category, Readonly<Record<string, string>>][] = [
  ['RNG', SLOT_NAMES],
  ['LIVE', LIVE_TABLES],
  ['FISH', FISH_GAMES],
  ['PVP', PVP_GAMES],
  ['SPORTS', SPORTS_BOOKS],
  ['ESPORTS', ESPORTS_BOOKS],
];
/** Minimum and maximum stakes in minor units; all are on the sandbox vendor's list. */
const STAKES: Readonly<Record<string, { least: readonly number[]; most: readonly number[] }>> = {
  RNG: { least: [20, 20, 40, 100], most: [5_000, 10_000, 20_000] },
  LIVE: { least: [500, 1_000, 2_000], most: [50_000] },
  FISH: { least: [20, 40], most: [5_000, 10_000] },
  PVP: { least: [100, 200], most: [20_000, 50_000] },
  SPORTS: { least: [100, 200], most: [50_000] },
  ESPORTS: { least: [100, 200], most: [50_000] },
};
const RETURNS: Readonly<Record<string, number>> = { FISH: 96, PVP: 98, SPORTS: 95, ESPORTS: 95 };
/** The best field of each kind of table, or the best play of it, as the sandbox vendor publishes it. */
const RETURN_OF_TABLE: Readonly<Record<string, number>> = {
  BAC: 98.94,
  SIC: 97.22,
  ROU: 97.29,
  DAT: 96.26,
  BJ: 99.39,
  HE: 97.84,
  TCP: 97.68,
  MT: 96.06,
  WZPJ: 96.85,
  SD: 97.5,
  FT: 97.5,
  NN: 99.19,
  YSX: 96.29,
  ZJH: 97.5,
};
const STAKES_ON_OFFER = [20, 40, 100, 200, 400, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];
/** The popularity of a category's first game, so that a mixed shelf of hot games starts with one of each. */
const POPULAR: Readonly<Record<string, number>> = {
  RNG: 9_000,
  LIVE: 8_950,
  FISH: 8_900,
  PVP: 8_850,
  SPORTS: 8_700,
  ESPORTS: 8_500,
};
/** The number of hot games among a vendor's first ones. */
const FRONT_ROW: Readonly<Record<string, number>> = { RNG: 2, LIVE: 2, FISH: 2, PVP: 2, SPORTS: 1, ESPORTS: 1 };

/** Every game of the demo brand, the same on every machine. */
export function demoCatalogue(): DemoGame[] {
  const games: DemoGame[] = [];
  for (const [category, shelf] of SHELVES) {
    for (const [vendor, text] of Object.entries(shelf)) {
      games.push(...parse(text).map((entry, index) => gameOf(category, vendor, entry, index)));
    }
  }
  return [...games, ...lotteryGames()];
}

function gameOf(
  category: Category,
  vendor: string,
  entry: { name: string; names: Record<string, string> },
  index: number,
): DemoGame {
  const [kind, name] =
    category === 'LIVE' || category === 'PVP'
      ? (entry.name.split(/ (.*)/s) as [string, string])
      : [vendor === 'SV3' ? 'cockfight' : category === 'RNG' ? 'slots' : category.toLowerCase(), entry.name];
  const id = `${vendor}-${slug(name)}`;
  const random = seededRandom(id);
  const { least, most } = STAKES[category]!;
  const minBet = random.pick(least);
  const rank = VENDORS.filter((other) => other.category === category).findIndex(({ code }) => code === vendor);
  const isNew = index > 2 && random.chance(0.09);
  const model =
    category === 'RNG'
      ? slotModel(id)
      : { lines: 0, returnPercent: RETURNS[category] ?? RETURN_OF_TABLE[kind] ?? null };
  return {
    id,
    vendor,
    code: slug(name),
    category,
    kind,
    name,
    names: entry.names,
    minBet,
    maxBet: random.pick(most),
    ...model,
    demo: category !== 'PVP',
    isNew,
    hot: index < FRONT_ROW[category]!,
    popularity: Math.max(1, POPULAR[category]! - index * 240 - rank * 60 + random.whole(0, 25)),
    age: isNew ? random.whole(2, 28) : random.whole(90, 900),
  };
}

function lotteryGames(): DemoGame[] {
  return LOTTERIES.map(({ code, vendor, area, name, zh, family, hot }, index) => ({
    id: `${vendor}-${code}`,
    vendor,
    code,
    category: area === 'ELOTT' ? 'ELOTT' : 'LOTT',
    kind: family,
    name,
    names: { zh, ...PLACE_NAMES[code] },
    minBet: 200,
    maxBet: 10_000_000,
    lines: 0,
    returnPercent: null,
    demo: true,
    isNew: false,
    hot: hot ?? false,
    popularity: 8_000 - index * 40,
    age: 400,
  }));
}

export interface DemoRoom {
  id: string;
  gameId: string;
  name: string;
  names: Record<string, string>;
  stake: number;
  seats: number;
  taken: number;
}

const ROOM_NAMES: readonly [string, string][] = [
  ['Garden', '花园'],
  ['Balcony', '露台'],
  ['Library', '书房'],
  ['Green room', '绿厅'],
  ['Cellar', '酒窖'],
  ['Terrace', '平台'],
  ['Gallery', '画廊'],
  ['Attic', '阁楼'],
];

/** The seats of a table by the kind of its game, as the sandbox vendor plays it. */
const ROOM_SEATS: Readonly<Record<string, number>> = { CHESS: 2, BLITZ: 2 };
const MOST_ROOM_SEATS = 4;

/** Three to five rooms of rising stakes for every player-versus-player game. */
export function demoRooms(games: readonly DemoGame[]): DemoRoom[] {
  return games
    .filter(({ category }) => category === 'PVP')
    .flatMap((game) => {
      const random = seededRandom(`rooms ${game.id}`);
      const first = random.whole(0, ROOM_NAMES.length - 1);
      const stakes = STAKES_ON_OFFER.filter((stake) => stake >= game.minBet && stake <= game.maxBet);
      return Array.from({ length: random.whole(3, 5) }, (_, index) => {
        const [name, zh] = ROOM_NAMES[(first + index) % ROOM_NAMES.length]!;
        const seats = ROOM_SEATS[game.kind] ?? MOST_ROOM_SEATS;
        return {
          id: `${game.id}-r${index + 1}`,
          gameId: game.id,
          name,
          names: { zh },
          stake: stakes[Math.min(index + 1, stakes.length - 1)]!,
          seats,
          taken: random.whole(0, seats),
        };
      });
    });
}
