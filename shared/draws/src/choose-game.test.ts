import type { LotteryGame } from '@atrium/contracts/lottery';
import { chooseGame, choosePlayType, groupGames, searchGames } from './choose-game.ts';

const game = (code: string, name: string, more: Partial<LotteryGame> = {}): LotteryGame => ({
  code,
  gameId: `DLT-${code}`,
  name,
  area: 'LOTT',
  family: 'ssc',
  accountTypeName: 'LOTT',
  gameType: 'LOTT',
  defaultPlayType: 'direct',
  playTypes: ['direct', 'group'],
  every: 60,
  minStake: '100',
  topPrize: '1000000',
  prizeMode: 'Lott',
  region: null,
  next: null,
  last: [],
  cover: '',
  isHot: false,
  ...more,
});
const games = [
  game('SSC1', 'Minute Five'),
  game('P3', 'Pick Three', { isHot: true }),
  game('4D', 'Harbour 4D', { region: 'south' }),
];

describe('which game a lottery screen shows', () => {
  it('[2.1-11] the one that gameCode names', () => expect(chooseGame(games, '4D')?.code).toBe('4D'));
  it('[2.1-13] a default one without gameCode or for an unknown one', () => {
    expect(chooseGame(games, null)?.code).toBe('P3');
    expect(chooseGame(games, 'NOPE')?.code).toBe('P3');
    expect(chooseGame([games[0]!], null)?.code).toBe('SSC1');
    expect(chooseGame([], null)).toBeUndefined();
  });
  it('[2.1-12][2.1-13] the play type that playType names, else the game’s own', () => {
    expect(choosePlayType(games[0]!, 'group')).toBe('group');
    expect(choosePlayType(games[0]!, 'nonsense')).toBe('direct');
    expect(choosePlayType(games[0]!, null)).toBe('direct');
  });
  it('a search finds by name and by code', () => {
    expect(searchGames(games, ' pick ').map(({ code }) => code)).toEqual(['P3']);
    expect(searchGames(games, '4d').map(({ code }) => code)).toEqual(['4D']);
    expect(searchGames(games, '')).toHaveLength(3);
  });
  it('orders groups by first appearance, or in the given order', () => {
    const grouped = (order?: string[]) =>
      groupGames(games, ({ region }) => region ?? 'all', order).map(([name, members]) => [name, members.length]);
    expect(grouped()).toEqual([
      ['all', 2],
      ['south', 1],
    ]);
    expect(grouped(['south', 'north'])).toEqual([
      ['south', 1],
      ['all', 2],
    ]);
  });
});
