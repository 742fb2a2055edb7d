import type { Result } from '@atrium/lottery-rules/draw';
import type { Play } from '@atrium/lottery-rules/play';

/** What became of a number in the last draws. */
export interface Came {
  /** Draws since it last came: 0 in the latest; null if it came in none of them. */
  readonly gap: number | null;
  /** How often it came in all of them. */
  readonly hits: number;
  /** How often it came in each, the latest first. */
  readonly byDraw: readonly number[];
}

/** The longest number that has figures of its own: longer ones hardly ever come. */
const LONGEST = 4;

/**
 * The play that says when a number comes: the play itself for bets on single numbers; lô of two digits for those on several numbers
 * at once, which look at the same prizes. Null for digits and whole tickets.
 */
export function countingPlay(play: Play, plays: ReadonlyMap<string, Play>): Play | null {
  const [row] = play.rows;
  if (row?.name !== 'numbers') return null;
  if (row.kind === 'picks') return plays.get('lo2') ?? null;
  return play.numbered && row.length <= LONGEST ? play : null;
}

/** Looks up what became of a number in some results, the latest first. */
export function historyOf(play: Play, results: readonly Result[]): (number: string) => Came {
  const known = new Map<string, Came>();
  return (number) => {
    let came = known.get(number);
    if (!came) {
      const byDraw = results.map((result) =>
        play.hits(number, result).reduce((sum, { notes }) => sum + Number(notes), 0),
      );
      const at = byDraw.findIndex((hits) => hits > 0);
      came = { gap: at < 0 ? null : at, hits: byDraw.reduce((sum, hits) => sum + hits, 0), byDraw };
      known.set(number, came);
    }
    return came;
  };
}

/** The histories of several plays over the same results, each worked out once. */
export function historiesOf(results: readonly Result[]): (play: Play) => (number: string) => Came {
  const known = new WeakMap<Play, (number: string) => Came>();
  return (play) => {
    let history = known.get(play);
    if (!history) {
      history = historyOf(play, results);
      known.set(play, history);
    }
    return history;
  };
}
