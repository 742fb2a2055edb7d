import { AnnouncementList } from '@atrium/centre/announcement-list';
import { PageHead } from '@atrium/centre/page-head';
import { host, useErrorSentence, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { readAllAtom, readingErrorAtom } from './messages.state.ts';
import { unreadResource } from './unread.state.ts';
import { MessagePreferences } from './message-preferences.tsx';
import { OwnMessages } from './own-messages.tsx';

/** Messages to this member, and the notices to everybody (1-39). */
export function Page() {
  const { t } = useTranslation('member-centre');
  const sentence = useErrorSentence();
  const failure = useAtomValue(readingErrorAtom);
  const readAll = useSetAtom(readAllAtom);
  const unread = useResource(unreadResource);
  const count = unread.value?.count ?? 0;
  const allNotices = () => {
    host().closeCentre();
    host().navigate('/noticePage');
  };
  return (
    <>
      <PageHead title={t('pages.messageV2')} text={<span role="status">{t('messages.unread', { count })}</span>}>
        {count > 0 && <Button onClick={() => void readAll()}>{t('messages.readAll')}</Button>}
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
        <AnnouncementList
          caption={t('messages.notices')}
          title={t('messages.title')}
          at={t('records.time')}
          none={t('messages.noNotices')}
        />
      </section>
      <MessagePreferences />
    </>
  );
}

const styles = { notices: css({ marginBlockStart: tokens.space[8] }) };
