import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { host, useErrorSentence, useEvent, useInstant, useResource } from '@atrium/host';
import { languageCodeOf } from '@atrium/i18n/languages';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { announcementsResource, readAtom, readingErrorAtom, unreadResource } from './messages.state.ts';
import { OwnMessages } from './own-messages.tsx';

/** Messages to this member, and the notices to everybody (1-39). */
export function Page() {
  const { t, i18n } = useTranslation('member-centre');
  const instant = useInstant();
  const sentence = useErrorSentence();
  const failure = useAtomValue(readingErrorAtom);
  const read = useSetAtom(readAtom);
  const notices = useResource(announcementsResource, { query: { language: languageCodeOf(i18n.language) } });
  const unread = useResource(unreadResource);
  useEvent('notice.published', () => void notices.reload());
  const count = unread.value?.count ?? 0;
  const allNotices = () => {
    host().closeCentre();
    host().navigate('/noticePage');
  };
  return (
    <>
      <PageHead title={t('pages.messageV2')} text={<span role="status">{t('messages.unread', { count })}</span>}>
        {count > 0 && <Button onClick={() => void read('all')}>{t('messages.readAll')}</Button>}
      </PageHead>
      {failure && (
        <Note tone="bad" role="alert">
          {sentence(failure)}
        </Note>
      )}
      <OwnMessages unread={count} />
      <section css={styles.notices}>
        <SectionHead
          title={t('messages.notices')}
          level={3}
          end={
            <Button variant="quiet" size="small" onClick={allNotices}>
              {t('messages.all')}
            </Button>
          }
        />
        {notices.value ? (
          <Table
            caption={t('messages.notices')}
            columns={[
              { key: 'title', head: t('messages.title'), cell: (row) => row.title, phone: 'lead' },
              { key: 'at', head: t('records.time'), cell: (row) => instant(row.at, 'date-time'), align: 'end', phone: 'aside' },
            ]}
            rows={notices.value.player}
            rowKey={(row) => row.id}
            empty={<EmptyState title={t('messages.noNotices')} />}
          />
        ) : notices.status === 'failed' ? (
          <ResourceFault error={notices.error!} reload={notices.reload} />
        ) : (
          <Skeleton height={160} />
        )}
      </section>
    </>
  );
}

const styles = { notices: css({ marginBlockStart: tokens.space[8] }) };
