import type { Board } from '@atrium/contracts/lottery-bets';
import { useNames } from '@atrium/draws/board/names';
import { panelLook } from '@atrium/draws/panel-look';
import type { Play } from '@atrium/lottery-rules/play';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hasNumberLimits, ownRooms, quartersOf, type Room, roomReader } from './room-of.ts';

interface RoomPanelProps {
  board: Board;
  plays: ReadonlyMap<string, Play>;
  /** The draw that takes the bets. */
  issue: string | undefined;
  /** Lines of the list and those that are being written. */
  lines: readonly { play: string; selection: string }[];
}

const QUARTERS = [1, 2, 3, 4];

/** How much each own number still takes on this draw, in four steps and a word (10-18). */
export function RoomPanel({ board, plays, issue, lines }: RoomPanelProps) {
  const { t } = useTranslation('sea-lottery');
  const names = useNames();
  const heading = useId();
  if (!hasNumberLimits(board)) return null;
  const own = lines.flatMap(({ play, selection }) =>
    plays.get(play)?.numbered ? selection.split(',').map((number) => ({ play, number })) : [],
  );
  const rows = ownRooms(own, roomReader(board, issue));
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={heading} css={styles.root}>
      <h3 id={heading} css={styles.title}>
        {t('room.title')}
      </h3>
      <ul css={styles.rows}>
        {rows.map(({ play, number, room }) => (
          <li key={`${play} ${number}`} css={styles.row}>
            <b css={styles.number}>{number}</b>
            <span css={styles.play}>{plays.has(play) ? names.play(plays.get(play)!) : play}</span>
            <span css={LOOKS[room]}>{t(`room.${room}`)}</span>
            <span aria-hidden css={styles.meter}>
              {QUARTERS.map((quarter) => (
                <span key={quarter} css={[styles.quarter, quarter <= quartersOf(room) && FILLS[room]]} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p css={styles.note}>{t('room.text')}</p>
    </section>
  );
}

const styles = {
  root: css({ ...panelLook, display: 'grid', gap: tokens.space[3], padding: tokens.space[4] }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  rows: css({ display: 'grid', gap: tokens.space[2], margin: 0, padding: 0, listStyle: 'none' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(44px, auto) minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: `4px ${tokens.space[2]}`,
    ...tokens.type.small,
  }),
  number: css({ ...tokens.numerals }),
  play: css({ color: tokens.color.text2 }),
  meter: css({ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 2 }),
  quarter: css({ blockSize: 6, background: tokens.color.surface3 }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};

const LOOKS: Record<Room, ReturnType<typeof css>> = {
  plenty: css({ color: tokens.color.text2 }),
  half: css({ color: tokens.color.text2 }),
  little: css({ color: tokens.color.warn, fontWeight: tokens.weight.strong }),
  full: css({ color: tokens.color.error, fontWeight: tokens.weight.strong }),
};
const FILLS: Record<Room, ReturnType<typeof css>> = {
  plenty: css({ background: tokens.color.text }),
  half: css({ background: tokens.color.text }),
  little: css({ background: tokens.color.warn }),
  full: css({ background: tokens.color.error }),
};
