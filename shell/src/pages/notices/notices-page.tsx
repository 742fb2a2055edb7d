import { noticeQuery } from '@atrium/contracts/configuration';
import { buttonLook } from '@atrium/ui/button-look';
import { useErrorSentence, useInstant, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Disclosure } from '@atrium/ui/disclosure';
import { EmptyState } from '@atrium/ui/empty-state';
import { Note } from '@atrium/ui/note';
import { Pagination } from '@atrium/ui/pagination';
import { Skeleton } from '@atrium/ui/skeleton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { languageCode } from '../../language/language-code.ts';
import { SafeHtml } from '../../overlays/safe-html.tsx';
import { usePaginationLabels } from '../pagination-labels.ts';
import { Page } from '../page.tsx';
import { NOTICE_PAGE_SIZE, noticePages, pageOfNotice } from './notice-pages.ts';
import { notices } from './notices.state.ts';

/** The announcements, nine per page; opens on the page of the selected one, with it expanded. */
export function NoticesPage() {
  const { t, i18n } = useTranslation('shell');
  const labels = usePaginationLabels();
  const instant = useInstant();
  const sentence = useErrorSentence();
  const selected = useSearchParams()[0].get('notice');
  const { value, error, reload } = useResource(notices, { query: noticeQuery(languageCode(i18n)) });
  const [page, setPage] = useState<number>();
  const [open, setOpen] = useState(selected);
  useEffect(() => {
    setOpen(selected);
    setPage(undefined);
  }, [selected]);

  const all = value?.player;
  const shown = page ?? pageOfNotice(all ?? [], selected);
  return (
    <Page title={t('notices.title')}>
      {error && !all && (
        <Note tone="bad" actions={<Button onClick={() => void reload()}>{t('action.tryAgain')}</Button>}>
          {sentence(error)}
        </Note>
      )}
      {all?.length === 0 && (
        <EmptyState
          scene="messages"
          title={t('notices.none')}
          action={
            <Link to="/promotions" css={buttonLook()}>
              {t('nav.promotions')}
            </Link>
          }
        />
      )}
      {!error && !all && <Skeleton height={NOTICE_PAGE_SIZE * 49} />}
      {all && all.length > 0 && (
        <>
          <Card padding="none" as="section" aria-label={t('notices.title')}>
            {all.slice((shown - 1) * NOTICE_PAGE_SIZE, shown * NOTICE_PAGE_SIZE).map((notice) => (
              <Disclosure
                key={notice.id}
                data-notice={notice.id}
                title={notice.title}
                end={instant(notice.at, 'date')}
                open={open === notice.id}
                onToggle={(now) => setOpen(now ? notice.id : null)}
              >
                <SafeHtml html={notice.content} />
              </Disclosure>
            ))}
          </Card>
          <Pagination page={shown} pages={noticePages(all)} onPage={setPage} labels={labels} />
        </>
      )}
    </Page>
  );
}
