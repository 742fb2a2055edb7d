import { GAME_KINDS, type GameKind } from './game-kinds.ts';
import type { GameRules } from './game-rules.ts';
import { playsOf } from './rule-sets.ts';

/** The play types of a kind, in the order of its plays; none where it takes no bets yet. They are the same on every day. */
export function playTypesOf(kind: GameKind): readonly string[] {
  const { sets, house = {}, cuts }: GameRules = GAME_KINDS[kind];
  return [...new Set(Array.from(playsOf(sets, house, '2026-01-01', cuts).values(), ({ tab }) => tab))];
}
