import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Game } from './games.ts';

export const favouriteGames = endpoint({
  name: 'games.favouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'token',
  summary: 'Ids of the favourite games.',
  source: '7-046',
  reply: v.array(v.string()),
  errors: [],
});
export const favouriteGamesList = endpoint({
  name: 'games.favourites',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'token',
  summary: 'The favourite games.',
  source: '7-047',
  reply: v.array(Game),
  errors: [],
});
export const setFavourite = endpoint({
  name: 'games.setFavourite',
  method: 'PUT',
  path: '/wps/game/favourite',
  access: 'token',
  summary: 'Adds or removes a favourite.',
  source: '7-046',
  body: v.object({ gameId: v.string(), favourite: v.boolean() }),
  reply: v.array(v.string()),
  errors: ['GAME_UNKNOWN'],
});
