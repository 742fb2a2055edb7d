import type { Play } from '@atrium/lottery-rules/play';
import type { Row } from '@atrium/lottery-rules/selection';

/** Plays that are written with the same numbers: 47 on top and at the bottom, 1234 big and small. */
export interface Kind {
  readonly code: KindCode;
  readonly plays: readonly Play[];
  /** How a number is written: that of the first play. */
  readonly row: Row;
}

const KINDS = {
  three: ['three-top', 'three-tod', 'three-front', 'three-bottom'],
  two: ['two-top', 'two-bottom'],
  run: ['run-top', 'run-bottom'],
  ticket: ['ticket'],
  straight: ['big', 'small'],
  box: ['box-big', 'box-small'],
  permutation: ['permutation-big', 'permutation-small'],
  roll: ['roll-big', 'roll-small'],
  'three-d': ['three-d-a', 'three-d-abc'],
} as const;
export type KindCode = keyof typeof KINDS;

/** The kinds of a market in the order of its slip; empty for a game that is not written number by number. */
export const kindsOf = (plays: ReadonlyMap<string, Play>): Kind[] =>
  Object.entries(KINDS).flatMap(([code, codes]) => {
    const known = codes.flatMap((play) => plays.get(play) ?? []);
    return known.length === 0 ? [] : [{ code: code as KindCode, plays: known, row: known[0]!.rows[0]! }];
  });

/** Families whose bets are a list of numbers on paper. */
const FAMILIES: ReadonlySet<string> = new Set(['thai', 'thai-state', 'hanoi', 'lao', 'yeekee', 'stock', '4d']);
export const isPaperMarket = (family: string): boolean => FAMILIES.has(family);

/** Digits of one number; 1 where digits are picked. */
export const lengthOf = (row: Row): number => (row.kind === 'typed' ? row.length : 1);

/** What Thai players call it, shown beside the member's own language. */
export const THAI_NAMES: Readonly<Record<string, string>> = {
  three: '3 ตัว',
  two: '2 ตัว',
  run: 'เลขวิ่ง',
  ticket: 'ลอตเตอรี่',
  'three-top': 'บน',
  'three-tod': 'โต๊ด',
  'three-front': 'หน้า',
  'three-bottom': 'ล่าง',
  'two-top': 'บน',
  'two-bottom': 'ล่าง',
  'run-top': 'วิ่งบน',
  'run-bottom': 'วิ่งล่าง',
  reverse: 'กลับเลข',
  doors: '19 ประตู',
  front: 'รูดหน้า',
  back: 'รูดหลัง',
  doubles: 'เลขเบิ้ล',
  triples: 'เลขตอง',
  restricted: 'เลขอั้น',
};
