import { ANALYTICS_COOKIE, SITE_COOKIES } from '@atrium/contracts/cookies';
import { host } from '@atrium/host';
import { type Column, Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { siteVersion } from '../../document/site-version.ts';

interface Row {
  name: string;
  purpose: string;
  days: number | null;
}

/** The cookies of the site, each with its purpose and its life, and the version of the software. Source: SY-12. */
export function CookiePage() {
  const { t } = useTranslation('shell');
  const rows: Row[] = SITE_COOKIES.map(({ name, days }) => ({ name, days, purpose: t(`cookies.purpose.${name}`) }));
  if (host().permission().analytics.gtagId) rows.push({ ...ANALYTICS_COOKIE, purpose: t('cookies.purpose.analytics') });
  const columns: Column<Row>[] = [
    { key: 'name', head: t('cookies.name'), cell: ({ name }) => name, phone: 'lead' },
    { key: 'purpose', head: t('cookies.for'), cell: ({ purpose }) => purpose },
    {
      key: 'life',
      head: t('cookies.life'),
      cell: ({ days }) => (days === null ? t('cookies.session') : t('cookies.days', { days })),
    },
  ];
  return (
    <>
      <h2>{t('footer.link.cookies')}</h2>
      <p>{t('cookies.lead')}</p>
      <Table caption={t('footer.link.cookies')} columns={columns} rows={rows} rowKey={({ name }) => name} />
      <p>{t('cookies.version', { version: siteVersion() })}</p>
    </>
  );
}
