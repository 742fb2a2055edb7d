import type { Room } from '@atrium/contracts/game-rooms';
import { firstRoom, freeSeats, roomsByGame } from './rooms-by-game.ts';

const room = (roomId: string, gameId: string, stake: string, taken = 0, playable = true): Room => ({
  roomId,
  gameId,
  name: roomId,
  vassalage: 'DH',
  stake,
  seats: 2,
  taken,
  cover: '',
  playable,
});

it('puts rooms under their games, the cheapest first', () => {
  const grouped = roomsByGame([room('a', 'g1', '1000'), room('b', 'g2', '200'), room('c', 'g1', '400')], []);
  expect(grouped.map(({ gameId, rooms }) => [gameId, rooms.map(({ roomId }) => roomId)])).toEqual([
    ['g1', ['c', 'a']],
    ['g2', ['b']],
  ]);
});

it('opens the cheapest room with a free seat', () => {
  expect(
    firstRoom([room('full', 'g', '100', 2), room('closed', 'g', '200', 0, false), room('open', 'g', '400', 1)])!.roomId,
  ).toBe('open');
  expect(firstRoom([room('full', 'g', '100', 2)])!.roomId).toBe('full');
});

it('never counts fewer than zero free seats', () => expect(freeSeats(room('odd', 'g', '100', 5))).toBe(0));
