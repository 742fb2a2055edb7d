import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount } from './money.ts';

export const Room = v.object({
  roomId: v.string(),
  gameId: v.string(),
  name: v.string(),
  vassalage: v.string(),
  stake: Amount,
  seats: v.number(),
  taken: v.number(),
  cover: v.string(),
  playable: v.boolean(),
  open: v.optional(v.boolean()),
});
export type Room = v.InferOutput<typeof Room>;
export const roomList = endpoint({
  name: 'games.rooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  access: 'token',
  background: true,
  summary: 'PVP rooms.',
  source: '7-049',
  query: v.object({ vassalage: v.optional(v.string()) }),
  reply: v.array(Room),
  errors: [],
});
