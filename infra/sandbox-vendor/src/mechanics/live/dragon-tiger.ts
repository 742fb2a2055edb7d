import type { Json } from '../mechanic.ts';
import { dealFromEightDecks } from './eight-decks.ts';
import { type LiveGame, liveTable } from './live-table.ts';

/** One card each from eight fresh decks, ace lowest. A tie pays 8 to 1 and takes half of the other stakes. */
export const dragonTigerGame: LiveGame = {
  name: 'dragon-tiger',
  action: 'deal',
  publishedReturn: [0.6722, 0.9626],
  fields: { dragon: 1, tie: 8, tiger: 1 },
  draw: (chance) => dealFromEightDecks(chance, 2),
  result: winnerOf,
  hundredths(field, outcome) {
    const winner = winnerOf(outcome);
    if (field === winner) return 100 * ((this.fields[field] as number) + 1);
    return winner === 'tie' ? 50 : 0;
  },
};

function winnerOf(outcome: Json): 'dragon' | 'tie' | 'tiger' {
  const [dragon, tiger] = (outcome as [number, number]).map((card) => card % 13) as [number, number];
  return dragon === tiger ? 'tie' : dragon > tiger ? 'dragon' : 'tiger';
}

export const dragonTiger = liveTable(dragonTigerGame);
