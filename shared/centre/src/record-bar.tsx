import { Button } from '@atrium/ui/button';
import { DateRange } from '@atrium/ui/date-range';
import { Progress } from '@atrium/ui/progress';
import { Select, type SelectOption } from '@atrium/ui/select';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exportProgressAtom } from './export.state.ts';
import { LONGEST_SPAN, type RecordFilters } from './record-query.ts';

export interface RecordSelect {
  name: string;
  label: string;
  placeholder: string;
  options: readonly SelectOption[];
}

interface RecordBarProps {
  filters: RecordFilters;
  today: string;
  selects: readonly RecordSelect[];
  change: (change: Partial<RecordFilters>) => void;
  onExport: () => void;
  children?: ReactNode;
}

/** The filters above a table of records, and the way to take it all along. */
export function RecordBar({ filters, today, selects, change, onExport, children }: RecordBarProps) {
  const { t } = useTranslation('centre');
  const share = useAtomValue(exportProgressAtom);
  const presets = {
    previous7: t('records.previous7'),
    next7: t('records.next7'),
    previous30: t('records.previous30'),
    next30: t('records.next30'),
  };
  return (
    <div css={styles.bar}>
      <DateRange
        value={{ from: filters.from, to: filters.to }}
        onChange={(range) => change({ ...range })}
        today={today}
        max={today}
        maxDays={LONGEST_SPAN}
        labels={{ group: t('records.days'), from: t('records.from'), to: t('records.to'), ...presets }}
      />
      <div css={styles.line}>
        {selects.map(({ name, label, placeholder, options }) => (
          <Select
            key={name}
            label={label}
            hideLabel
            placeholder={placeholder}
            options={options}
            value={String(filters[name] ?? '')}
            onChange={(event) => change({ [name]: event.target.value })}
            css={styles.select}
          />
        ))}
        {children}
        <span css={styles.export}>
          {share === null ? (
            <Button icon="export" onClick={onExport}>
              {t('records.export')}
            </Button>
          ) : (
            <Progress
              label={t('records.exporting')}
              value={share}
              text={t('records.share', { percent: Math.round(share * 100) })}
              css={styles.progress}
            />
          )}
        </span>
      </div>
    </div>
  );
}

const styles = {
  bar: css({ display: 'grid', gap: tokens.space[3], marginBlockEnd: tokens.space[4] }),
  line: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], alignItems: 'center' }),
  select: css({ inlineSize: 160, [media.phone]: { inlineSize: 'calc(50% - 4px)' } }),
  export: css({ marginInlineStart: 'auto', [media.phone]: { marginInlineStart: 0 } }),
  progress: css({ inlineSize: 180 }),
};
