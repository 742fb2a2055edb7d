import { type LiveGame, liveTable } from './live-table.ts';

const CARDS = 52 * 8;

/** One card each from eight fresh decks, ace lowest. A tie pays 8 to 1 and takes half of the other stakes. */
export const dragonTigerGame: LiveGame = {
  name: 'dragon-tiger',
  action: 'deal',
  publishedReturn: [0.6722, 0.9626],
  fields: { dragon: 1, tie: 8, tiger: 1 },
  draw(chance) {
    const first = chance.below(CARDS);
    const second = chance.below(CARDS - 1);
    return [first % 52, (second < first ? second : second + 1) % 52];
  },
  halves(field, outcome) {
    const [dragon, tiger] = (outcome as [number, number]).map((card) => card % 13) as [number, number];
    const winner = dragon === tiger ? 'tie' : dragon > tiger ? 'dragon' : 'tiger';
    if (field === winner) return 2 * ((this.fields[field] as number) + 1);
    return winner === 'tie' ? 1 : 0;
  },
};

export const dragonTiger = liveTable(dragonTigerGame);
