import type { Game } from '@atrium/contracts/games';
import { launchObjectOf } from './host-services.ts';

const game: Game = {
  gameId: 'g7',
  code: 'ember-fox',
  name: 'Ember Fox',
  vassalage: 'PG',
  vendorName: 'Pavo Works',
  gameType: 'ELOTT',
  kind: 'slots',
  accountTypeName: 'THIRD',
  defaultPlayType: 'single',
  isGame: 'VASSALAGE',
  cover: '/a.svg',
  minBet: '20',
  maxBet: '100',
  lines: 20,
  returnPercent: 96,
  demo: true,
  isNew: false,
  isHot: true,
  jackpot: null,
  playable: true,
};

it('[3-57] a launch object holds the game to open and the account type', () => {
  expect(launchObjectOf(game)).toEqual({
    code: 'ember-fox',
    defaultPlayType: 'single',
    accountTypeName: 'THIRD',
    gameType: 'ELOTT',
    isGame: 'VASSALAGE',
    vassalage: 'PG',
    gameId: 'g7',
    name: 'Ember Fox',
  });
  expect(launchObjectOf(game, 'demo')).toMatchObject({ mode: 'demo' });
});
