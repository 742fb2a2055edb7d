import { Button } from '@atrium/ui/button';
import { RadioGroup } from '@atrium/ui/radio-group';
import { Select } from '@atrium/ui/select';
import { Sheet } from '@atrium/ui/sheet';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordFilters } from './record-address.ts';
import type { ChoiceFilter } from './record-types.ts';

/** The most choices that are in view as keys; a longer filter is a list. */
const MOST_KEYS = 6;

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  filters: readonly ChoiceFilter[];
  values: RecordFilters;
  change: (change: Partial<RecordFilters>) => void;
  /** Back to the usual days without a filter. */
  clear: () => void;
  /** How many records the filters find; undefined while they are counted. */
  found: number | undefined;
  /** The days, above the filters. */
  days: ReactNode;
  /** After the filters. */
  children?: ReactNode;
}

/** All filters of a list on a phone: each choice applies at once, and the button says how many records it leaves. */
export function FilterSheet({
  open,
  onClose,
  filters,
  values,
  change,
  clear,
  found,
  days,
  children,
}: FilterSheetProps) {
  const { t } = useTranslation('centre');
  return (
    <Sheet open={open} onClose={onClose} title={t('records.filters')} closeLabel={t('close')} pulls>
      <div css={styles.fields}>
        <div>
          <p aria-hidden css={styles.label}>
            {t('records.days')}
          </p>
          {days}
        </div>
        {filters.map(({ name, label, placeholder, options }) => {
          const value = String(values[name] ?? '');
          const choose = (chosen: string) => change({ [name]: chosen });
          return options.length < MOST_KEYS ? (
            <RadioGroup
              key={name}
              look="keys"
              label={label}
              options={[{ value: '', label: placeholder ?? label }, ...options]}
              value={value}
              onChange={choose}
            />
          ) : (
            <Select
              key={name}
              label={label}
              placeholder={placeholder}
              options={options}
              value={value}
              onChange={({ target }) => choose(target.value)}
            />
          );
        })}
        {children}
      </div>
      <div css={styles.buttons}>
        <Button size="large" onClick={clear}>
          {t('records.clear')}
        </Button>
        <Button size="large" variant="primary" data-autofocus onClick={onClose}>
          {found === undefined ? t('records.show') : t('records.showFound', { count: found })}
        </Button>
      </div>
    </Sheet>
  );
}

const styles = {
  fields: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: tokens.space[4],
    paddingBlockEnd: tokens.space[4],
    '& > :not(button)': { inlineSize: '100%' },
    // Keys for thumbs.
    '& fieldset label': { minBlockSize: tokens.size.target, paddingInline: tokens.space[4] },
  }),
  label: css({ margin: `0 0 ${tokens.space[1]}`, fontWeight: tokens.weight.strong, ...tokens.type.small }),
  buttons: css({
    position: 'sticky',
    insetBlockEnd: `calc(-1 * ${tokens.space[5]})`,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: tokens.space[2],
    marginBlockEnd: `calc(-1 * ${tokens.space[5]})`,
    paddingBlock: `${tokens.space[3]} ${tokens.space[4]}`,
    background: tokens.color.surface,
    borderBlockStart: `1px solid ${tokens.color.line}`,
  }),
};
