import { cheapestAssignment } from './assignment.ts';
import { type DrawnNumber, drawnNumbers } from './drawn-numbers.ts';
import type { Group } from './families.ts';
import type { Found } from './greatest.ts';
import { payoutFor, paysWhole, type TicketLine } from './line-payout.ts';
import { kindsOf, type PickKind, type Times, type TogetherLine, togetherLine } from './picked-pairs.ts';

/** Lines times branches that are looked at for one ticket. */
const MAX_WORK = 1_500_000;
const PAIRS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/**
 * The outcome of a draw of many numbers that pays most to all lines together: bets that each drawn number wins by its ending, and
 * bets on numbers of two digits that win together. Picks that no line distinguishes are alike: the search decides of how many of
 * them are drawn how often, and leaves a branch where the most that each line can still win adds up to no more than what was found.
 * What is left of the drawn numbers goes to the best endings, by an assignment of the picks to places at the least loss.
 */
export function greatestOfEndings(lines: readonly TicketLine[], groups: readonly Group[]): Found {
  const { numbers, slack } = drawnNumbers(groups, lines, paysWhole);
  const together = lines.flatMap((line) => {
    const term = line.play.together?.(line.selection);
    return term ? [togetherLine(term, payoutFor(line), numbers.length)] : [];
  });
  const search = new PairSearch(numbers, together);
  const { paid, pairs } = search.run();
  const most = Math.floor(search.complete ? paid + slack + 1e-6 : search.bound + slack + 1e-6);
  if (!pairs || !search.complete) return { most, exact: false, numbers: null };
  const drawn = pairs.map((pair, place) => numbers[place]!.numberWith(pair.slice(-numbers[place]!.width)));
  let at = 0;
  const inGroups = groups.map(({ count }) => {
    at += count;
    return drawn.slice(at - count, at);
  });
  return { most, exact: true, numbers: inGroups };
}

class PairSearch {
  complete = true;
  bound = 0;
  readonly #numbers: readonly DrawnNumber[];
  readonly #lines: readonly TogetherLine[];
  readonly #kinds: readonly PickKind[];
  /** By place: the most that an ending which no line picks wins, with that ending; null where every ending is picked. */
  readonly #free: readonly ({ paid: number; pair: string } | null)[];
  /** What all places win at most, and by a number of places the least that they win together. */
  readonly #allPlaces: number;
  readonly #losses: readonly number[];
  /** By a number of places, the least that they lose together where each has a pick. */
  readonly #lossesOfPicks: readonly number[];

