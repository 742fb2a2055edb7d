import { PAPER } from '@atrium/draws/paper-look';
import type { QuotedLine } from '@atrium/draws/board/use-slip';
import { IconButton } from '@atrium/ui/icon-button';
import { media, tokens } from '@atrium/ui/theme';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { PaperRow } from './blocks.ts';
import { columnsLook } from './paper-look.ts';
import { paidFor, paperAmount } from './price-text.ts';
import { pricesOfPart, RowNotes } from './row-notes.tsx';

interface PaperLineProps {
  row: PaperRow;
  /** The columns. */
  plays: readonly string[];
  /** Of the whole list. */
  multiple: number;
  fractionDigits: number;
  onRemove: () => void;
}

/** Numbers beside each other in this count still leave room for the columns. */
const NARROW = 6;

/** A row of the paper: its numbers, the stake of a number on each play, what it pays and what the row costs. */
export function PaperLine({ row, plays, multiple, fractionDigits, onRemove }: PaperLineProps) {
  const { i18n } = useTranslation('sea-lottery');
  const { t: common } = useTranslation('draws');
  const amount = (minor: bigint) => paperAmount(minor, fractionDigits, i18n.language);
  const cells = [...row.cells.values()];
  const closedBy = cells.map(({ quote }) => new Set(quote?.closed));
  const isClosed = (number: string): boolean => closedBy.every((closed) => closed.has(number));
  const reduced = new Set(
    cells.flatMap(({ quote }) => quote?.parts.flatMap(({ share, numbers }) => (share === '1' ? [] : numbers)) ?? []),
  );
  const stake = cells.reduce((sum, { quote }) => sum + (quote?.stake ?? 0n), 0n) * BigInt(multiple);
  const name = `${cells.map((cell) => cell.name).join(', ')} ${row.numbers.join(' ')}`;
  const isWide = row.numbers.length > (plays.length > 2 ? 1 : NARROW);
  return (
    <li css={styles.root}>
      <div css={columnsLook(plays.length)}>
        <span css={[styles.numbers, isWide && styles.wide, plays.length > 2 && styles.widePhone]}>
          {row.numbers.map((number) =>
            isClosed(number) ? (
              <s key={number} css={styles.closed}>
                {number}{' '}
              </s>
            ) : (
              <span key={number} css={reduced.has(number) && styles.reduced}>
                {number}{' '}
              </span>
            ),
          )}
        </span>
        {(isWide || plays.length > 2) && <span css={isWide ? undefined : styles.onPhone} />}
        {plays.map((play) => (
          <span key={play} css={styles.cell}>
            <Cell quoted={row.cells.get(play)} amount={amount} />
          </span>
        ))}
        <span css={[styles.cell, styles.quiet]}>
          <VisuallyHidden>{common('pays.amount')} </VisuallyHidden>
          {cells.map((cell) => (
            <Pays key={cell.line.play} quoted={cell} amount={amount} />
          ))}
        </span>
        <span css={[styles.cell, styles.stake]}>
          <VisuallyHidden>{common('board.stake')} </VisuallyHidden>
          {amount(stake)}
        </span>
        <IconButton
          icon="close"
          label={common('board.removeLine', { line: name })}
          css={styles.remove}
          onClick={onRemove}
        />
      </div>
      <RowNotes cells={cells} isNamed={cells.length > 1} />
    </li>
  );
}

type Amount = (minor: bigint) => string;
const eachOf = ({ line }: QuotedLine): bigint => BigInt(line.unit) * BigInt(line.multiple);

/** The stake of one number on a play. */
const Cell = ({ quoted, amount }: { quoted: QuotedLine | undefined; amount: Amount }) =>
  quoted && (
    <>
      <VisuallyHidden>{quoted.name} </VisuallyHidden>
      {quoted.quote?.notes === 0n ? <s css={styles.quiet}>{amount(eachOf(quoted))}</s> : amount(eachOf(quoted))}
    </>
  );

/** What a number of the line wins at the best price; where all of them are reduced, the full amount is struck. */
function Pays({ quoted, amount }: { quoted: QuotedLine; amount: Amount }) {
  const best = quoted.quote?.parts[0];
  if (!best) return null;
  const { own, full } = pricesOfPart(best);
  if (own === undefined) return null;
  return (
    <span css={styles.line}>
      {full && (
        <>
          <s>{amount(paidFor(full, eachOf(quoted)))}</s>{' '}
        </>
      )}
      {amount(paidFor(own, eachOf(quoted)))}
    </span>
  );
}

const styles = {
  root: css({
    paddingBlock: tokens.space[1],
    borderBlockEnd: `1px dashed ${PAPER.line}`,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 52,
    '& > div': { alignItems: 'center' },
  }),
  numbers: css({
    fontWeight: tokens.weight.bold,
    letterSpacing: '.06em',
    overflowWrap: 'anywhere',
    ...tokens.type.title,
  }),
  /** The numbers have a line of their own. */
  wide: css({ gridColumn: '1 / -1' }),
  widePhone: css({ [media.phone]: { gridColumn: '1 / -1' } }),
  onPhone: css({ display: 'none', [media.phone]: { display: 'inline' } }),
  reduced: css({ textDecoration: 'underline', textDecorationColor: PAPER.warn, textUnderlineOffset: 4 }),
  closed: css({ color: PAPER.quiet }),
  cell: css({ textAlign: 'end', overflowWrap: 'anywhere', ...tokens.type.body, [media.phone]: tokens.type.small }),
  line: css({ display: 'block' }),
  quiet: css({ color: PAPER.quiet, ...tokens.type.small }),
  stake: css({ fontWeight: tokens.weight.bold }),
  remove: css({ color: PAPER.quiet }),
};
