import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { host, useEvent, useInstant, useResource } from '@atrium/host';
import { languageCodeOf } from '@atrium/i18n/languages';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { announcementsResource } from './announcement.state.ts';

export function Page() {
  const { t, i18n } = useTranslation('agent-centre');
  const instant = useInstant();
  const notices = useResource(announcementsResource, { query: { language: languageCodeOf(i18n.language) } });
  useEvent('notice.published', () => void notices.reload());
  const readAll = () => {
    host().closeCentre();
    host().navigate('/noticePage');
  };
  return (
    <>
      <PageHead title={t('pages.agentAnnouncement')}>
        <Button onClick={readAll}>{t('announcement.all')}</Button>
      </PageHead>
      {notices.value ? (
        <Table
          caption={t('pages.agentAnnouncement')}
          columns={[
            { key: 'title', head: t('announcement.title'), cell: (row) => row.title, phone: 'lead' },
            { key: 'at', head: t('announcement.at'), cell: (row) => instant(row.at, 'date-time'), align: 'end', phone: 'aside' },
          ]}
          rows={notices.value.player}
          rowKey={(row) => row.id}
          empty={<EmptyState title={t('announcement.none')} />}
        />
      ) : notices.status === 'failed' ? (
        <ResourceFault error={notices.error!} reload={notices.reload} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  );
}