  constructor(numbers: readonly DrawnNumber[], lines: readonly TogetherLine[]) {
    this.#numbers = numbers;
    this.#lines = lines;
    this.#kinds = kindsOf(lines, (pair) => numbers.map((number) => number.most(pair)));
    const picked = new Set(this.#kinds.flatMap(({ pairs }) => pairs));
    const others = PAIRS.filter((pair) => !picked.has(pair));
    const bests = new Map<DrawnNumber, { paid: number; pair: string } | null>();
    this.#free = numbers.map((number) => {
      let best = bests.get(number);
      if (best === undefined) {
        best = bestOf(others, number);
        bests.set(number, best);
      }
      return best;
    });
    const most = new Map<DrawnNumber, number>();
    const tops = numbers.map((number) => {
      const top = most.get(number) ?? Math.max(...PAIRS.map((pair) => number.most(pair)));
      most.set(number, top);
      return top;
    });
    this.#allPlaces = tops.reduce((sum, top) => sum + top, 0);
    this.#losses = leastSums(tops);
    const pairs = [...picked];
    this.#lossesOfPicks = leastSums(
      numbers.map((number, place) => tops[place]! - Math.max(0, ...pairs.map((pair) => number.most(pair)))),
    );
  }

  run(): { paid: number; pairs: string[] | null } {
    let work = MAX_WORK;
    let best = -1;
    let pairs: string[] | null = null;
    const kinds = this.#kinds;
    const chosen: Times[] = [];
    const start = this.#lines.map((line) => line.start());
    this.bound = this.#most(start, this.#numbers.length, 0);

    const search = (at: number, states: typeof start, left: number, plain: number): void => {
      if (at === kinds.length) {
        const ends = this.#ends(chosen);
        work -= ends?.work ?? 1;
        if (!ends) return;
        const paid = states.reduce((sum, state, line) => sum + this.#lines[line]!.most(state, 0), ends.paid);
        if (paid > best) [best, pairs] = [paid, ends.pairs];
        return;
      }
      const kind = kinds[at]!;
      const branches = [];
      for (const times of kind.choices(left)) {
        const next = states.map((state, line) => this.#lines[line]!.after(state, kind, times));
        const used = plain + (kind.endings ? 0 : times.hits);
        const bound = this.#most(next, left - times.hits, used);
        work -= this.#lines.length + 1;
        if (bound > best) branches.push({ times, next, used, bound });
      }
      branches.sort((a, b) => b.bound - a.bound);
      for (const { times, next, used, bound } of branches) {
        if (bound <= best) break;
        if (work < 0) {
          this.complete = false;
          return;
        }
        chosen[at] = times;
        search(at + 1, next, left - times.hits, used);
      }
    };
    search(0, start, this.#numbers.length, 0);
    return { paid: Math.max(best, 0), pairs };
  }

  /** The most that is still possible, where `plain` places have picks whose endings win nothing. */
  #most(states: readonly ReturnType<TogetherLine['start']>[], left: number, plain: number): number {
    return this.#lines.reduce(
      (sum, line, at) => sum + line.most(states[at]!, left),
      this.#allPlaces - Math.max(this.#losses[plain]!, this.#lossesOfPicks[this.#numbers.length - left]!),
    );
  }

  /** What the places win by their endings, where picks are drawn at least as often as chosen and others of them not at all. */
  #ends(chosen: readonly Times[]): { paid: number; pairs: string[]; work: number } | null {
    const needed: { pair: string; endings: boolean }[] = [];
    const drawn: string[] = [];
    for (const [at, { members, hits }] of chosen.entries()) {
      const kind = this.#kinds[at]!;
      for (let member = 0; member < members; member += 1) {
        const pair = kind.pairs[member]!;
        if (kind.endings) drawn.push(pair);
        const times = Math.floor(hits / members) + (member < hits % members ? 1 : 0);
        for (let time = 0; time < times; time += 1) needed.push({ pair, endings: kind.endings });
      }
    }
    if (needed.length > this.#numbers.length) return null;
    const any = needed[0]?.pair;
    const tops = this.#numbers.map((number, place) => {
      let best = this.#free[place] ?? (any === undefined ? null : { pair: any, paid: number.most(any) });
      for (const pair of drawn) if (!best || number.most(pair) > best.paid) best = { pair, paid: number.most(pair) };
      return best;
    });
    if (tops.some((top) => !top)) return null;
    const pairs = tops.map((top) => top!.pair);
    let paid = tops.reduce((sum, top) => sum + top!.paid, 0);
    if (needed.length === 0) return { paid, pairs, work: 1 };
    const costs = needed.some(({ endings }) => endings)
      ? needed.map(({ pair }) => this.#numbers.map((number, place) => tops[place]!.paid - number.most(pair)))
      : null;
    const places = costs
      ? cheapestAssignment(costs)
      : tops
          .map((top, place) => [top!.paid, place] as const)
          .sort(([a], [b]) => a - b)
          .map(([, place]) => place);
    for (const [index, { pair }] of needed.entries()) {
      const place = places[index]!;
      paid -= tops[place]!.paid - this.#numbers[place]!.most(pair);
      pairs[place] = pair;
    }
    return { paid, pairs, work: costs ? needed.length ** 2 * this.#numbers.length : this.#numbers.length };
  }
}

function bestOf(pairs: readonly string[], number: DrawnNumber): { paid: number; pair: string } | null {
  let best: { paid: number; pair: string } | null = null;
  for (const pair of pairs) if (!best || number.most(pair) > best.paid) best = { pair, paid: number.most(pair) };
  return best;
}

/** By a count from 0, the sum of that number of the least. */
function leastSums(amounts: readonly number[]): number[] {
  let sum = 0;
  const sums = [0];
  for (const amount of amounts.toSorted((a, b) => a - b)) {
    sum += amount;
    sums.push(sum);
  }
  return sums;
}
