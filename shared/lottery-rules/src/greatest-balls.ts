import {
  type ClassesLine,
  classesLine,
  type HitsLine,
  hitsLine,
  type Kind,
  kindOf,
  kindsOf,
  type Paying,
  termWithPayout,
} from './ball-lines.ts';
import { type BallDraw, numbersWithSum, reachableSums } from './ball-sums.ts';
import { payoutFor, type TicketLine } from './line-payout.ts';
import type { Found } from './greatest.ts';

/** `totals`: every sum of all balls that a draw may have. */
type Space = BallDraw & { readonly totals: readonly number[] };

/** Lines times branches that are looked at for one ticket. */
const MAX_WORK = 2_000_000;

/**
 * The outcome of a draw of balls that pays most to all lines together. Balls that no line distinguishes are alike: the search
 * decides how many of each kind are drawn, and leaves a branch where even the most that each line can still win adds up to no
 * more than what was found. Exact, except where the work is limited; `most` is then a bound.
 */
export function greatestOfBalls(lines: readonly TicketLine[], draw: BallDraw): Found {
  const terms = lines.map((line) => termWithPayout(line.play.balls!(line.selection), payoutFor(line)));
  const onSum = terms.some(({ on }) => on === 'sum');
  const totals = onSum ? reachableSums([{ ...draw, count: draw.count + (draw.hasExtra ? 1 : 0) }]) : [];
  const all = (draw.hasExtra ? draw.balls : ['']).map((extra) => new BallSearch(terms, { ...draw, totals }, extra));
  const searches = all
    .filter((search, at) => onSum || !all.some((other, index) => other.isBetterThan(search, index < at)))
    .sort((a, b) => b.bound - a.bound);
  const work = { left: MAX_WORK };
  let best = -1;
  let numbers: (() => string[][]) | null = null;
  for (const search of searches) {
    if (search.bound <= best) break;
    const found = search.run(best, work);
    if (work.left < 0) return { most: searches[0]!.bound, exact: false, numbers: null };
    if (found) [best, numbers] = [found.paid, () => [found.balls(), ...(draw.hasExtra ? [[search.extra]] : [])]];
  }
  return { most: Math.max(best, 0), exact: numbers !== null, numbers: numbers?.() ?? null };
}

class BallSearch {
  readonly extra: string;
  readonly bound: number;
  readonly #draw: Space;
  readonly #hits: HitsLine[] = [];
  readonly #classes: ClassesLine[] = [];
  readonly #kinds: Kind[];
  readonly #onSums: ((total: number) => number) | null;
  readonly #mostBySum: number;
  readonly #extraKind: Kind;
  /** By kind, the earlier ones whose balls win whatever its own do: none of it is drawn while one of them is left. */
  readonly #above: readonly (readonly number[])[];
  /** By index of a kind: the balls of it and all later ones; of them, those of each line; the classes that they have. */
  readonly #ahead: { balls: number; hits: number[]; classes: number[] }[] = [];
  #fixed = 0;

