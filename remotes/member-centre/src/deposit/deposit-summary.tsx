import { useBalance, useMoney } from '@atrium/host';
import { TAB_BAR } from '@atrium/ui/tab-bar';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { depositSum, type Method } from './deposit-sum.ts';

interface DepositSummaryProps {
  method: Method | undefined;
  /** Minor units, or null while none is typed. */
  amount: string | null;
  children: ReactNode;
}

export function DepositSummary({ method, amount, children }: DepositSummaryProps) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const balance = useBalance();
  const sent = BigInt(amount ?? '0');
  const { fee, credited } = method ? depositSum(sent, method) : { fee: 0n, credited: sent };
  const rows: [string, string, boolean?][] = [
    [t('deposit.send'), money(sent.toString())],
    [t('deposit.fee'), fee === 0n ? t('deposit.free') : money(fee.toString())],
    [
      t('deposit.arrives'),
      method ? t('deposit.minutes', { from: method.arrivesFrom, to: method.arrivesTo, count: method.arrivesTo }) : '–',
    ],
    [t('deposit.credited'), money(credited.toString()), true],
  ];
  if (balance) rows.push([t('deposit.after'), money((BigInt(balance.sumBalance) + credited).toString())]);

  return (
    <aside aria-label={t('deposit.summary')} css={styles.summary}>
      <div css={styles.sums}>
        <h3 css={styles.title}>{t('deposit.summary')}</h3>
        <dl css={styles.rows}>
          {rows.map(([name, value, strong]) => (
            <div key={name} css={[styles.row, strong && styles.strong]}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p css={styles.note}>{t('deposit.nothingTaken')}</p>
      </div>
      <div css={styles.actions}>{children}</div>
    </aside>
  );
}

const card = {
  display: 'grid',
  gap: tokens.space[4],
  padding: tokens.space[5],
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface2,
} as const;

const styles = {
  summary: css({
    ...card,
    // What is about to be paid stays in sight while the methods are looked through.
    position: 'sticky',
    insetBlockStart: tokens.space[6],
    // In one column the button alone does; it can follow the whole form only as a child of it.
    [media.compact]: { display: 'contents' },
  }),
  sums: css({ display: 'contents', [media.compact]: card }),
  actions: css({
    display: 'grid',
    gap: tokens.space[3],
    [media.compact]: {
      position: 'sticky',
      insetBlockEnd: TAB_BAR,
      zIndex: 1,
      paddingBlock: tokens.space[3],
      background: tokens.color.surface,
    },
  }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  rows: css({ display: 'grid', gap: tokens.space[3], margin: 0, ...tokens.type.small, ...tokens.numerals }),
  row: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    '& dt': { color: tokens.color.text2 },
    '& dd': { margin: 0, fontWeight: tokens.weight.strong },
  }),
  strong: css({ ...tokens.type.body, '& dt': { color: tokens.color.text, fontWeight: tokens.weight.strong } }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
