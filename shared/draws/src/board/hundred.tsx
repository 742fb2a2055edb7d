import type { TypedRow } from '@atrium/lottery-rules/selection';
import { Tabs } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Figure, NumberGrid } from './number-grid.tsx';
import { useNames } from './play-name.ts';

const DIGITS = [...'0123456789'];
/** The longest number that is picked by pages of a hundred. */
const LONGEST = 4;

/** Whether the numbers of a row are picked on pages of a hundred: two digits on one page, three and four after a prefix. */
export const hasPages = ({ name, length, sorted, fits }: TypedRow): boolean =>
  name === 'numbers' && length >= 2 && length <= LONGEST && !sorted && !fits;

interface HundredProps {
  row: TypedRow;
  picked: ReadonlySet<string>;
  onPicked: (numbers: ReadonlySet<string>) => void;
  shareOf?: (number: string) => string | undefined;
  under?: (number: string) => Figure | undefined;
}

/** A page of a hundred numbers; longer numbers have a row of first digits for each place before the last two (10-42). */
export function Hundred({ row, picked, onPicked, shareOf, under }: HundredProps) {
  const { t } = useTranslation('draws');
  const names = useNames();
  const panel = useId();
  const [chosen, setPrefix] = useState('');
  const places = row.length - 2;
  const prefix = chosen.slice(0, places).padEnd(places, '0');
  const count = (start: string): number => [...picked].filter((number) => number.startsWith(start)).length;
  const page = (
    <NumberGrid
      label={names.row(row.name)}
      picked={picked}
      onPicked={onPicked}
      prefix={prefix}
      most={row.max}
      shareOf={shareOf}
      under={under}
    />
  );
  return (
    <div css={styles.root}>
      {Array.from({ length: places }, (_, place) => (
        <Tabs
          key={place}
          label={t('board.grid.prefix', { place: place + 1 })}
          look="pills"
          panel={panel}
          value={prefix[place]}
          tabs={DIGITS.map((digit) => {
            const start = prefix.slice(0, place) + digit;
            const inside = count(start);
            return { value: digit, label: start.padEnd(row.length, 'x'), detail: inside > 0 ? inside : undefined };
          })}
          onChange={(digit) => setPrefix(prefix.slice(0, place) + digit + prefix.slice(place + 1))}
        />
      ))}
      {places > 0 ? (
        <div id={panel} role="tabpanel" aria-label={prefix}>
          {page}
        </div>
      ) : (
        page
      )}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: tokens.space[2], minInlineSize: 0 }) };
