import type { TypedRow } from '@atrium/lottery-rules/selection';
import { Button } from '@atrium/ui/button';
import { TextArea } from '@atrium/ui/text-area';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printedOrder } from '../printed-order.ts';
import { entriesOf } from './entries.ts';
import { useNames } from './play-name.ts';

/** A larger file is no list of entries. */
const FILE_LIMIT_BYTES = 1_000_000;

interface TypedRowInputProps {
  row: TypedRow;
  /** Valid entries, joined by commas. */
  example: string;
  text: string;
  onText: (text: string) => void;
}

/** Entries that are typed, pasted or read from a file; wrong and repeated ones are listed and left out on request (10-34). */
export function TypedRowInput({ row, example, text, onText }: TypedRowInputProps) {
  const { t, i18n } = useTranslation('draws');
  const inOrder = (numbers: string) => printedOrder(numbers, i18n.language);
  const names = useNames();
  const [tooLarge, setTooLarge] = useState(false);
  const { entries, wrong, repeated } = entriesOf(row, text);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setTooLarge(file.size > FILE_LIMIT_BYTES);
    if (file.size <= FILE_LIMIT_BYTES) onText(`${text}\n${await file.text()}`.trim());
  };
  return (
    <div css={styles.root}>
      <TextArea
        label={names.row(row.name)}
        hint={t('board.typed.hint', { example: inOrder(spaced(row, example)) })}
        error={tooLarge ? t('board.typed.tooLarge') : undefined}
        rows={5}
        inputMode={row.separator === '' && row.values.every((value) => /^\d$/.test(value)) ? 'numeric' : 'text'}
        spellCheck={false}
        dir="ltr"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div css={styles.line}>
        <span css={styles.count}>{t('board.typed.count', { count: entries.length })}</span>
        <label css={styles.file}>
          {t('board.typed.file')}
          <input type="file" accept=".txt,.csv,text/plain" css={styles.hidden} onChange={(event) => void read(event)} />
        </label>
      </div>
      {wrong.length + repeated.length > 0 && (
        <div role="alert" css={styles.faults}>
          {wrong.length > 0 && <p css={styles.fault}>{t('board.typed.wrong', { entries: inOrder(listed(wrong)) })}</p>}
          {repeated.length > 0 && (
            <p css={styles.fault}>{t('board.typed.repeated', { entries: inOrder(listed(repeated)) })}</p>
          )}
          <Button size="small" onClick={() => onText(entries.join(row.separator === '' ? ' ' : '\n'))}>
            {t('board.typed.leaveOut')}
          </Button>
        </div>
      )}
    </div>
  );
}

const spaced = (row: TypedRow, entries: string): string => entries.replaceAll(',', row.separator === '' ? ' ' : ', ');
const listed = (entries: readonly string[]): string =>
  entries.length > 12 ? `${entries.slice(0, 12).join(', ')} …` : entries.join(', ');

const styles = {
  root: css({ display: 'grid', gap: tokens.space[2] }),
  line: css({ display: 'flex', alignItems: 'center', gap: tokens.space[3] }),
  count: css({ flex: 1, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  file: css({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 32,
    paddingInline: tokens.space[3],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    cursor: 'pointer',
    ...tokens.type.small,
    '&:focus-within': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
  }),
  hidden: css({ position: 'absolute', inlineSize: 1, blockSize: 1, opacity: 0 }),
  faults: css({
    display: 'grid',
    gap: tokens.space[2],
    justifyItems: 'start',
    padding: tokens.space[3],
    borderRadius: tokens.radius.medium,
    background: tokens.color.warnSoft,
  }),
  fault: css({ margin: 0, overflowWrap: 'anywhere', ...tokens.type.small, ...tokens.numerals }),
};
