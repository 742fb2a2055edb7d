import { ResourceFault } from '@atrium/centre/resource-fault';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { host, useMoney, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { earningsResource } from './referral.state.ts';

/** What invited friends have earned the member, by month, and the rules by which they do. Source: 11-23. */
export function Earnings() {
  const { t, i18n } = useTranslation('member-centre');
  const money = useMoney();
  const { value, error, reload } = useResource(earningsResource, {
    query: { language: languageCodeOf(i18n.language) },
  });
  const month = (of: string) =>
    new Intl.DateTimeFormat(i18n.language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`${of}-01T00:00:00Z`),
    );
  return (
    <section css={styles.part}>
      <SectionHead title={t('referral.earnings')} level={3} />
      {value ? (
        <>
          <ul css={styles.rules}>
            {value.rules.map(({ id, title, amount, deposits, stakes, friends, friendToo, joined }) => (
              <li key={id} css={styles.rule}>
                <span>
                  {t('referral.rule', {
                    title,
                    amount: money(amount),
                    deposits: money(deposits),
                    stakes: money(stakes),
                    friends: String(friends),
                  })}{' '}
                  {friendToo && t('referral.ruleToo')}
                </span>
                {!joined && (
                  <Button
                    size="small"
                    variant="primary"
                    onClick={() => host().navigate(`/promoDetail?id=${encodeURIComponent(id)}`)}
                  >
                    {t('referral.join')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {value.months.length === 0 ? (
            <p css={styles.none}>{t('referral.noEarningsText')}</p>
          ) : (
            <>
              <Stats
                css={styles.sums}
                stats={[
                  { key: 'earned', label: t('referral.earned'), value: money(value.total), big: true },
                  { key: 'claimable', label: t('referral.claimable'), value: money(value.claimable) },
                ]}
              />
              <Table
                caption={t('referral.earnings')}
                columns={[
                  { key: 'month', head: t('referral.month'), cell: (row) => month(row.month), phone: 'lead' },
                  { key: 'friends', head: t('referral.friendsOf'), cell: (row) => row.friends, align: 'end' },
                  {
                    key: 'amount',
                    head: t('referral.amount'),
                    cell: (row) => money(row.amount),
                    align: 'end',
                    phone: 'aside',
                  },
                ]}
                rows={value.months}
                rowKey={(row) => row.month}
              />
            </>
          )}
        </>
      ) : error ? (
        <ResourceFault error={error} reload={reload} />
      ) : (
        <Skeleton height={160} />
      )}
    </section>
  );
}

const styles = {
  part: css({ marginBlockStart: tokens.space[8] }),
  rules: css({
    display: 'grid',
    gap: tokens.space[3],
    margin: 0,
    marginBlockEnd: tokens.space[4],
    padding: 0,
    listStyle: 'none',
  }),
  rule: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space[3],
    color: tokens.color.text2,
    '& > span': { flex: '1 1 260px' },
  }),
  // The list of friends below has the drawing.
  none: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  sums: css({ marginBlockEnd: tokens.space[4] }),
};
