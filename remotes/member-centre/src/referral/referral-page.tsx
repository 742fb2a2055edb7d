import { WayOn } from '@atrium/centre/way-on';
import { InviteLink } from '@atrium/centre/invite-link';
import { PageHead } from '@atrium/centre/page-head';
import { RecordList } from '@atrium/centre/record-list';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useInstant } from '@atrium/host';
import { usePagedResource } from '@atrium/host/paged-resource';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { StateMark } from '@atrium/ui/state-mark';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Earnings } from './earnings.tsx';
import { FriendTree } from './friend-tree.tsx';
import { referralPages } from './referral.state.ts';

/** The own invitation, what it has earned, and the friends who registered with it (1-37, 11-23). */
export function Page() {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const list = usePagedResource(referralPages, { query: {} });
  const { value } = list;
  return (
    <>
      <PageHead title={t('pages.referral')} text={t('referral.text')} />
      {value ? (
        <>
          <InviteLink code={value.code} parameter="referralCode" />
          <Earnings />
          <section css={styles.friends}>
            <SectionHead title={t('referral.friends')} level={3} />
            <RecordList
              list={list}
              caption={t('referral.friends')}
              columns={[
                { key: 'account', head: t('referral.account'), cell: (row) => row.account, phone: 'lead' },
                {
                  key: 'at',
                  head: t('referral.registered'),
                  cell: (row) => instant(row.registeredAt, 'date'),
                  align: 'end',
                },
                {
                  key: 'active',
                  head: t('records.status'),
                  cell: (row) => (
                    <StateMark state={row.active ? 'good' : 'waiting'}>
                      {t(row.active ? 'referral.active' : 'referral.quiet')}
                    </StateMark>
                  ),
                  phone: 'aside',
                },
              ]}
              none={{
                scene: 'people',
                title: t('referral.none'),
                text: t('referral.noneText'),
                action: <WayOn to="promotions" />,
              }}
            />
          </section>
          <FriendTree />
        </>
      ) : list.error ? (
        <ResourceFault error={list.error} reload={list.reload} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  );
}

const styles = { friends: css({ marginBlockStart: tokens.space[8] }) };