  constructor(terms: readonly Paying[], draw: Space, extra: string) {
    this.#draw = draw;
    this.extra = extra;
    const sums: Extract<Paying, { on: 'sum' }>[] = [];
    for (const term of terms) {
      if (term.on === 'extra') this.#fixed += term.payout(term.wins(extra));
      else if (term.on === 'sum') sums.push(term);
      else if (term.on === 'hits') this.#hits.push(hitsLine(term, draw.count, extra));
      else this.#classes.push(classesLine(term, extra));
    }
    const known = new Map<string, number>();
    this.#onSums =
      sums.length === 0
        ? null
        : (total) => {
            const side = sums.map(({ sideOf }) => sideOf(total)).join();
            let paid = known.get(side);
            if (paid === undefined) {
              paid = sums.reduce((sum, term) => sum + term.payout(term.wins(total, extra)), 0);
              known.set(side, paid);
            }
            return paid;
          };
    this.#kinds = kindsOf(
      draw.balls.filter((ball) => ball !== extra),
      this.#hits,
      this.#classes,
    );
    this.#extraKind = kindOf([extra], this.#hits, this.#classes);
    this.#above = this.#kinds.map((kind, at) =>
      this.#onSums
        ? []
        : Array.from({ length: at }, (_, other) => other).filter((other) => this.#wins(this.#kinds[other]!, kind)),
    );
    for (let at = this.#kinds.length; at >= 0; at -= 1) {
      const [kind, after] = [this.#kinds[at], this.#ahead[at + 1]];
      this.#ahead[at] = {
        balls: (after?.balls ?? 0) + (kind?.balls.length ?? 0),
        hits: this.#hits.map(
          (_, line) => (after?.hits[line] ?? 0) + (kind?.hits[line] ?? 0) * (kind?.balls.length ?? 0),
        ),
        classes: this.#classes.map((_, line) => (after?.classes[line] ?? 0) | (kind?.classes[line] ?? 0)),
      };
    }
    this.#mostBySum = draw.totals.reduce((most, total) => Math.max(most, this.#onSums?.(total) ?? 0), 0);
    this.bound = this.#most(
      0,
      this.#hits.map(() => 0),
      this.#classes.map(({ atFirst }) => atFirst),
      draw.count,
    );
  }

  /** Whatever is drawn with the other's extra ball, this one's in its place wins no less. `equal`: also where both win the same. */
  isBetterThan(other: BallSearch, equal: boolean): boolean {
    const [own, its] = [this.#extraKind, other.#extraKind];
    const same = own.classes.every((mask, line) => mask === its.classes[line]) && this.#fixed === other.#fixed;
    return (
      this !== other &&
      (equal || !same) &&
      this.#fixed >= other.#fixed &&
      own.hits.every((each, line) => each === its.hits[line]) &&
      own.classes.every((mask, line) => its.classes[line] === 0 || mask === its.classes[line])
    );
  }

  /** An outcome that pays more than `least`, the best of all; null if none does. */
  run(least: number, work: { left: number }): { paid: number; balls: () => string[] } | null {
    let best = least;
    let found: (() => string[]) | null = null;
    const counts = this.#kinds.map(() => 0);
    const lines = this.#hits.length + this.#classes.length + 1;
    const search = (at: number, hits: readonly number[], classes: readonly number[], left: number): void => {
      if (left === 0) {
        const leaf = this.#leaf(at, hits, classes, counts);
        work.left -= this.#onSums ? lines + 50 : lines;
        if (leaf.paid > best) [best, found] = [leaf.paid, leaf.balls];
        return;
      }
      const kind = this.#kinds[at]!;
      const needed = left - this.#ahead[at + 1]!.balls;
      const branches = [];
      const free = this.#above[at]!.every((other) => counts[other] === this.#kinds[other]!.balls.length);
      const highest = free ? Math.min(left, kind.balls.length) : 0;
      for (let count = Math.max(0, needed); count <= highest; count += 1) {
        const nextHits = hits.map((each, line) => each + kind.hits[line]! * count);
        const nextClasses = count === 0 ? classes : classes.map((mask, line) => mask | kind.classes[line]!);
        const bound = this.#most(at + 1, nextHits, nextClasses, left - count);
        work.left -= lines;
        if (bound > best) branches.push({ count, nextHits, nextClasses, bound });
      }
      branches.sort((a, b) => b.bound - a.bound);
      for (const { count, nextHits, nextClasses, bound } of branches) {
        if (bound <= best || work.left < 0) break;
        counts[at] = count;
        search(at + 1, nextHits, nextClasses, left - count);
        counts[at] = 0;
      }
    };
    search(
      0,
      this.#hits.map(() => 0),
      this.#classes.map(({ atFirst }) => atFirst),
      this.#draw.count,
    );
    return found && { paid: best, balls: found };
  }

  /** A ball of one kind wins no less than one of another in its place. */
  #wins(kind: Kind, than: Kind): boolean {
    return (
      kind.hits.every((each, line) => {
        const { rises, falls } = this.#hits[line]!;
        return each === than.hits[line] || (each > than.hits[line]! ? rises : falls);
      }) && kind.classes.every((mask, line) => than.classes[line] === 0 || mask === than.classes[line])
    );
  }

  #most(at: number, hits: readonly number[], classes: readonly number[], left: number): number {
    const ahead = this.#ahead[at]!;
    let sum = this.#fixed + this.#mostBySum;
    for (const [line, { between }] of this.#hits.entries()) {
      const of = ahead.hits[line]!;
      sum += between(hits[line]! + Math.max(0, left - (ahead.balls - of)), hits[line]! + Math.min(left, of));
    }
    for (const [line, { within }] of this.#classes.entries()) sum += within(classes[line]!, ahead.classes[line]!, left);
    return sum;
  }

  #leaf(at: number, hits: readonly number[], classes: readonly number[], counts: readonly number[]) {
    const chosen = this.#kinds.slice(0, at).map(({ balls }, index) => ({ balls, count: counts[index]! }));
    const paid = this.#most(at, hits, classes, 0) - this.#mostBySum;
    if (!this.#onSums) return { paid, balls: () => chosen.flatMap(({ balls, count }) => balls.slice(0, count)) };
    let [most, best] = [-1, 0];
    for (const sum of reachableSums(chosen)) {
      const bySum = this.#onSums(sum + Number(this.extra));
      if (bySum > most) [most, best] = [bySum, sum];
    }
    return { paid: paid + most, balls: () => numbersWithSum(chosen, best) };
  }
}
