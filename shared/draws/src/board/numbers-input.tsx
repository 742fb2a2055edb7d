import type { TypedRow } from '@atrium/lottery-rules/selection';
import { Tabs } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AidBar } from './aid-bar.tsx';
import { entriesOf } from './entries.ts';
import { NumberGrid } from './number-grid.tsx';
import { useNames } from './play-name.ts';
import { TypedRowInput } from './typed-row.tsx';

interface NumbersInputProps {
  row: TypedRow;
  /** Valid entries, joined by commas. */
  example: string;
  text: string;
  onText: (text: string) => void;
  shareOf?: (number: string) => string | undefined;
}

const isNumber = (row: TypedRow): boolean => row.separator === '' && row.values.length === 10;

/** Numbers of two digits on a board of a hundred, others typed; both with aids that pick numbers. */
export function NumbersInput({ row, example, text, onText, shareOf }: NumbersInputProps) {
  const { t } = useTranslation('draws');
  const names = useNames();
  const panel = useId();
  const [way, setWay] = useState<'board' | 'type'>('board');
  const hasGrid = row.length === 2;
  const picked = new Set(entriesOf(row, text).entries);
  const put = (numbers: ReadonlySet<string>) => onText([...numbers].sort().join(' '));
  const typed = <TypedRowInput row={row} example={example} text={text} onText={onText} />;
  if (!isNumber(row)) return typed;
  return (
    <div css={styles.root}>
      {hasGrid && (
        <Tabs
          label={t('board.ways')}
          look="pills"
          panel={panel}
          value={way}
          tabs={(['board', 'type'] as const).map((value) => ({ value, label: t(`board.way.${value}`) }))}
          onChange={setWay}
        />
      )}
      <AidBar length={row.length} picked={picked} onPicked={put} />
      {hasGrid ? (
        <div id={panel} role="tabpanel" aria-label={t(`board.way.${way}`)}>
          {way === 'board' ? (
            <NumberGrid label={names.row(row.name)} picked={picked} onPicked={put} shareOf={shareOf} />
          ) : (
            typed
          )}
        </div>
      ) : (
        typed
      )}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: tokens.space[3], minInlineSize: 0 }) };
