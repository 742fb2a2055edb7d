/**
 * The outcome families: what one draw consists of. A result is a list of groups; a group is a list of numbers that
 * belong together (a prize tier, the main balls, the extra ball).
 *
 * - `digits`: numbers of `width` digits, each drawn on its own, repeats allowed, leading zeros kept.
 * - `picks`: `count` different numbers of `from`..`to`, in drawn order, or ascending with `sorted`. A later group with
 *   `apart` draws from what the groups before it left.
 * - `dice`: `count` numbers of 1..`sides`, repeats allowed, ascending.
 *
 * Source: domain.md 4.2 to 4.9.
 */
export type Group =
  | { readonly kind: 'digits'; readonly name: string; readonly width: number; readonly count: number }
  | {
      readonly kind: 'picks';
      readonly name: string;
      readonly from: number;
      readonly to: number;
      readonly count: number;
      readonly sorted?: boolean;
      readonly apart?: boolean;
    }
  | { readonly kind: 'dice'; readonly name: string; readonly sides: number; readonly count: number };

const digits = (name: string, width: number, count = 1): Group => ({ kind: 'digits', name, width, count });

export const FAMILIES = {
  /** Five digits: 100,000 outcomes. */
  ssc: [digits('numbers', 1, 5)],
  /** Five of eleven, in order: 55,440 sequences. */
  '11x5': [{ kind: 'picks', name: 'numbers', from: 1, to: 11, count: 5 }],
  /** Three dice: 216. */
  k3: [{ kind: 'dice', name: 'numbers', sides: 6, count: 3 }],
  /** The finishing order of ten. */
  pk10: [{ kind: 'picks', name: 'numbers', from: 1, to: 10, count: 10 }],
  /** Six of 49 and one more. */
  marksix: [
    { kind: 'picks', name: 'numbers', from: 1, to: 49, count: 6, sorted: true },
    { kind: 'picks', name: 'extra', from: 1, to: 49, count: 1, apart: true },
  ],
  /** Six of 49 and one more, as Mark Six, with divisions of its own. */
  toto: [
    { kind: 'picks', name: 'numbers', from: 1, to: 49, count: 6, sorted: true },
    { kind: 'picks', name: 'extra', from: 1, to: 49, count: 1, apart: true },
  ],
  /** Six of 45. */
  lotto45: [{ kind: 'picks', name: 'numbers', from: 1, to: 45, count: 6, sorted: true }],
  /** Six of 55 and one more. */
  lotto55: [
    { kind: 'picks', name: 'numbers', from: 1, to: 55, count: 6, sorted: true },
    { kind: 'picks', name: 'extra', from: 1, to: 55, count: 1, apart: true },
  ],
  /** Twenty of eighty. */
  keno: [{ kind: 'picks', name: 'numbers', from: 1, to: 80, count: 20, sorted: true }],
  /** Three digits: 1,000. */
  pick3: [digits('numbers', 1, 3)],
  /** 23 numbers of four digits; numbers may repeat among the 23. */
  '4d': [
    digits('first', 4),
    digits('second', 4),
    digits('third', 4),
    digits('special', 4, 10),
    digits('consolation', 4, 10),
  ],
  /** Northern Vietnam: 27 numbers, 107 digits. */
  'vn-north': [
    digits('special', 5),
    digits('g1', 5),
    digits('g2', 5, 2),
    digits('g3', 5, 6),
    digits('g4', 4, 4),
    digits('g5', 4, 6),
    digits('g6', 3, 3),
    digits('g7', 2, 4),
  ],
  /** A station of southern or central Vietnam: 18 numbers, 82 digits. */
  'vn-south': [
    digits('special', 6),
    digits('g1', 5),
    digits('g2', 5),
    digits('g3', 5, 2),
    digits('g4', 5, 7),
    digits('g5', 4),
    digits('g6', 4, 3),
    digits('g7', 3),
    digits('g8', 2),
  ],
  /** Thai government lottery: the first prize, two front threes, two last threes, the last two. */
  thai: [digits('first', 6), digits('front3', 3, 2), digits('last3', 3, 2), digits('last2', 2)],
  /** Thai government lottery with the prizes of a ticket as well: 171 numbers. */
  'thai-state': [
    digits('first', 6),
    digits('front3', 3, 2),
    digits('last3', 3, 2),
    digits('last2', 2),
    digits('second', 6, 5),
    digits('third', 6, 10),
    digits('fourth', 6, 50),
    digits('fifth', 6, 100),
  ],
  /** Markets cut from two five-digit numbers: three top from the first, two bottom from the second. */
  hanoi: [digits('special', 5), digits('first', 5)],
  /** Markets cut from one six-digit number. */
  lao: [digits('special', 6)],
  /** One five-digit number, many rounds a day. */
  yeekee: [digits('numbers', 5)],
  /** Stock-like markets: an index and its change, each with two decimals, as digits without a point. */
  stock: [digits('index', 6), digits('change', 4)],
} as const satisfies Record<string, readonly Group[]>;

export type Family = keyof typeof FAMILIES;
export const groupsOf = (family: Family): readonly Group[] => FAMILIES[family];
export const isFamily = (name: string): name is Family => Object.hasOwn(FAMILIES, name);
