import { ownRooms, roomReader } from './room-of.ts';

const rooms = [
  { issue: '2', play: 'two-top', number: '47', room: 'half' },
  { issue: '2', play: 'two-bottom', number: '47', room: 'full' },
  { issue: '3', play: 'two-top', number: '05', room: 'little' },
] as const;

it('[10-18] a number has the room of its fullest play on this draw', () => {
  const roomOf = roomReader({ rooms: [...rooms] }, '2');
  expect(roomOf('47', ['two-top'])).toBe('half');
  expect(roomOf('47', ['two-top', 'two-bottom'])).toBe('full');
  expect(roomOf('05', ['two-top'])).toBe('plenty');
});

it('[10-18] own numbers are listed once, the fullest first', () => {
  const own = [
    { play: 'two-top', number: '05' },
    { play: 'two-top', number: '47' },
    { play: 'two-bottom', number: '47' },
    { play: 'two-top', number: '05' },
  ];
  expect(ownRooms(own, roomReader({ rooms: [...rooms] }, '2')).map(({ number, room }) => `${number} ${room}`)).toEqual([
    '47 full',
    '47 half',
    '05 plenty',
  ]);
});
