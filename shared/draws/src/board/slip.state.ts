import { sessionAtom } from '@atrium/host';
import { atom } from 'jotai';

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

const placeOf = (account: string | undefined, gameCode: string): string => `atrium.slip.${account ?? ''}.${gameCode}`;

/** What was kept for this tab; storage that is full, blocked or broken counts as empty. */
function read(place: string): readonly SlipLine[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLine) : [];
  } catch {
    return [];
  }
}

const isLine = (line: Partial<SlipLine> | null): line is SlipLine =>
  typeof line?.id === 'string' &&
  typeof line.play === 'string' &&
  typeof line.selection === 'string' &&
  typeof line.unit === 'string' &&
  Number.isInteger(line.multiple);

function write(place: string, lines: readonly SlipLine[]): void {
  try {
    if (lines.length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(lines));
  } catch {
    // The slip then lasts as long as the page.
  }
}

const slipsAtom = atom<Readonly<Record<string, readonly SlipLine[]>>>({});
const takenBackAtom = atom<Readonly<Record<string, readonly SlipLine[]>>>({});

/** The slip of a game, one per account and tab. It outlives a reload and a swap of the remote (10-35). */
export function slipAtom(gameCode: string) {
  return atom(
    (get) => {
      const place = placeOf(get(sessionAtom)?.account, gameCode);
      return get(slipsAtom)[place] ?? read(place);
    },
    (get, set, lines: readonly SlipLine[]) => {
      const place = placeOf(get(sessionAtom)?.account, gameCode);
      write(place, lines);
      set(slipsAtom, (slips) => ({ ...slips, [place]: lines }));
    },
  );
}

/** The lines before the last removal, which an undo brings back. */
export function removedAtom(gameCode: string) {
  return atom(
    (get) => get(takenBackAtom)[placeOf(get(sessionAtom)?.account, gameCode)] ?? [],
    (get, set, lines: readonly SlipLine[]) => {
      const place = placeOf(get(sessionAtom)?.account, gameCode);
      set(takenBackAtom, (all) => ({ ...all, [place]: lines }));
    },
  );
}
