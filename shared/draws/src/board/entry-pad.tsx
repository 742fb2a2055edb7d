import type { TypedRow } from '@atrium/lottery-rules/selection';
import { IconButton } from '@atrium/ui/icon-button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printedOrder } from '../printed-order.ts';
import { entriesOf } from './entries.ts';
import { NumberKeys, type NumberKeysProps, padLook } from './number-keys.tsx';
import { useNames } from './play-name.ts';
import { QuickKeys } from './quick-keys.tsx';

interface EntryPadProps {
  row: TypedRow;
  text: string;
  onText: (text: string) => void;
  /** The numbers to press. */
  keys?: ComponentType<NumberKeysProps>;
}

/** Entries that are made by pressing numbers: the last number of an entry writes it down, and the pad is free for the next. */
export function EntryPad({ row, text, onText, keys: Keys = NumberKeys }: EntryPadProps) {
  const { t, i18n } = useTranslation('draws');
  const names = useNames();
  const [open, setOpen] = useState<readonly string[]>([]);
  const [known, setKnown] = useState<string | null>(null);
  const { entries } = entriesOf(row, text);
  const take = (numbers: readonly string[]) => {
    const whole = numbers.length === row.length;
    setOpen(whole ? [] : numbers);
    const entry = [...numbers].sort().join(row.separator);
    const isKnown = whole && entries.includes(entry);
    setKnown(isKnown ? entry : null);
    if (whole && !isKnown && entries.length < row.max) onText(`${text.trimEnd()}\n${entry}`.trimStart());
  };
  const press = (number: string) =>
    take(open.includes(number) ? open.filter((one) => one !== number) : [...open, number]);
  return (
    <div css={styles.root}>
      <Keys
        label={t('board.pad.entry', { number: entries.length + 1 })}
        values={row.values}
        picked={open}
        onPress={press}
      />
      <div css={styles.side}>
        <QuickKeys
          label={t('board.quick', { row: names.row(row.name) })}
          values={row.values}
          picked={open}
          sizes={[{ size: row.length }]}
          onPicked={take}
        />
        {known !== null && (
          <p role="alert" css={styles.known}>
            {t('board.pad.known', { entry: printedOrder(known, i18n.language) })}
          </p>
        )}
        {entries.length > 0 && (
          <ol aria-label={names.row(row.name)} css={styles.entries}>
            {entries.map((entry, at) => (
              <li key={entry} css={styles.entry}>
                <span css={styles.at}>{at + 1}</span>
                <span css={styles.numbers}>{entry}</span>
                <IconButton
                  icon="close"
                  label={t('board.pad.drop', { entry })}
                  onClick={() => onText(entries.filter((one) => one !== entry).join('\n'))}
                />
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

const styles = {
  root: padLook,
  side: css({ display: 'grid', gap: tokens.space[3], alignContent: 'start', minInlineSize: 0 }),
  known: css({ margin: 0, color: tokens.color.warn, ...tokens.type.small }),
  entries: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: 6,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  entry: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[2],
    paddingInlineStart: tokens.space[3],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.well,
  }),
  at: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  numbers: css({
    flex: 1,
    direction: 'ltr',
    textAlign: 'start',
    fontWeight: tokens.weight.strong,
    wordSpacing: '.2em',
    ...tokens.type.body,
    ...tokens.numerals,
  }),
};
