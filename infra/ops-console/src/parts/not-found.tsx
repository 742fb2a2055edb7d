import { buttonLook } from '@atrium/ui/button-look';
import { EmptyState } from '@atrium/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export function NotFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      scene="lost"
      title={t('notFound')}
      action={
        <Link to="/" css={buttonLook()}>
          {t('nav.overview')}
        </Link>
      }
    />
  );
}
