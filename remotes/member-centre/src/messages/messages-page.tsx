import { host, useEvent, useInstant, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { languageCodeOf } from '@atrium/i18n/languages';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { announcementsResource, unreadResource } from './messages.state.ts';

export function Page() {
  const { t, i18n } = useTranslation('member-centre');
  const instant = useInstant();
  const notices = useResource(announcementsResource, { query: { language: languageCodeOf(i18n.language) } });
  const unread = useResource(unreadResource).value?.count ?? 0;
  useEvent('notice.published', () => void notices.reload());
  const readAll = () => {
    host().closeCentre();
    host().navigate('/noticePage');
  };
  return (
    <>
      <PageHead title={t('pages.messageV2')} text={t('messages.unread', { count: unread })}>
        <Button onClick={readAll}>{t('messages.all')}</Button>
      </PageHead>
      {notices.value ? (
        <Table
          caption={t('pages.messageV2')}
          columns={[
            { key: 'title', head: t('messages.title'), cell: (row) => row.title, phone: 'lead' },
            { key: 'at', head: t('records.time'), cell: (row) => instant(row.at, 'date-time'), align: 'end', phone: 'aside' },
          ]}
          rows={notices.value.player}
          rowKey={(row) => row.id}
          empty={<EmptyState title={t('messages.none')} />}
        />
      ) : notices.status === 'failed' ? (
        <ResourceFault error={notices.error!} reload={notices.reload} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  );
}
