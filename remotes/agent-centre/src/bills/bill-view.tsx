import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import type { BillDetail } from '@atrium/contracts/agent-bills';
import { useInstant, useMoney, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { StateMark } from '@atrium/ui/state-mark';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { cornerSpace } from '../frame/corner-space.ts';
import { BillDisputes } from './bill-disputes.tsx';
import { BillLines } from './bill-lines.tsx';
import { BILL_MARKS } from './bill-marks.ts';
import { billResource } from './bills.state.ts';

interface BillSheetProps {
  id: string;
  onBack: () => void;
}

/** One bill: for what, its calculation as a sum, what was paid of it when, and its disputes (12-10). */
export function BillSheet({ id, onBack }: BillSheetProps) {
  const { t } = useTranslation('agent-centre');
  const { value, status, error, reload } = useResource(billResource, { params: { id } });
  return (
    <>
      <PageHead title={t('bills.title')} text={value && <BillSubject {...value} />}>
        <Button icon="back" onClick={onBack} css={cornerSpace}>
          {t('bills.back')}
        </Button>
      </PageHead>
      {value ? (
        <Contents bill={value} />
      ) : status === 'failed' ? (
        <ResourceFault error={error!} reload={reload} />
      ) : (
        <Skeleton height={420} />
      )}
    </>
  );
}

function BillSubject({ kind, account, from, to }: BillDetail) {
  const { t } = useTranslation('agent-centre');
  const instant = useInstant();
  return (
    <>
      {t('bills.subject', {
        kind: t(`bills.kinds.${kind}`),
        account,
        span: t('contracts.fromUntil', { from: instant(from, 'date-time'), until: instant(to, 'date-time') }),
      })}
    </>
  );
}

function Contents({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const basis: [string, string][] = [
    [t('contracts.teamBet'), money(bill.validBet)],
    ...(bill.result === null ? [] : [[t('contracts.teamNet'), money(bill.result)] as [string, string]]),
    ...(bill.activeMembers === null ? [] : [[t('contracts.active'), String(bill.activeMembers)] as [string, string]]),
    [t('bills.payer'), t(`bills.payers.${bill.payer}`)],
  ];
  return (
    <div css={styles.sections}>
      {bill.held && <Note tone="warn">{t('bills.heldText')}</Note>}
      <section>
        <div css={styles.head}>
          <SectionHead title={t('bills.basis')} level={3} />
          <StateMark state={BILL_MARKS[bill.state]}>{t(`contracts.settled.${bill.state}`)}</StateMark>
        </div>
        <dl css={styles.basis}>
          {basis.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <SectionHead title={t('bills.calculation')} level={3} />
        <BillLines bill={bill} />
      </section>
      <section>
        <SectionHead title={t('bills.payments')} level={3} />
        {bill.payments.length === 0 ? (
          <p css={styles.quiet}>{t('bills.unpaid')}</p>
        ) : (
          <ul css={styles.payments}>
            {bill.payments.map(({ at, amount }) => (
              <li key={at}>
                <span>{instant(at, 'date-time')}</span>
                <b>{money(amount)}</b>
              </li>
            ))}
          </ul>
        )}
      </section>
      <BillDisputes bill={bill} />
    </div>
  );
}

const styles = {
  sections: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[6], maxInlineSize: 760 }),
  head: css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: tokens.space[3] }),
  basis: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: tokens.space[4],
    margin: 0,
    ...tokens.numerals,
    '& dt': { color: tokens.color.text2, ...tokens.type.small },
    '& dd': { margin: 0, fontWeight: tokens.weight.strong, ...tokens.type.title },
  }),
  quiet: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  payments: css({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...tokens.type.small,
    ...tokens.numerals,
    '& li': {
      display: 'flex',
      justifyContent: 'space-between',
      paddingBlock: tokens.space[2],
      borderBlockEnd: `1px solid ${tokens.color.line}`,
    },
  }),
};
