import { LINES } from './lines.ts';
import { PAYING, REELS, type SlotModel, type Window } from './reels.ts';

export interface Win {
  readonly symbol: string;
  readonly count: number;
  /** Line number from 1, or 0 for ways and scatters. */
  readonly line: number;
  /** How many ways the symbols connect; 1 on a line. */
  readonly ways: number;
  /** In twentieths of the stake. */
  readonly units: number;
  /** Cells as reel * 3 + row. */
  readonly cells: readonly number[];
}

export function winsOf(model: SlotModel, window: Window): Win[] {
  const wins = model.form === 'ways' ? wayWins(model, window) : lineWins(model, window);
  const scatter = scatterWin(model, window);
  return scatter ? [...wins, scatter] : wins;
}

function lineWins(model: SlotModel, window: Window): Win[] {
  const wins: Win[] = [];
  LINES.forEach((rows, index) => {
    const symbol = window[0]![rows[0]!]!;
    if (!(PAYING as readonly string[]).includes(symbol)) return;
    let count = 1;
    while (count < REELS && matches(window[count]![rows[count]!]!, symbol)) count++;
    if (count < 3) return;
    const cells = rows.slice(0, count).map((row, reel) => reel * 3 + row);
    wins.push({ symbol, count, line: index + 1, ways: 1, units: model.pays[symbol]![count - 3]!, cells });
  });
  return wins;
}

function wayWins(model: SlotModel, window: Window): Win[] {
  const wins: Win[] = [];
  for (const symbol of new Set(window[0]!)) {
    if (!(PAYING as readonly string[]).includes(symbol)) continue;
    const cells: number[] = [];
    let ways = 1;
    let count = 0;
    for (; count < REELS; count++) {
      const rows = [0, 1, 2].filter((row) => matches(window[count]![row]!, symbol));
      if (rows.length === 0) break;
      ways *= rows.length;
      cells.push(...rows.map((row) => count * 3 + row));
    }
    if (count >= 3) wins.push({ symbol, count, line: 0, ways, units: ways * model.pays[symbol]![count - 3]!, cells });
  }
  return wins;
}

function scatterWin(model: SlotModel, window: Window): Win | undefined {
  const cells = window.flatMap((column, reel) =>
    [0, 1, 2].filter((row) => column[row] === 'S').map((row) => reel * 3 + row),
  );
  const count = Math.min(cells.length, REELS);
  if (count < 3) return undefined;
  return { symbol: 'S', count, line: 0, ways: 1, units: 20 * model.scatterPays[count - 3]!, cells };
}

function matches(seen: string, symbol: string): boolean {
  return seen === symbol || seen === 'W';
}
