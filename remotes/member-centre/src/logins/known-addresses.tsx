import { WayOn } from '@atrium/centre/way-on';
import { ResourceFault } from '@atrium/centre/resource-fault';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { knownAddresses } from '@atrium/contracts/login-history';
import { type ApiError, host, useErrorSentence, useInstant, useResource } from '@atrium/host';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressesResource, forget } from './logins.state.ts';

type Known = ReplyOf<typeof knownAddresses>['addresses'][number];

/** The addresses from which a login asks for nothing but the password; each can be forgotten. */
export function KnownAddresses() {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const sentence = useErrorSentence();
  const { value, status, error, reload } = useResource(addressesResource);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const ask = async ({ address, current }: Known) => {
    const answer = await host().dialog({
      title: t('logins.forgetTitle', { address }),
      text: t(current ? 'logins.forgetHere' : 'logins.forgetText'),
      icon: 'warning',
      buttons: [
        { label: t('logins.forget'), value: 'yes', tone: 'danger' },
        { label: t('cancel'), value: 'no', tone: 'plain' },
      ],
    });
    if (answer !== 'yes') return;
    const outcome = await forget(address);
    setFailure('failure' in outcome ? outcome.failure : null);
    if ('ended' in outcome) host().toast('success', t('logins.forgotten', { address }));
    await reload();
  };
  const columns: Column<Known>[] = [
    {
      key: 'address',
      head: t('account.ip'),
      cell: (row) => (
        <>
          <bdi>{row.address}</bdi> {row.current && <Badge tone="own">{t('logins.here')}</Badge>}
        </>
      ),
      phone: 'lead',
    },
    { key: 'since', head: t('logins.since'), cell: (row) => instant(row.since, 'date') },
    {
      key: 'last',
      head: t('account.previousLogin'),
      cell: (row) => (row.lastLoginAt === null ? '–' : instant(row.lastLoginAt, 'date-time')),
    },
    {
      key: 'forget',
      head: t('logins.forget'),
      cell: (row) => (
        <Button size="small" aria-label={t('logins.forgetOf', { address: row.address })} onClick={() => void ask(row)}>
          {t('logins.forget')}
        </Button>
      ),
      phone: 'aside',
    },
  ];
  return (
    <section css={styles.part}>
      <SectionHead title={t('logins.known')} level={3} />
      <p css={styles.text}>{t('logins.knownText')}</p>
      {failure && (
        <Note tone="bad" role="alert">
          {sentence(failure)}
        </Note>
      )}
      {value ? (
        <Table
          caption={t('logins.known')}
          columns={columns}
          rows={value.addresses}
          rowKey={({ address }) => address}
          empty={<EmptyState scene="logins" title={t('logins.noneKnown')} action={<WayOn to="account" />} />}
        />
      ) : status === 'failed' ? (
        <ResourceFault error={error!} reload={reload} />
      ) : (
        <Skeleton height={120} />
      )}
    </section>
  );
}

const styles = {
  part: css({
    marginBlockEnd: tokens.space[6],
    // Its height is unknown: nothing below is shown before it.
    '&:has(> [data-skeleton]) ~ *': { display: 'none' },
  }),
  text: css({ margin: `0 0 ${tokens.space[3]}`, color: tokens.color.text2, ...tokens.type.small }),
};
