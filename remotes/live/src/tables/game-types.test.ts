import { LIVE_GAME_TYPES } from '@atrium/contracts/game-categories';
import en from '../../locales/en.json';
import { orderedTypes } from './game-types.ts';

it('[9-50] has exactly the fifteen game types, in their order and under their names', () => {
  expect(LIVE_GAME_TYPES.map((type) => `${en.type[type]} ${type}`)).toEqual([
    'Baccarat BAC',
    'Sicbo SIC',
    'Roulette ROU',
    'Dragon Tiger DAT',
    'Blackjack BJ',
    "Hold'Em HE",
    'Mahjong Tiles MT',
    'Card-Poker TCP',
    'Wenzhou Pai Gow WZPJ',
    'Se Die SD',
    'Fan Tan FT',
    'NiuNiu NN',
    'Yu Sia Xie YSX',
    'ZJH ZJH',
    'Mahjong MJ',
  ]);
  expect(Object.keys(en.type)).toEqual([...LIVE_GAME_TYPES]);
});

it('keeps the order of the specification, whatever the order of the tables', () =>
  expect(orderedTypes(new Set(['MJ', 'ROU', 'BAC', 'unknown']))).toEqual(['BAC', 'ROU', 'MJ']));
