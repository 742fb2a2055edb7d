import type { Canvas } from './canvas.ts';
import { type SymbolName, symbolNames, symbolWords } from './symbols.ts';
import { wordIn } from './word-in.ts';

/** Four different symbols for a game, the one from its title first. */
export function symbolsOf(c: Canvas): [SymbolName, SymbolName, SymbolName, SymbolName] {
  const left = [...symbolNames];
  const chosen: SymbolName[] = [];
  const named = wordIn(c.game.title, symbolWords);
  if (named) chosen.push(...left.splice(left.indexOf(named), 1));
  while (chosen.length < 4) chosen.push(...left.splice(c.whole(0, left.length - 1), 1));
  return chosen as [SymbolName, SymbolName, SymbolName, SymbolName];
}

/** Rotating colours for symbols that have none of their own. */
export const toneOf = (c: Canvas, at: number): string => [c.hero, c.accent, c.hero, c.lift(c.accent, 0.2)][at % 4]!;
