import type { Result } from '../../draw.ts';
import type { Selection } from '../../selection.ts';

/** Prizes by position in the result: north special, g1 … g7; south special, g1 … g8. */
export interface Prizes {
  special: string;
  prize: (index: number) => readonly string[];
  all: readonly string[];
}
const read = (result: Result): Prizes => ({
  special: result[0]![0]!,
  prize: (index) => result[index]!,
  all: result.flat(),
});

/** The numbers that a play of single numbers looks at, written out from domain.md 4.7. */
const LOOKS_AT: Readonly<Record<string, (prizes: Prizes, north: boolean) => readonly string[]>> = {
  lo2: ({ all }) => all,
  lo3: ({ all }) => all,
  lo4: ({ all }) => all,
  de: ({ special }) => [special],
  dau: ({ prize }, north) => (north ? prize(7) : prize(8)),
  'dau-duoi': ({ prize, special }, north) => [special, ...(north ? prize(7) : prize(8))],
  'de-tens': ({ special }) => [special.at(-2)!],
  'de-units': ({ special }) => [special.at(-1)!],
  'xiu-chu-dau': ({ prize }, north) => (north ? prize(6) : prize(7)),
  'xiu-chu-duoi': ({ special }) => [special],
  'xiu-chu': ({ prize, special }, north) => [special, ...(north ? prize(6) : prize(7))],
  'nhat-to': ({ prize }) => prize(1),
  bao7: ({ prize, special }) => [...prize(8), ...prize(7), ...prize(6), ...prize(5), special],
  bao8: ({ prize, special }) => [special, prize(7)[0]!, ...prize(6), prize(5)[0]!, prize(4)[0]!, prize(3)[0]!],
};

const tickets = (notes: number, of: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(of).map(([tier, hits]) => [tier, hits * notes]));

function lowerPrizes(number: string, { prize }: Prizes, prizes: number): Record<string, number> {
  const won: Record<string, number> = {};
  for (let index = 1; index <= prizes; index += 1)
    won[`g${index}`] = prize(index).filter((drawn) => number.slice(number.length - drawn.length) === drawn).length;
  return won;
}

function southTicket(number: string, prizes: Prizes): Record<string, number> {
  const right = [...number].map((digit, place) => digit === prizes.special[place]);
  const rightAfterFirst = right.slice(1).filter(Boolean).length;
  return {
    special: right[0] && rightAfterFirst === 5 ? 1 : 0,
    side: !right[0] && rightAfterFirst === 5 ? 1 : 0,
    consolation: right[0] && rightAfterFirst === 4 ? 1 : 0,
    ...lowerPrizes(number, prizes, 8),
  };
}

/** Symbol by symbol: the draw's symbols are 1 … 6, whichever six they are. */
function northSeries(number: string, prizes: Prizes): Record<string, number> {
  const won: Record<string, number> = tickets(15, lowerPrizes(number, prizes, 7));
  for (let symbol = 1; symbol <= 15; symbol += 1) {
    const tier = number === prizes.special ? (symbol <= 6 ? 'special' : 'side') : null;
    if (tier) won[tier] = (won[tier] ?? 0) + 1;
    if (number.slice(3) === prizes.special.slice(3)) won.consolation = (won.consolation ?? 0) + 1;
  }
  return won;
}

/** Sets of `size` items, by bit mask. */
export function setsOf<T>(items: readonly T[], size: number): T[][] {
  const sets: T[][] = [];
  for (let mask = 0; mask < 2 ** items.length; mask += 1) {
    const set = items.filter((_, at) => mask & (1 << at));
    if (set.length === size) sets.push(set);
  }
  return sets;
}

/** What one set of two-digit numbers pays, from how often each of them is drawn. */
export function setPays(code: string, hits: readonly number[]): string | number {
  if (code.startsWith('truot')) return hits.every((times) => times === 0) ? 1 : 0;
  if (code === 'da') return Math.min(...hits);
  if (code.endsWith('-table')) return tablePays(hits);
  return hits.every((times) => times > 0) ? 1 : 0;
}

/** The house table of đá, from the highest row down, as a list of what is written in it. */
function tablePays(hits: readonly number[]): string {
  const drawn = hits.filter((times) => times > 0).length;
  const twice = hits.filter((times) => times > 1).length;
  const thrice = hits.filter((times) => times > 2).length;
  switch (hits.length) {
    case 2:
      return drawn === 2 ? 'two' : '';
    case 3:
      if (drawn === 3) return thrice ? 'three-thrice' : twice ? 'three-twice' : 'three';
      return drawn === 2 ? (twice ? 'two-twice' : 'two') : '';
    case 4:
      if (drawn >= 3 && thrice) return 'three-thrice';
      if (drawn >= 3 && twice) return 'three-twice';
      if (drawn === 4) return 'four';
      return drawn === 2 && twice ? (twice === 2 ? 'two-both-twice' : 'two-twice') : '';
    default:
      if (drawn >= 4 && thrice) return 'four-thrice';
      if (drawn >= 4 && twice) return 'four-twice';
      if (drawn === 5) return 'five';
      return drawn === 3 && twice ? (twice >= 2 ? 'three-two-twice' : 'three-twice') : '';
  }
}

const sizesOf = (code: string): number[] =>
  code === 'xien-quay' ? [2, 3, 4] : code === 'da' ? [2] : [Number(/\d+/.exec(code)![0])];

/** What a selection of a Vietnamese play pays on a result, plainly. */
export function vietnamOracle(
  code: string,
  north: boolean,
): (rows: Selection, result: Result) => Record<string, number> {
  return ([values], result) => {
    const prizes = read(result);
    const paid: Record<string, number> = {};
    const pay = (tier: string, notes: number) => {
      paid[tier] = (paid[tier] ?? 0) + notes;
    };
    const looksAt = LOOKS_AT[code] ?? LOOKS_AT[code.split('-')[0]!];
    if (code.startsWith('ticket'))
      for (const number of values!)
        for (const [tier, notes] of Object.entries(north ? northSeries(number, prizes) : southTicket(number, prizes)))
          pay(tier, notes);
    else if (looksAt)
      for (const number of values!) pay('hit', looksAt(prizes, north).filter((drawn) => drawn.endsWith(number)).length);
    else
      for (const size of sizesOf(code))
        for (const set of setsOf(values!, size)) {
          const pays = setPays(
            code,
            set.map((number) => prizes.all.filter((drawn) => drawn.slice(-2) === number).length),
          );
          if (typeof pays === 'string') pay(pays, pays ? 1 : 0);
          else pay(code === 'xien-quay' ? `xien${size}` : 'hit', pays);
        }
    return paid;
  };
}
