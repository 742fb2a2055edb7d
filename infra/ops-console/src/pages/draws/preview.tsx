import type { DrawPreview } from '@atrium/contracts/operator-draws';
import { Note } from '@atrium/ui/note';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../data/use-money.ts';
import { Facts } from '../../parts/facts.tsx';
import { useFormat } from '../../parts/use-format.ts';

type InCurrency = DrawPreview['currencies'][number];
type Short = DrawPreview['short'][number];

/** What a decision would move, by currency, and the members whose balance does not cover it. */
export function Preview({ preview: { kind, currencies, short } }: { preview: DrawPreview }) {
  const { t } = useTranslation();
  if (currencies.length === 0) return <p>{t('draws.movesNothing')}</p>;
  return (
    <div css={styles.all} role="group" aria-label={t('draws.preview')}>
      {currencies.map((one) => (
        <Sums key={one.currency} kind={kind} sums={one} />
      ))}
      {short.length > 0 && <ShortMembers short={short} sums={currencies} />}
    </div>
  );
}

function Sums({ kind, sums }: { kind: DrawPreview['kind']; sums: InCurrency }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { number } = useFormat();
  const amount = (value: string) => money(value, sums.currency);
  const fact = (key: string, value: string) => ({ key, name: t(`draws.sums.${key}`), value });
  return (
    <Facts
      facts={[
        fact('tickets', number(Number(sums.tickets))),
        fact('members', number(Number(sums.members))),
        fact('stake', amount(sums.stake)),
        ...(kind === 'void'
          ? [fact('returned', amount(sums.returned))]
          : [
              fact('newWins', number(Number(sums.newWins))),
              ...(kind === 'correct' ? [fact('lostWins', number(Number(sums.lostWins)))] : []),
              ...(kind === 'correct' ? [fact('paidBefore', amount(sums.paidBefore))] : []),
              fact('paidAfter', amount(sums.paidAfter)),
              ...(kind === 'correct'
                ? [fact('pays', amount(sums.pays)), fact('takesBack', amount(sums.takesBack))]
                : []),
            ]),
      ]}
    />
  );
}

function ShortMembers({ short, sums }: { short: readonly Short[]; sums: readonly InCurrency[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const members = sums.reduce((sum, { shortMembers }) => sum + Number(shortMembers), 0);
  const columns: Column<Short>[] = [
    { key: 'account', head: t('account'), phone: 'lead', cell: ({ account }) => <bdi>{account}</bdi> },
    { key: 'owes', head: t('draws.owes'), align: 'end', cell: ({ owes, currency }) => money(owes, currency) },
    { key: 'has', head: t('draws.has'), align: 'end', cell: ({ has, currency }) => money(has, currency) },
    {
      key: 'gap',
      head: t('draws.gap'),
      align: 'end',
      phone: 'aside',
      cell: ({ gap, currency }) => money(gap, currency),
    },
  ];
  return (
    <>
      <Note tone="warn">
        <p>
          {t('draws.short', {
            count: members,
            sum: sums
              .filter(({ short: gap }) => gap !== '0')
              .map(({ short: gap, currency }) => money(gap, currency))
              .join(', '),
          })}
        </p>
      </Note>
      <Table
        caption={t('draws.shortMembers')}
        columns={columns}
        rows={short}
        rowKey={({ account, currency }) => `${account} ${currency}`}
      />
    </>
  );
}

const styles = { all: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] }) };
