import { buttonLook } from '@atrium/ui/button-look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way on from an empty list: another page of the console, by its name in the navigation. Source: 15-13. */
export function WayTo({ page, search = '' }: { page: string; search?: string }) {
  const { t } = useTranslation();
  return (
    <Link to={`/${page}${search}`} css={buttonLook()}>
      {t(`nav.${page}`)}
    </Link>
  );
}
