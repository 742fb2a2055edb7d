import { type Announcement, announcementList } from '@atrium/contracts/operator-content';
import { Card } from '@atrium/ui/card';
import { Modal } from '@atrium/ui/modal';
import { type Column, Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../data/use-choices.ts';
import { useMayChange } from '../../data/use-may-change.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { ContentState } from './content-state.tsx';
import { NewButton } from './new-button.tsx';

const OFTEN = 10_000;
const NEW = 'new';

/** Announcements of every state, newest first; the selected one or a new one in the editor. */
export function Announcements() {
  const { t, i18n } = useTranslation();
  const { full } = useFormat();
  const mine = useMayChange();
  const { chosen, choose } = useChoices();
  const known = useOperation(announcementList, {}, { every: OFTEN });
  const open = known.data?.find(({ id }) => id === chosen('id'));
  const title = ({ texts }: Announcement) => (texts[i18n.language] ?? texts.en)?.title ?? '–';
  const columns: Column<Announcement>[] = [
    {
      key: 'title',
      head: t('content.parts.title'),
      phone: 'lead',
      cell: (one) => (
        <strong>
          <bdi>{title(one)}</bdi>
        </strong>
      ),
    },
    { key: 'state', head: t('state'), phone: 'aside', cell: ({ state }) => <ContentState state={state} /> },
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
  const close = () => choose('id', '');
  return (
    <Card>
      {mine && <NewButton label={t('content.newAnnouncement')} onClick={() => choose('id', NEW, { step: true })} />}
      <Asked of={known}>
        {(all) => (
          <Table
            caption={t('content.announcements')}
            columns={columns}
            rows={all}
            rowKey={({ id }) => id}
            rowLabel={title}
            onOpen={({ id }) => choose('id', id, { step: true })}
            empty={t('content.none')}
          />
        )}
      </Asked>
      {(open || chosen('id') === NEW) && (
        <Modal
          open
          title={open ? title(open) : t('content.newAnnouncement')}
          closeLabel={t('close')}
          width={720}
          onClose={close}
        >
          <AnnouncementEditor key={chosen('id')} known={open} onClose={close} />
        </Modal>
      )}
    </Card>
  );
}
