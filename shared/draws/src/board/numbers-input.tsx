import type { TypedRow } from '@atrium/lottery-rules/selection';
import { Tabs } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ComponentType, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AidBar } from './aid-bar.tsx';
import { entriesOf } from './entries.ts';
import { EntryPad } from './entry-pad.tsx';
import { hasPages, Hundred } from './hundred.tsx';
import type { Figure } from './number-grid.tsx';
import type { NumberKeysProps } from './number-keys.tsx';
import { hasPad } from './quick-numbers.ts';
import { TypedRowInput } from './typed-row.tsx';

interface NumbersInputProps {
  row: TypedRow;
  /** Valid entries, joined by commas. */
  example: string;
  text: string;
  onText: (text: string) => void;
  shareOf?: (number: string) => string | undefined;
  under?: (number: string) => Figure | undefined;
  /** The pad of entries that consist of several numbers. */
  keys?: ComponentType<NumberKeysProps>;
}

const isNumber = (row: TypedRow): boolean => row.separator === '' && row.values.length === 10;

/** Numbers of two to four digits on pages of a hundred, entries of balls on a pad, others typed; numbers with aids that pick them. */
export function NumbersInput({ row, example, text, onText, shareOf, under, keys }: NumbersInputProps) {
  const { t } = useTranslation('draws');
  const panel = useId();
  const [chosen, setWay] = useState<'board' | 'type'>();
  const picked = new Set(entriesOf(row, text).entries);
  const put = (numbers: ReadonlySet<string>) => onText([...numbers].sort().join(' '));
  const typed = <TypedRowInput row={row} example={example} text={text} onText={onText} />;
  const pressed = hasPages(row) ? (
    <Hundred row={row} picked={picked} onPicked={put} shareOf={shareOf} under={under} />
  ) : row.sorted && hasPad(row) ? (
    <EntryPad row={row} text={text} onText={onText} keys={keys} />
  ) : null;
  const aids = isNumber(row) && <AidBar length={row.length} picked={picked} onPicked={put} />;
  if (!pressed)
    return (
      <div css={styles.root}>
        {aids}
        {typed}
      </div>
    );
  // Two digits and balls are pressed, longer numbers are typed more often than looked up.
  const way = chosen ?? (row.length === 2 || !isNumber(row) ? 'board' : 'type');
  return (
    <div css={styles.root}>
      <Tabs
        label={t('board.ways')}
        look="pills"
        panel={panel}
        value={way}
        tabs={(['board', 'type'] as const).map((value) => ({ value, label: t(`board.way.${value}`) }))}
        onChange={setWay}
      />
      {aids}
      <div id={panel} role="tabpanel" aria-label={t(`board.way.${way}`)}>
        {way === 'board' ? pressed : typed}
      </div>
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: tokens.space[3], minInlineSize: 0 }) };
