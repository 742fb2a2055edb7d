import type { House } from '../../house.ts';
import type { Play } from '../../play.ts';
import { da } from './da.ts';
import { daTable } from './da-table.ts';
import { type Ending, ending } from './ending.ts';
import { inGroups, longEnough, NORTH, type Region, SOUTH, type Spot } from './region.ts';
import { northTicket, southTicket } from './ticket.ts';
import { truot, xien, xienQuay } from './together.ts';

const LENGTHS = [2, 3, 4] as const;

/** Lô of two, three and four digits: every number of the result that is long enough. */
const lo = ({ spots }: Region, cost2?: number): Ending[] =>
  LENGTHS.map((length) => ({
    code: `lo${length}`,
    tab: `lo${length}`,
    name: `Lô ${length}`,
    length,
    spots: longEnough(spots, length),
    ...(length === 2 && cost2 && { cost: cost2 }),
  }));

/** Bao 7 and bao 8: some numbers of the result. The cost is the same when a longer bet matches fewer of them. */
const bao = (size: 7 | 8, spots: readonly Spot[]): Ending[] =>
  LENGTHS.map((length) => ({
    code: `bao${size}-${length}`,
    tab: `bao${size}`,
    name: `Bao ${size}, ${length} digits`,
    length,
    spots: longEnough(spots, length),
    cost: size,
  }));

/** Bets on the special prize and on the numbers of two and three digits. */
function heads(region: Region, twoDigits: string, threeDigits: string): Ending[] {
  const special = inGroups(region, 'special');
  const two = inGroups(region, twoDigits);
  const three = inGroups(region, threeDigits);
  return [
    { code: 'de', tab: 'de', name: 'Đề', length: 2, spots: special },
    { code: 'dau', tab: 'dau', name: 'Đầu', length: 2, spots: two },
    { code: 'dau-duoi', tab: 'dau', name: 'Đầu đuôi', length: 2, spots: [...two, ...special] },
    { code: 'de-tens', tab: 'de', name: 'Đầu 1', length: 1, spots: special, before: 1 },
    { code: 'de-units', tab: 'de', name: 'Đuôi 1', length: 1, spots: special },
    { code: 'xiu-chu-dau', tab: 'xiu-chu', name: 'Xỉu chủ đầu', length: 3, spots: three },
    { code: 'xiu-chu-duoi', tab: 'xiu-chu', name: 'Xỉu chủ đuôi', length: 3, spots: special },
    { code: 'xiu-chu', tab: 'xiu-chu', name: 'Xỉu chủ', length: 3, spots: [...three, ...special] },
  ];
}

const together = (region: Region): Play[] => [
  ...([2, 3, 4] as const).map((k) => xien(region, k)),
  xienQuay(region),
  ...[4, 5, 6, 7, 8, 9, 10].map((k) => truot(region, k)),
];

/** The special prize, the three numbers of g6 and one of g7, g5, g4 and g3 each. */
function baoEight(which: House['vnBao8']): Spot[] {
  const one = (group: string): Spot => {
    const spots = inGroups(NORTH, group);
    return which === 'first' ? spots[0]! : spots.at(-1)!;
  };
  return [...inGroups(NORTH, 'special', 'g6'), one('g7'), one('g5'), one('g4'), one('g3')];
}

/** The plays of northern Vietnam. Source: domain.md 4.7. */
export function vnNorthPlays({ vnNorthPoint, vnBao8 }: House): readonly Play[] {
  const endings: Ending[] = [
    ...lo(NORTH, vnNorthPoint === 'pool' ? undefined : Number(vnNorthPoint)),
    ...heads(NORTH, 'g7', 'g6'),
    { code: 'nhat-to', tab: 'de', name: 'Nhất to', length: 2, spots: inGroups(NORTH, 'g1') },
    ...bao(8, baoEight(vnBao8)),
  ];
  return [...endings.map((rule) => ending(NORTH, rule)), ...together(NORTH), northTicket()];
}

/** The plays of one station of southern or central Vietnam. Source: domain.md 4.7. */
export function vnSouthPlays({ vnDa }: House): readonly Play[] {
  const endings: Ending[] = [
    ...lo(SOUTH),
    ...heads(SOUTH, 'g8', 'g7'),
    ...bao(7, inGroups(SOUTH, 'g8', 'g7', 'g6', 'g5', 'special')),
  ];
  const pairs = vnDa === 'pairs' ? [da(SOUTH)] : ([2, 3, 4, 5] as const).map((picks) => daTable(SOUTH, picks));
  return [...endings.map((rule) => ending(SOUTH, rule)), ...pairs, ...together(SOUTH), southTicket()];
}
