import type { Board } from '@atrium/contracts/lottery-bets';
import type { NumberRoom } from '@atrium/contracts/number-room';

/** How much of a number's limit is left; `plenty` where the board names no band. */
export type Room = NumberRoom['room'] | 'plenty';
export interface OwnNumber {
  readonly play: string;
  readonly number: string;
}

/** From the emptiest to the fullest: as many quarters of the meter are filled. */
const BANDS: readonly Room[] = ['plenty', 'half', 'little', 'full'];
export const quartersOf = (room: Room): number => BANDS.indexOf(room) + 1;

/** Rows of the panel that a phone can still read. */
const MOST_ROWS = 6;

/** Whether the game limits what one number takes. */
export const hasNumberLimits = ({ limits, rooms = [] }: Pick<Board, 'limits' | 'rooms'>): boolean =>
  limits.mostStakePerNumber !== null || rooms.length > 0;

/** The room of numbers of one draw; without a play, on the fullest of several. */
export function roomReader({ rooms = [] }: Pick<Board, 'rooms'>, issue: string | undefined) {
  const byNumber = new Map(
    rooms.filter((one) => one.issue === issue).map(({ play, number, room }) => [`${play} ${number}`, room]),
  );
  return (number: string, plays: readonly string[]): Room =>
    plays
      .map((play): Room => byNumber.get(`${play} ${number}`) ?? 'plenty')
      .reduce((a, b) => (quartersOf(a) < quartersOf(b) ? b : a), 'plenty');
}

/** The own numbers with their room, each once, the fullest first. */
export function ownRooms(
  own: readonly OwnNumber[],
  roomOf: ReturnType<typeof roomReader>,
): (OwnNumber & { room: Room })[] {
  const unique = new Map(own.map((one) => [`${one.play} ${one.number}`, one]));
  return [...unique.values()]
    .map((one) => ({ ...one, room: roomOf(one.number, [one.play]) }))
    .sort((a, b) => quartersOf(b.room) - quartersOf(a.room))
    .slice(0, MOST_ROWS);
}
