import type { PaginationLabels } from '@atrium/ui/pagination';
import { useTranslation } from 'react-i18next';

export function usePaginationLabels(): PaginationLabels {
  const { t } = useTranslation('shell');
  return {
    navigation: t('pages.navigation'),
    first: t('pages.first'),
    prev: t('pages.prev'),
    next: t('pages.next'),
    last: t('pages.last'),
    page: (page) => t('pages.page', { page }),
  };
}
