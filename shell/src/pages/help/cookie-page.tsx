import { ANALYTICS_COOKIE, SITE_COOKIES } from '@atrium/contracts/cookies';
import { host } from '@atrium/host';
import { Switch } from '@atrium/ui/switch';
import { type Column, Table } from '@atrium/ui/table';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { siteVersion } from '../../document/site-version.ts';
import { shadowAllowedAtom } from '../../shadow/record/shadow-allowed.state.ts';

interface Row {
  name: string;
  purpose: string;
  days: number | null;
}

/**
 * The cookies of the site, each with its purpose and its life, the version of the software, and whether this browser helps
 * to test the next one. Source: SY-12, 13-21.
 */
export function CookiePage() {
  const { t } = useTranslation('shell');
  const [allowed, allow] = useAtom(shadowAllowedAtom);
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
      <h3>{t('cookies.shadow.title')}</h3>
      <Switch
        label={t('cookies.shadow.label')}
        detail={t('cookies.shadow.detail')}
        checked={allowed}
        onChange={({ target }) => allow(target.checked)}
      />
      <p>{t('cookies.version', { version: siteVersion() })}</p>
    </>
  );
}
