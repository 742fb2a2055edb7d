import { useInstant, useResource } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { SectionHead } from '@atrium/ui/section-head';
import { StateMark } from '@atrium/ui/state-mark';
import { Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { treeResource } from './referral.state.ts';

/** Friends of friends, each under the one who invited them; nothing while no friend has invited anybody. Source: 11-23. */
export function FriendTree() {
  const { t, i18n } = useTranslation('member-centre');
  const instant = useInstant();
  const { value } = useResource(treeResource, undefined);
  if (!value?.members.some(({ level }) => level > 1)) return null;
  return (
    <section css={styles.part}>
      <SectionHead title={t('referral.tree')} level={3} end={value.more && t('referral.more')} />
      <Table
        caption={t('referral.tree')}
        columns={[
          {
            key: 'account',
            head: t('referral.account'),
            cell: ({ level, account }) => (
              <span css={styles.account} style={{ paddingInlineStart: (level - 1) * INDENT_PX }}>
                {account}
              </span>
            ),
            phone: 'lead',
          },
          { key: 'level', head: t('referral.level'), cell: ({ level }) => level, align: 'end' },
          {
            key: 'invited',
            head: t('referral.invited'),
            cell: ({ invited }) => formatNumber(invited, i18n.language),
            align: 'end',
          },
          {
            key: 'at',
            head: t('referral.registered'),
            cell: ({ registeredAt }) => instant(registeredAt, 'date'),
            align: 'end',
          },
          {
            key: 'active',
            head: t('records.status'),
            cell: ({ active }) => (
              <StateMark state={active ? 'good' : 'waiting'}>
                {t(active ? 'referral.active' : 'referral.quiet')}
              </StateMark>
            ),
            phone: 'aside',
          },
        ]}
        rows={value.members.map((member, at) => ({ ...member, at }))}
        rowKey={({ at }) => String(at)}
      />
    </section>
  );
}

const INDENT_PX = 20;

const styles = {
  part: css({ marginBlockStart: tokens.space[8] }),
  account: css({ display: 'inline-block' }),
};
