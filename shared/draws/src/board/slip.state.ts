import { sessionAtom } from '@atrium/host';
import { type Atom, atom, type PrimitiveAtom, type WritableAtom } from 'jotai';
import type { BetBody } from './bet-body.ts';

/** A line as the slip keeps it: what was picked, not what it costs. Prices are those of the board at every moment. */
export interface SlipLine {
  readonly id: string;
  readonly play: string;
  /** Canonical text of the selection. */
  readonly selection: string;
  /** Stake of one note in minor units. */
  readonly unit: string;
  readonly multiple: number;
}
export type NewLine = Omit<SlipLine, 'id'>;

/** The slip of one game. */
interface SlipContent {
  readonly lines: readonly SlipLine[];
  /** The draw that the lines are for; null until there is one. */
  readonly issue: string | null;
}
const EMPTY: SlipContent = { lines: [], issue: null };

const placeOf = (account: string | undefined, gameCode: string): string => `atrium.slip.${account ?? ''}.${gameCode}`;

/** What was kept for this tab; storage that is full, blocked or broken counts as empty. */
function read(place: string): SlipContent {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Partial<SlipContent> | null;
    const issue = typeof kept?.issue === 'string' ? kept.issue : null;
    return Array.isArray(kept?.lines) ? { lines: kept.lines.filter(isLine), issue } : EMPTY;
  } catch {
    return EMPTY;
  }
}

const isLine = (line: Partial<SlipLine> | null): line is SlipLine =>
  typeof line?.id === 'string' &&
  typeof line.play === 'string' &&
  typeof line.selection === 'string' &&
  typeof line.unit === 'string' &&
  Number.isInteger(line.multiple);

function write(place: string, content: SlipContent): void {
  try {
    if (content.lines.length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(content));
  } catch {
    // The slip then lasts as long as the page.
  }
}

type ByPlace<V> = PrimitiveAtom<Readonly<Record<string, V>>>;
const slipsAtom: ByPlace<SlipContent> = atom<Readonly<Record<string, SlipContent>>>({});
const takenBackAtom: ByPlace<readonly SlipLine[]> = atom<Readonly<Record<string, readonly SlipLine[]>>>({});
const unknownBetsAtom: ByPlace<BetBody | null> = atom<Readonly<Record<string, BetBody | null>>>({});

/** One value per account and game, of the kind that `all` holds. */
function ofGame<V>(
  all: ByPlace<V>,
  gameCode: string,
  start: (place: string) => V,
  keep: (place: string, value: V) => void = () => {},
): WritableAtom<V, [V], void> {
  const placeAtom: Atom<string> = atom((get) => placeOf(get(sessionAtom)?.account, gameCode));
  return atom(
    (get) => {
      const place = get(placeAtom);
      const values = get(all);
      return place in values ? values[place]! : start(place);
    },
    (get, set, value: V) => {
      const place = get(placeAtom);
      keep(place, value);
      set(all, (values) => ({ ...values, [place]: value }));
    },
  );
}

/** The slip of a game, one per account and tab. It outlives a reload and a swap of the remote (10-35). */
export const slipAtom = (gameCode: string) => ofGame(slipsAtom, gameCode, read, write);

/** The lines before the last removal, which an undo brings back. */
export const removedAtom = (gameCode: string) => ofGame(takenBackAtom, gameCode, () => []);

/** The bet whose answer was lost: its repeat is the same to the letter, whatever prices and draws have become since. */
export const unknownBetAtom = (gameCode: string) => ofGame(unknownBetsAtom, gameCode, () => null);
