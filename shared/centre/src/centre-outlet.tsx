import type { CentrePage } from '@atrium/host/define-remote';
import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The chosen page, fetched when it is first opened; a chunk that fails says so and can be asked for again. */
export function CentreOutlet({ page }: { page: CentrePage }) {
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
        title={t('failed.title')}
        text={t('failed.text')}
        action={<Button onClick={again}>{t('again')}</Button>}
      />
    );
  }
  if (!shown) return <Skeleton height={320} />;
  return <shown.Page />;
}
