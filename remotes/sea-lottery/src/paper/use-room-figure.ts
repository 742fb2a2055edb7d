import type { Board } from '@atrium/contracts/lottery-bets';
import type { Figure } from '@atrium/draws/board/number-grid';
import { useTranslation } from 'react-i18next';
import { roomReader } from './room-of.ts';

/** A small meter under a number that fills up. */
const METERS = { half: '▄', little: '▆', full: '█' } as const;

/** The meter of a number on the fullest of some plays; none while there is plenty of room. */
export function useRoomFigure(board: Board, issue: string | undefined, plays: readonly string[]) {
  const { t } = useTranslation('sea-lottery');
  const roomOf = roomReader(board, issue);
  return (number: string): Figure | undefined => {
    const room = roomOf(number, plays);
    return room === 'plenty' ? undefined : { figure: METERS[room], text: t(`room.${room}`) };
  };
}
