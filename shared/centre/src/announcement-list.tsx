import { announcements } from '@atrium/contracts/notices';
import { createResource, useInstant, useResource } from '@atrium/host';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { ResourceFault } from './resource-fault.tsx';
import { WayOn } from './way-on.tsx';

const announcementsResource = createResource(announcements, { keptAs: 'notices', staleOn: ['notice.published'] });

export interface AnnouncementListProps {
  caption: string;
  /** Heads of the two columns, and the text of an empty list. */
  title: string;
  at: string;
  none: string;
}

/** Announcements to everybody, newest first; a new one appears as soon as it is published. */
export function AnnouncementList({ caption, title, at, none }: AnnouncementListProps) {
  const { i18n } = useTranslation();
  const instant = useInstant();
  const { value, status, error, reload } = useResource(announcementsResource, {
    query: { language: languageCodeOf(i18n.language) },
  });
  if (!value) return status === 'failed' ? <ResourceFault error={error!} reload={reload} /> : <Skeleton height={240} />;
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'title', head: title, cell: (row) => row.title, phone: 'lead' },
        { key: 'at', head: at, cell: (row) => instant(row.at, 'date-time'), align: 'end', phone: 'aside' },
      ]}
      rows={value.player}
      rowKey={(row) => row.id}
      empty={<EmptyState scene="messages" title={none} action={<WayOn to="promotions" />} />}
    />
  );
}
