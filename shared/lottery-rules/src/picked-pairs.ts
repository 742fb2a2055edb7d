import type { TogetherTerm, Win } from './play.ts';

/** How many picks of a kind are drawn, and how often together: as evenly as possible. */
export interface Times {
  readonly members: number;
  readonly hits: number;
}

/** Picks that all lines treat alike. */
export interface PickKind {
  readonly pairs: readonly string[];
  /** The lines that have them. */
  readonly lines: ReadonlySet<TogetherLine>;
  /** Their endings win something alone, all of them the same. */
  readonly endings: boolean;
  choices(left: number): Times[];
}

interface State {
  /** Picks that are drawn, and picks that are not yet decided. */
  readonly drawn: number;
  readonly open: number;
  /** How often each decided pick is drawn; only where it matters. */
  readonly times: readonly number[];
}

/** One line's bet on numbers of two digits, and what it pays. */
export interface TogetherLine {
  readonly picks: ReadonlySet<string>;
  readonly by: TogetherTerm['by'];
  start(): State;
  after(state: State, kind: PickKind, times: Times): State;
  /** The most that the line pays with what is decided, where `left` places can still have its picks. Exact where nothing is open. */
  most(state: State, left: number): number;
  /** A larger number of drawn picks can pay less. */
  readonly falls: boolean;
}

export function togetherLine(
  term: TogetherTerm,
  payout: (wins: readonly Win[]) => number,
  places: number,
): TogetherLine {
  const picks = new Set(term.picks);
  const size = picks.size;
  const byDrawn = new Map<number, number>();
  const ofDrawn = (drawn: number): number => {
    let paid = byDrawn.get(drawn);
    if (paid === undefined) {
      paid = payout(term.wins(term.picks.map((_, at) => (at < drawn ? 1 : 0))));
      byDrawn.set(drawn, paid);
    }
    return paid;
  };
  const byTimes = new Map<string, number>();
  const ofTimes = (times: readonly number[]): number => {
    const sorted = [...times, ...Array<number>(size - times.length).fill(0)].sort((a, b) => b - a);
    const key = sorted.join();
    let paid = byTimes.get(key);
    if (paid === undefined) {
      paid = payout(term.wins(sorted));
      byTimes.set(key, paid);
    }
    return paid;
  };
  const mostTimes = new Map<string, number>();
  /** The most over every way to draw the open picks up to three times each, which is all that matters. */
  const mostOfTimes = (times: readonly number[], open: number, left: number): number => {
    if (open === 0) return ofTimes(times);
    const key = `${[...times].sort().join()} ${open} ${left}`;
    let most = mostTimes.get(key);
    if (most === undefined) {
      most = 0;
      for (let more = 0; more <= Math.min(3, left); more += 1)
        most = Math.max(most, mostOfTimes([...times, more], open - 1, left - more));
      mostTimes.set(key, most);
    }
    return most;
  };
  const drawnOnly = Array.from({ length: Math.min(size, places) + 1 }, (_, drawn) => drawn);
  const falls = term.by === 'drawn' && drawnOnly.some((drawn) => drawn > 0 && ofDrawn(drawn) < ofDrawn(drawn - 1));
  const line: TogetherLine = {
    picks,
    by: term.by,
    falls,
    start: () => ({ drawn: 0, open: size, times: [] }),
    after(state, kind, { members, hits }) {
      if (!kind.lines.has(line)) return state;
      return {
        drawn: state.drawn + members,
        open: state.open - kind.pairs.length,
        times:
          term.by === 'drawn'
            ? state.times
            : [
                ...state.times,
                ...kind.pairs.map((_, at) =>
                  at < members ? Math.floor(hits / members) + (at < hits % members ? 1 : 0) : 0,
                ),
              ],
      };
    },
    most({ drawn, open, times }, left) {
      if (term.by === 'times') return mostOfTimes(times, open, left);
      // Even numbers of times have the greatest sum of the smaller ones over all pairs.
      if (term.by === 'pairs')
        return ofTimes([
          ...times,
          ...Array.from({ length: open }, (_, at) => Math.floor(left / open) + (at < left % open ? 1 : 0)),
        ]);
      let most = 0;
      for (let more = 0; more <= Math.min(open, left); more += 1) most = Math.max(most, ofDrawn(drawn + more));
      return most;
    },
  };
  return line;
}

/** The picks of all lines by kind; those that most lines have first. `paidAt`: what a pair alone wins at each place. */
export function kindsOf(lines: readonly TogetherLine[], paidAt: (pair: string) => readonly number[]): PickKind[] {
  const of = new Map<string, TogetherLine[]>();
  for (const line of lines) for (const pair of line.picks) of.set(pair, [...(of.get(pair) ?? []), line]);
  const index = new Map(lines.map((line, at) => [line, at]));
  const kinds = Map.groupBy(of.keys(), (pair) => {
    const having = of.get(pair)!;
    const own = having.some(({ by }) => by === 'times') ? pair : '';
    return `${having.map((line) => index.get(line)).join()} ${paidAt(pair).join()} ${own}`;
  });
  return Array.from(kinds.values(), (pairs): PickKind => {
    const having = of.get(pairs[0]!)!;
    const [falls, often] = [having.some((line) => line.falls), having.some(({ by }) => by !== 'drawn')];
    return {
      pairs,
      lines: new Set(having),
      endings: paidAt(pairs[0]!).some((paid) => paid > 0),
      choices(left) {
        const all: Times[] = [];
        for (let members = 0; members <= Math.min(pairs.length, left); members += 1)
          for (let hits = members; hits <= (often && members > 0 ? left : members); hits += 1)
            // Where more drawn picks never pay less, as many as possible are drawn.
            if (falls || members === Math.min(pairs.length, hits) || (!often && members === hits))
              all.push({ members, hits });
        return all;
      },
    };
  }).sort((a, b) => b.lines.size - a.lines.size || b.pairs.length - a.pairs.length);
}
