import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { session } from '@atrium/contracts/console';
import { useTranslation } from 'react-i18next';
import { useOperation } from '../data/use-operation.ts';

/** Shown while there has been no reply at all: the registry is down or cannot be reached. */
export function Unreachable() {
  const { t } = useTranslation();
  const { refetch, isFetching } = useOperation(session, {}, { every: 3_000 });
  return (
    <main>
      <EmptyState
        scene="fault"
        title={t('unreachable')}
        text={t('unreachableText')}
        action={
          <Button variant="primary" busy={isFetching} onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        }
      />
    </main>
  );
}
