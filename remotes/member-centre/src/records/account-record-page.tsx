import { movements } from '@atrium/centre/movements.state';
import { RecordPage } from '@atrium/centre/record-page';
import type { RowOf } from '@atrium/centre/record-types';
import { type accountLines, TRANSACTION_KINDS } from '@atrium/contracts/account-records';
import { host, useMoney, useZoneName } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { usePhone } from '@atrium/ui/use-phone';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

type Movement = RowOf<typeof accountLines>;

/** A round is known by its game; everything else by the reference that customer service asks for. */
const detailOf = ({ kind, detail, reference }: Movement): string =>
  kind === 'bet' || kind === 'payout' || kind === 'rollback' ? detail || reference : reference;

export function Page() {
  const zone = useZoneName();
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const phone = usePhone();
  return (
    <RecordPage
      source={movements}
      title={t('pages.transactionHistory')}
      text={t('records.accountText', { zone })}
      file="account-record"
      job={{
        kind: 'account',
        words: Object.fromEntries(TRANSACTION_KINDS.map((each) => [each, t(`records.kinds.${each}`)])),
      }}
      actions={<Button onClick={() => host().openCentre('member', 'statement')}>{t('pages.statement')}</Button>}
      filters={[
        {
          name: 'kind',
          label: t('records.kind'),
          placeholder: t('records.allKinds'),
          options: TRANSACTION_KINDS.map((each) => ({ value: each, label: t(`records.kinds.${each}`) })),
        },
      ]}
      stats={(totals) => [
        { key: 'in', label: t('records.in'), value: money(totals.in) },
        { key: 'out', label: t('records.out'), value: money(totals.out) },
        { key: 'net', label: t('records.net'), value: money(totals.net) },
      ]}
      columns={[
        { key: 'at', head: t('records.time'), kind: 'instant', of: (row) => row.at, phone: 'under-lead' },
        { key: 'reference', head: t('records.reference'), of: (row) => row.reference, only: 'file' },
        {
          key: 'kind',
          head: t('records.kind'),
          of: (row) => t(`records.kinds.${row.kind}`),
          cell: (row, kind) => (phone ? <MovementName kind={kind} detail={detailOf(row)} /> : kind),
          phone: 'lead',
          total: t('records.totals'),
        },
        { key: 'detail', head: t('records.detail'), of: detailOf, phone: 'hidden' },
        {
          key: 'amount',
          head: t('records.amount'),
          kind: 'money',
          of: (row) => row.amount,
          cell: (row, amount) => <span css={row.amount.startsWith('-') ? styles.out : styles.in}>{amount}</span>,
          phone: 'aside',
          total: ({ net }) => net,
        },
        {
          key: 'after',
          head: t('records.balanceAfter'),
          kind: 'money',
          of: (row) => row.balanceAfter,
          cell: (_, amount) => (phone ? `${t('records.balanceAfter')} ${amount}` : amount),
          phone: 'under-aside',
        },
      ]}
      lines
    />
  );
}

/** Kind and detail in the one cell that leads a row on a phone. */
const MovementName = ({ kind, detail }: { kind: string; detail: string }) => (
  <>
    {kind} <span css={styles.detail}>{detail}</span>
  </>
);

const styles = {
  detail: css({ color: tokens.color.text2, fontWeight: tokens.weight.regular, overflowWrap: 'anywhere' }),
  in: css({ fontWeight: tokens.weight.strong }),
  out: css({ color: tokens.color.text2 }),
};
