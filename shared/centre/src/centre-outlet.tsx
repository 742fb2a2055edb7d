import type { CentrePage } from '@atrium/host/define-remote';
import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { css } from '@emotion/react';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The place of the chosen page. Where the focus was in the page before, it waits here for the new one. */
export function CentreOutlet({ page }: { page: CentrePage }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(page.page);
  useLayoutEffect(() => {
    if (shown.current === page.page) return;
    shown.current = page.page;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [page]);
  return (
    <div ref={place} tabIndex={-1} css={styles.place}>
      <FetchedPage key={page.page} page={page} />
    </div>
  );
}

/** A page, fetched when it is first opened; where its code fails to load, it can be requested again. */
function FetchedPage({ page }: { page: CentrePage }) {
  const { t } = useTranslation('centre');
  const [shown, setShown] = useState<{ Page: ComponentType } | 'failed' | undefined>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same page.
  useEffect(() => {
    let wanted = true;
    page.load().then(
      (loaded) => wanted && setShown(loaded),
      (error: unknown) => {
        host().report(error, `centre page ${page.page}`);
        if (wanted) setShown('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [page, attempt]);

  if (shown === 'failed') {
    const again = () => {
      setShown(undefined);
      setAttempt(attempt + 1);
    };
    return (
      <EmptyState
        scene="fault"
        title={t('failed.title')}
        text={t('failed.text')}
        action={<Button onClick={again}>{t('again')}</Button>}
      />
    );
  }
  if (!shown)
    return (
      <div aria-busy>
        <Skeleton height={320} />
      </div>
    );
  return <shown.Page />;
}

const styles = { place: css({ '&:focus': { outline: 'none' } }) };
