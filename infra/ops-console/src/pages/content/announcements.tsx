import { type Announcement, announcementList } from '@atrium/contracts/operator-content';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../parts/use-format.ts';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { ContentList } from './content-list.tsx';

/** Announcements of every state, newest first. */
export function Announcements() {
  const { t } = useTranslation();
  const { full } = useFormat();
  const columns: Column<Announcement>[] = [
    { key: 'place', head: t('content.place'), cell: ({ place }) => t(`content.places.${place}`) },
    {
      key: 'from',
      head: t('content.from'),
      cell: ({ publishAt }) => <time dateTime={publishAt}>{full(publishAt)}</time>,
    },
    {
      key: 'until',
      head: t('content.until'),
      cell: ({ until }) => (until ? <time dateTime={until}>{full(until)}</time> : t('noEnd')),
    },
  ];
  return (
    <ContentList
      list={announcementList}
      caption={t('content.announcements')}
      newLabel={t('content.newAnnouncement')}
      choice="id"
      columns={columns}
      Editor={AnnouncementEditor}
    />
  );
}
