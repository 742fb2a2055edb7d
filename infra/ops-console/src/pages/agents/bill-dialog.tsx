import { agentBill } from '@atrium/contracts/operator-agents';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import { formatMicroAmount } from '@atrium/i18n/micro-amount';
import { formatRatePpm } from '@atrium/i18n/rate';
import { Modal } from '@atrium/ui/modal';
import { Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useBrandMoney, useFractionDigits } from '../../data/use-money.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { Facts } from '../../parts/facts.tsx';
import { stack } from '../../parts/page.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { usePartNames } from '../../parts/value-field/part-names.ts';

type Line = OperationReply<typeof agentBill>['lines'][number];
interface Row {
  key: string;
  what: string;
  source: string;
  micro: string;
}

/** A bill with each line of its calculation, exact to the last fraction, and its payments (12-10, 12-13). */
export function BillDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { full } = useFormat();
  const { valueName } = usePartNames();
  const money = useBrandMoney();
  const digits = useFractionDigits();
  const known = useOperation(agentBill, { params: { id } });
  const rowOf = (line: Line, at: number): Row => ({
    key: String(at),
    what: t(`agents.lines.${line.kind}`, {
      step: line.ref ?? '',
      account: line.account ?? '',
      category: line.detail ? valueName(line.detail) : '',
      at: line.at ? full(line.at) : '',
    }),
    source:
      line.ratePpm === 0
        ? ''
        : t('agents.rateOf', {
            rate: formatRatePpm(line.ratePpm, i18n.language),
            basis: money(line.basis),
          }),
    micro: line.micro,
  });
  const carried = (micro: string): Row[] =>
    micro === '0'
      ? []
      : [{ key: 'carried', what: t('agents.carriedOut'), source: '', micro: (-BigInt(micro)).toString() }];
  return (
    <Modal open title={title} closeLabel={t('close')} onClose={onClose}>
      <Asked of={known} lines={5}>
        {(bill) => (
          <div css={stack}>
            <Facts
              facts={[
                {
                  key: 'span',
                  name: t('agents.period'),
                  value: (
                    <>
                      <time dateTime={bill.from}>{full(bill.from)}</time> –{' '}
                      <time dateTime={bill.to}>{full(bill.to)}</time>
                    </>
                  ),
                },
                { key: 'payer', name: t('agents.payer'), value: <bdi>{bill.payerAccount ?? t('agents.house')}</bdi> },
                { key: 'due', name: t('agents.due'), value: money(bill.due) },
                { key: 'paid', name: t('agents.paid'), value: money(bill.paid) },
              ]}
            />
            <h3 css={styles.title}>{t('agents.calculation')}</h3>
            <Table
              caption={t('agents.calculation')}
              rows={[...bill.lines.map(rowOf), ...carried(bill.carriedOutMicro)]}
              rowKey={({ key }) => key}
              empty={t('agents.noLines')}
              columns={[
                { key: 'what', head: t('agents.billLine'), phone: 'lead', cell: ({ what }) => what },
                { key: 'source', head: t('agents.source'), cell: ({ source }) => source || '–' },
                {
                  key: 'amount',
                  head: t('agents.amount'),
                  align: 'end',
                  phone: 'aside',
                  cell: ({ micro }) => formatMicroAmount(micro, digits, i18n.language),
                },
              ]}
            />
            <h3 css={styles.title}>{t('agents.payments')}</h3>
            <Table
              caption={t('agents.payments')}
              rows={bill.payments}
              rowKey={({ at, amount }) => `${at} ${amount}`}
              empty={t('agents.unpaid')}
              columns={[
                {
                  key: 'at',
                  head: t('agents.paidAt'),
                  phone: 'lead',
                  cell: ({ at }) => <time dateTime={at}>{full(at)}</time>,
                },
                {
                  key: 'amount',
                  head: t('agents.amount'),
                  align: 'end',
                  phone: 'aside',
                  cell: ({ amount }) => money(amount),
                },
              ]}
            />
          </div>
        )}
      </Asked>
    </Modal>
  );
}

const styles = { title: css(tokens.type.section) };
