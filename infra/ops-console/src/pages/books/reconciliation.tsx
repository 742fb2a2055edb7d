import { vendorList } from '@atrium/contracts/operator';
import { vendorReconcile, type VendorDifference } from '@atrium/contracts/operator-vendors';
import { DateField } from '@atrium/forms/date-field';
import { useForm } from '@atrium/forms/use-form';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Select } from '@atrium/ui/select';
import { type Column, Table } from '@atrium/ui/table';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../data/use-money.ts';
import { useCommand, useOperation } from '../../data/use-operation.ts';
import { Facts } from '../../parts/facts.tsx';
import { stack } from '../../parts/page.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** Compares our transactions of some days with a vendor's own list. */
export function Reconciliation() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const vendors = useOperation(vendorList).data ?? [];
  const { run, busy, refused, answer } = useCommand(vendorReconcile);
  const form = useForm({
    initial: { code: '', from: today(), to: today() },
    async onSend({ code, ...query }) {
      await run({ params: { code }, query });
      return null;
    },
  });
  const from = form.value('from');
  const to = form.value('to');
  const ready = form.value('code') !== '' && from !== '' && to !== '';
  const figure = (key: 'ours' | 'theirs' | 'matched', value: number) => ({
    key,
    name: t(`books.${key}`),
    value: number(value),
  });
  return (
    <Card as="section" title={t('books.reconciliation')}>
      <div css={stack}>
        <form {...form.props} css={styles.form}>
          <Select
            label={t('books.vendor')}
            placeholder={t('choose')}
            options={vendors.map((one) => ({ value: one.code, label: `${one.name} (${one.code})` }))}
            css={styles.wide}
            {...form.field('code')}
          />
          <DateField label={t('books.from')} hint={t('books.utc')} max={to || undefined} {...form.choice('from')} />
          <DateField label={t('books.to')} hint={t('books.utc')} min={from || undefined} {...form.choice('to')} />
          <Button type="submit" busy={busy} disabled={!ready} css={styles.wide}>
            {t('books.compare')}
          </Button>
        </form>
        <Refusal refused={refused} />
        {answer && (
          <>
            <p role="status">
              <State tone={answer.differences.length === 0 ? 'good' : 'bad'}>
                {t('books.differences', { count: answer.differences.length })}
              </State>
            </p>
            <Facts
              facts={[figure('ours', answer.ours), figure('theirs', answer.theirs), figure('matched', answer.matched)]}
            />
            {answer.differences.length > 0 && <Differences differences={answer.differences} />}
          </>
        )}
      </div>
    </Card>
  );
}

function Differences({ differences }: { differences: readonly VendorDifference[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const side = (one: VendorDifference['ours']) => (one ? `${money(one.amount, one.currency)} · ${one.state}` : '–');
  const columns: Column<VendorDifference>[] = [
    { key: 'tx', head: t('books.transaction'), phone: 'lead', cell: ({ txId }) => <bdi css={styles.id}>{txId}</bdi> },
    { key: 'what', head: t('books.difference'), cell: ({ difference }) => t(`books.kinds.${difference}`) },
    { key: 'ours', head: t('books.ours'), cell: ({ ours }) => side(ours) },
    { key: 'theirs', head: t('books.theirs'), cell: ({ theirs }) => side(theirs) },
  ];
  return (
    <Table
      caption={t('books.difference')}
      columns={columns}
      rows={differences}
      rowKey={({ txId, difference }) => `${txId} ${difference}`}
    />
  );
}

const styles = {
  form: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'end',
    gap: tokens.space[3],
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  wide: css({ gridColumn: '1 / -1' }),
  id: css({ overflowWrap: 'anywhere' }),
};
