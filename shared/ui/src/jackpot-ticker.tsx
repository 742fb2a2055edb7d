import { css } from '@emotion/react';
import { IconButton } from './icon-button.tsx';
import { Money } from './money.tsx';
import { Skeleton } from './skeleton.tsx';
import { media, tokens } from './theme.ts';

export interface TickerJackpot {
  id: string;
  name: string;
  /** What it holds now, formatted; a new one is counted to. */
  amount: string;
  /** When it drops at the latest. */
  note: string;
  /** The winner of the one before. */
  last?: string | undefined;
  /** The name of the button that explains it. */
  how: string;
}

export interface JackpotTickerProps {
  /** The accessible name of the list. */
  label: string;
  jackpots: readonly TickerJackpot[];
  /** Opens the games that feed it. */
  onOpen: (id: string) => void;
  onHow: (id: string) => void;
}

/** The running jackpots side by side, each with what it holds now. Source: 11-27. */
export function JackpotTicker({ label, jackpots, onOpen, onHow }: JackpotTickerProps) {
  return (
    <ul css={styles.list} aria-label={label}>
      {jackpots.map(({ id, name, amount, note, last, how }) => (
        <li key={id} css={styles.one}>
          <button type="button" css={styles.open} onClick={() => onOpen(id)}>
            <span css={styles.name}>{name}</span>
            <Money text={amount} counts fit css={styles.amount} data-amount />
            <span css={[styles.note, styles.due]}>{note}</span>
            {last && <span css={styles.note}>{last}</span>}
          </button>
          <IconButton icon="info" size="small" label={how} css={styles.how} onClick={() => onHow(id)} />
        </li>
      ))}
    </ul>
  );
}

/** Keeps the room of two jackpots while they load. */
export function JackpotRoom() {
  const line = (widthPx: number) => <Skeleton width={widthPx} height="0.7lh" style={{ marginBlock: '0.15lh' }} />;
  return (
    <div css={styles.list} aria-busy>
      {[0, 1].map((place) => (
        <div key={place} css={styles.one}>
          <div css={styles.open}>
            <div css={styles.name}>{line(90)}</div>
            <div css={styles.amount}>{line(150)}</div>
            <div css={[styles.note, styles.due]}>{line(120)}</div>
          </div>
        </div>
      ))}
    </div>
  );
}

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    gap: tokens.space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: tokens.space[2] },
  }),
  one: css({
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
  }),
  open: css({
    display: 'grid',
    alignContent: 'start',
    gap: 2,
    minInlineSize: 0,
    padding: `${tokens.space[3]} ${tokens.space[5]}`,
    [media.phone]: { padding: tokens.space[3] },
    border: 0,
    background: 'none',
    color: tokens.color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    [media.hover]: { '&:hover': { background: tokens.color.surface2 } },
    '&:focus-visible': { outlineOffset: -3 },
  }),
  name: css({
    paddingInlineEnd: 28,
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
  }),
  amount: css({
    color: tokens.color.accentText,
    ...tokens.type.figure,
    ...tokens.display,
    ...tokens.numerals,
    [media.phone]: { ...tokens.type.section },
  }),
  note: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  // A large amount breaks the line on a phone: the room for it is kept from the beginning.
  due: css({ [media.phone]: { minBlockSize: '2lh' } }),
  how: css({ position: 'absolute', insetBlockStart: tokens.space[2], insetInlineEnd: tokens.space[2] }),
};
