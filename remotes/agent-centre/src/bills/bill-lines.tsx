import type { BillDetail } from '@atrium/contracts/agent-bills';
import { host, useInstant, useMoney } from '@atrium/host';
import { formatMicroAmount } from '@atrium/i18n/micro-amount';
import { formatRatePpm } from '@atrium/i18n/rate';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

type Line = BillDetail['lines'][number];

/** A bill as a sum: each line with its sign, where it comes from, and its amount, exact to the last fraction (12-10). */
export function BillLines({ bill }: { bill: BillDetail }) {
  const { t, i18n } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const amount = (micro: string) => formatMicroAmount(micro, host().brand.fractionDigits, i18n.language);
  const what = ({ kind, ref, account, detail, at }: Line): string =>
    t(`bills.lines.${kind}`, {
      step: ref ?? '',
      account: account ?? '',
      category: detail ? t(`categories.${detail}`) : '',
      at: at ? instant(at, 'date') : '',
    });
  const source = ({ basis, ratePpm }: Line): string =>
    ratePpm === 0 ? '' : t('bills.rateOf', { rate: formatRatePpm(ratePpm, i18n.language), basis: money(basis) });
  return (
    <table css={styles.table}>
      <caption css={styles.hidden}>{t('bills.calculation')}</caption>
      <thead css={styles.hidden}>
        <tr>
          <th scope="col">{t('bills.line')}</th>
          <th scope="col">{t('bills.source')}</th>
          <th scope="col">{t('contracts.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {bill.lines.map((line, at) => (
          <tr key={at}>
            <th scope="row">{what(line)}</th>
            <td css={styles.source}>{source(line)}</td>
            <td css={styles.amount}>{amount(line.micro)}</td>
          </tr>
        ))}
        {bill.carriedOutMicro !== '0' && (
          <tr>
            <th scope="row">{t('bills.carriedOut')}</th>
            <td css={styles.source}>{t('bills.carriedOutText')}</td>
            <td css={styles.amount}>{amount((-BigInt(bill.carriedOutMicro)).toString())}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr css={styles.due}>
          <th scope="row">{t('bills.dueTo', { account: bill.account })}</th>
          <td css={styles.source}>{t(`bills.payers.${bill.payer}`)}</td>
          <td css={styles.amount}>{money(bill.due)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const styles = {
  table: css({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    ...tokens.type.small,
    ...tokens.numerals,
    '& th, & td': { padding: `${tokens.space[2]} 0`, borderBlockEnd: `1px solid ${tokens.color.line}` },
    '& th': { textAlign: 'start', fontWeight: tokens.weight.medium },
    [media.phone]: {
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        borderBlockEnd: `1px solid ${tokens.color.line}`,
      },
      '& th, & td': { borderBlockEnd: 0 },
      '& td:nth-of-type(1)': { gridRow: 2, gridColumn: '1 / -1', paddingBlockStart: 0, '&:empty': { display: 'none' } },
    },
  }),
  hidden: css({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
  source: css({
    paddingInline: `${tokens.space[3]} !important`,
    color: tokens.color.text2,
    [media.phone]: { paddingInline: '0 !important' },
  }),
  amount: css({ textAlign: 'end', whiteSpace: 'nowrap' }),
  due: css({
    '& th, & td': { borderBlockStart: `2px solid ${tokens.color.lineStrong}`, borderBlockEnd: 0 },
    [media.phone]: { '& td:nth-of-type(1)': { borderBlockStart: 0 } },
    '& td:last-of-type': { color: tokens.color.accentText, fontWeight: tokens.weight.bold, ...tokens.type.section },
  }),
};
