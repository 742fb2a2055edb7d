import { Button } from '@atrium/ui/button';
import { EmptyState, type EmptyStateProps } from '@atrium/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

/** A list that its filters leave empty, with a button that removes them all. Source: 15-13. */
export function NoMatch({ scene = 'search' }: Pick<EmptyStateProps, 'scene'>) {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  return (
    <EmptyState
      scene={scene}
      title={t('nothingFound')}
      text={t('nothingFoundText')}
      action={<Button onClick={() => setSearch({}, { replace: true })}>{t('removeFilters')}</Button>}
    />
  );
}
