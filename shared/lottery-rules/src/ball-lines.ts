import type { BallTerm } from './play.ts';

export type Paying = BallTerm & { readonly payout: (wins: ReturnType<BallTerm['wins']>) => number };
export const termWithPayout = (term: BallTerm, payout: Paying['payout']): Paying => ({ ...term, payout }) as Paying;

export interface HitsLine {
  readonly balls: ReadonlySet<string>;
  /** The most that a number of hits between two pays. */
  readonly between: (least: number, most: number) => number;
  /** More hits never pay less, or never more. */
  readonly rises: boolean;
  readonly falls: boolean;
}
export interface ClassesLine {
  readonly classOf: ReadonlyMap<string, number>;
  /** Of classes that have appeared, of those that still can, and of the balls to come. */
  readonly within: (present: number, possible: number, left: number) => number;
  readonly atFirst: number;
}

/** Balls of one kind: every line treats them alike. */
export interface Kind {
  readonly balls: readonly string[];
  readonly hits: readonly number[];
  readonly classes: readonly number[];
}

export function hitsLine(term: Extract<Paying, { on: 'hits' }>, count: number, extra: string): HitsLine {
  const balls = new Set(term.balls);
  const byHits = new Map<number, number>();
  const paid = (hits: number): number => {
    let value = byHits.get(hits);
    if (value === undefined) {
      value = term.payout(term.wins(hits, balls.has(extra)));
      byHits.set(hits, value);
    }
    return value;
  };
  const ranges = new Map<number, number>();
  const more = Array.from({ length: Math.min(count, balls.size) }, (_, hits) => paid(hits + 1) - paid(hits));
  return {
    balls,
    rises: more.every((each) => each >= 0),
    falls: more.every((each) => each <= 0),
    between(least, most) {
      const key = least * (count + 1) + most;
      let value = ranges.get(key);
      if (value === undefined) {
        value = 0;
        for (let hits = least; hits <= most; hits += 1) value = Math.max(value, paid(hits));
        ranges.set(key, value);
      }
      return value;
    },
  };
}

export function classesLine(term: Extract<Paying, { on: 'classes' }>, extra: string): ClassesLine {
  const classOf = new Map(term.classes.flatMap((balls, index) => balls.map((ball) => [ball, 1 << index] as const)));
  const known = new Map<number, number>();
  const paid = (mask: number): number => {
    let value = known.get(mask);
    if (value === undefined) {
      value = term.payout(term.wins(term.classes.map((_, index) => (mask & (1 << index)) !== 0)));
      known.set(mask, value);
    }
    return value;
  };
  const most = new Map<string, number>();
  /** More classes never pay less: as many as there are balls for. */
  const within = (present: number, possible: number, left: number): number => {
    const more = possible & ~present;
    if (left === 0 || more === 0) return paid(present);
    const key = `${present} ${more} ${left}`;
    let value = most.get(key);
    if (value === undefined) {
      value = 0;
      for (let bits = more; bits > 0; bits &= bits - 1)
        value = Math.max(value, within(present | (bits & -bits), more, left - 1));
      most.set(key, value);
    }
    return value;
  };
  return { classOf, within, atFirst: classOf.get(extra) ?? 0 };
}

export function kindsOf(balls: readonly string[], hits: readonly HitsLine[], classes: readonly ClassesLine[]): Kind[] {
  const kinds = Map.groupBy(balls, (ball) =>
    [
      ...hits.map((line) => Number(line.balls.has(ball))),
      ...classes.map(({ classOf }) => classOf.get(ball) ?? 0),
    ].join(),
  );
  return Array.from(kinds.values(), (alike) => kindOf(alike, hits, classes)).sort((a, b) => weight(b) - weight(a));
}
export const kindOf = (alike: readonly string[], hits: readonly HitsLine[], classes: readonly ClassesLine[]): Kind => ({
  balls: alike,
  hits: hits.map((line) => Number(line.balls.has(alike[0]!))),
  classes: classes.map(({ classOf }) => classOf.get(alike[0]!) ?? 0),
});
/** Balls that many lines look at are decided first. */
const weight = ({ hits, classes }: Kind): number =>
  hits.reduce((sum, each) => sum + each, 0) + classes.filter((mask) => mask > 0).length;
