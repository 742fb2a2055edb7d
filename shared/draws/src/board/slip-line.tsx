import { useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfName } from '../name-language.ts';
import { SelectionWords } from './selection-words.tsx';
import type { QuotedLine } from './use-slip.ts';

/** What all lines of a slip share. */
export interface LineTerms {
  multiple: number;
  /** What a note won when the bet was refused, by line: shown struck beside the new one. */
  paidBefore: ReadonlyMap<string, string>;
  /** The lines cannot change now. */
  locked: boolean;
  onRemove: (id: string) => void;
}

interface SlipLineRowProps extends LineTerms {
  quoted: QuotedLine;
  /** The place in a list that shows only a part of its lines: from 0, of how many, and the height of each in px. */
  index?: number;
  count?: number;
  height?: number;
}

/** One line: play, numbers, notes × unit × multiple, stake, and what a note wins. */
export const SlipLineRow = memo(function SlipLineRow({
  quoted: { line, play, name, quote, prize },
  multiple,
  paidBefore,
  locked,
  onRemove,
  index,
  count,
  height = 0,
}: SlipLineRowProps) {
  const { t, i18n } = useTranslation('draws');
  const money = useMoney();
  const before = paidBefore.get(line.id);
  return (
    <li
      css={[styles.line, index !== undefined && styles.placed]}
      style={index === undefined ? undefined : { insetBlockStart: index * height, blockSize: height }}
      aria-setsize={count}
      aria-posinset={index === undefined ? undefined : index + 1}
    >
      <span lang={languageOfName(name)} css={styles.name}>
        {name}
      </span>
      <span css={styles.amount}>{quote ? money(String(quote.stake * BigInt(multiple))) : t('board.noPlay')}</span>
      <span css={styles.numbers}>
        <SelectionWords selection={line.selection} play={play} />
      </span>
      <Button
        size="small"
        variant="quiet"
        disabled={locked}
        aria-label={t('board.removeLine', { line: name })}
        onClick={() => onRemove(line.id)}
      >
        {t('board.remove')}
      </Button>
      {quote && (
        <span css={styles.detail}>
          {t('board.lineDetail', {
            notes: new Intl.NumberFormat(i18n.language).format(quote.notes),
            unit: money(line.unit),
            multiple: line.multiple * multiple,
          })}
          {prize === null && ` · ${t('board.pool')}`}
          {prize !== null && (
            <>
              {' · '}
              {before !== undefined && before !== prize && <s>{money(before)}</s>}{' '}
              {t('slip.pays', { amount: money(prize) })}
            </>
          )}
        </span>
      )}
      {quote && quote.closed.length > 0 && (
        <span css={styles.fault}>{t('slip.lineClosed', { numbers: quote.closed.slice(0, 6).join(', ') })}</span>
      )}
      {quote && quote.parts.length > 1 && <span css={styles.fault}>{t('slip.lineReduced')}</span>}
    </li>
  );
});

const styles = {
  line: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    gap: `2px ${tokens.space[2]}`,
    boxSizing: 'border-box',
    paddingBlock: tokens.space[2],
    borderBlockEnd: `1px solid ${tokens.color.line}`,
  }),
  placed: css({ position: 'absolute', insetInline: 0, overflow: 'hidden' }),
  name: css({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
  }),
  amount: css({ fontWeight: tokens.weight.strong, textAlign: 'end', ...tokens.type.small, ...tokens.numerals }),
  numbers: css({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...tokens.type.body,
    ...tokens.numerals,
  }),
  detail: css({ gridColumn: '1 / -1', color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  fault: css({ gridColumn: '1 / -1', color: tokens.color.warn, ...tokens.type.small, ...tokens.numerals }),
};
