import type { Ticket } from '@atrium/contracts/lottery-bets';
import type { Play } from '@atrium/lottery-rules/play';
import { useMoney } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useLineCost } from '../board/line-cost.ts';
import { useNames } from '../board/play-name.ts';
import { SelectionWords } from '../board/selection-words.tsx';
import { languageOfName } from '../name-language.ts';
import { PAPER } from '../paper-look.ts';

/** More values than these are a line of text. */
const MOST_TILES = 10;

interface PaperTicketLineProps {
  line: Ticket['lines'][number];
  /** Undefined for a play that the game no longer has. */
  play: Play | undefined;
  /** The ticket has one line, and says itself what a note of it wins. */
  isOnly: boolean;
}

/** A line of a printed ticket: its numbers on plates, its play, what it cost and, beside others, what a note wins. */
export function PaperTicketLine({ line, play, isOnly }: PaperTicketLineProps) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  const cost = useLineCost();
  const names = useNames();
  const name = names.play(play ?? { code: line.play, name: line.play });
  const rows = line.selection.split('|').map((row) => row.split(','));
  const isPlain = rows.flat().length <= MOST_TILES && rows.flat().every((value) => /^\d{1,6}$/.test(value));
  return (
    <li css={styles.line}>
      {isPlain ? (
        <span css={styles.rows}>
          {rows.map((values, at) => (
            <span key={at} css={styles.row}>
              {values.map((value) => (
                <b key={value} css={styles.tile}>
                  {value}
                </b>
              ))}
            </span>
          ))}
        </span>
      ) : (
        <b css={styles.text}>
          <SelectionWords selection={line.selection} play={play} />
        </b>
      )}
      <span css={styles.detail}>
        <span lang={languageOfName(name)}>{name}</span> · <span>{cost(line, !isOnly)}</span>
      </span>
      {BigInt(line.payout ?? 0) > 0n && (
        <b css={styles.won}>{t('board.states.won', { amount: money(line.payout!) })}</b>
      )}
    </li>
  );
}

const styles = {
  line: css({ display: 'grid', gap: tokens.space[1], minInlineSize: 0 }),
  rows: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3], direction: 'ltr' }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: 6 }),
  tile: css({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 36,
    minBlockSize: 40,
    paddingInline: tokens.space[1],
    border: `1px solid ${PAPER.line}`,
    borderRadius: tokens.radius.medium,
    ...tokens.type.title,
  }),
  text: css({ overflowWrap: 'anywhere', maxBlockSize: 96, overflow: 'hidden', ...tokens.type.title }),
  won: css({ color: PAPER.win, ...tokens.type.small }),
  detail: css({ color: PAPER.quiet, ...tokens.type.small }),
};
