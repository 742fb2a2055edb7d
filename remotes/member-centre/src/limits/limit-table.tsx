import { LIMIT_KINDS, LIMIT_PERIODS, type Limit } from '@atrium/contracts/limits';
import { Button } from '@atrium/ui/button';
import { Progress } from '@atrium/ui/progress';
import { type Column, Table } from '@atrium/ui/table';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useLimitAmount, useLimitUse } from './limit-words.ts';

export type Place = Pick<Limit, 'kind' | 'period'>;

interface LimitTableProps {
  limits: readonly Limit[];
  onChange: (place: Place) => void;
}

/** A row for each kind of limit, a column for each period: what holds, what is used and what is left. */
export function LimitTable({ limits, onChange }: LimitTableProps) {
  const { t } = useTranslation('member-centre');
  const columns: Column<Limit['kind']>[] = [
    {
      key: 'kind',
      head: t('limits.kind'),
      phone: 'lead',
      cell: (kind) => (
        <span css={styles.kind}>
          <b>{t(`limits.kinds.${kind}`)}</b>
          <small>{t(`limits.means.${kind}`)}</small>
        </span>
      ),
    },
    ...LIMIT_PERIODS.map((period) => ({
      key: period,
      head: t(`limits.periods.${period}`),
      cell: (kind: Limit['kind']) => {
        const limit = limits.find((one) => one.kind === kind && one.period === period);
        return limit ? <Cell limit={limit} onChange={() => onChange({ kind, period })} /> : null;
      },
    })),
  ];
  return (
    <Table
      caption={t('pages.protection')}
      columns={columns}
      rows={LIMIT_KINDS.toSorted(bySight)}
      rowKey={(kind) => kind}
    />
  );
}

const SIGHT: readonly Limit['kind'][] = ['deposit', 'loss', 'wager', 'session_time', 'deposit_net'];
const bySight = (a: Limit['kind'], b: Limit['kind']): number => SIGHT.indexOf(a) - SIGHT.indexOf(b);

function Cell({ limit, onChange }: { limit: Limit; onChange: () => void }) {
  const { t } = useTranslation('member-centre');
  const write = useLimitAmount();
  const used = useLimitUse()(limit);
  const { kind, period, amount } = limit;
  const named = { kind: t(`limits.kinds.${kind}`), period: t(`limits.periods.${period}`) };
  if (!used || amount === null) {
    return (
      <span css={styles.line}>
        <span css={styles.none}>{t('limits.none')}</span>
        <Button size="small" variant="quiet" aria-label={t('limits.setOf', named)} onClick={onChange}>
          {t('limits.set')}
        </Button>
      </span>
    );
  }
  return (
    <span css={styles.cell}>
      <span css={styles.line}>
        <b>{write(kind, amount)}</b>
        <Button size="small" variant="quiet" aria-label={t('limits.changeOf', named)} onClick={onChange}>
          {t('limits.change')}
        </Button>
      </span>
      <Progress label={t('limits.used', named)} value={used.share} tone={used.tone} />
      <small>{used.text}</small>
    </span>
  );
}

const styles = {
  kind: css({ display: 'grid', '& small': { color: tokens.color.text2, ...tokens.type.small } }),
  cell: css({
    display: 'grid',
    gap: tokens.space[1],
    minInlineSize: 150,
    // Beside the name of the period, at 320 px too.
    [media.phone]: { minInlineSize: 180 },
    ...tokens.numerals,
    '& small': { color: tokens.color.text2, ...tokens.type.small },
  }),
  line: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.space[2] }),
  none: css({ color: tokens.color.text2 }),
};
