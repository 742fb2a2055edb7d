import { PageHead } from '@atrium/centre/page-head';
import { RecordList } from '@atrium/centre/record-list';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { logins } from '@atrium/contracts/login-history';
import { useInstant } from '@atrium/host';
import { usePagedResource } from '@atrium/host/paged-resource';
import { formatCountry } from '@atrium/i18n/format';
import { SectionHead } from '@atrium/ui/section-head';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { KnownAddresses } from './known-addresses.tsx';
import { loginPages } from './logins.state.ts';

type Login = ReplyOf<typeof logins>['items'][number];

/** Where and when the member signed in, and the addresses that need no extra verification. Source: 11-08. */
export function Page() {
  const { t, i18n } = useTranslation('member-centre');
  const instant = useInstant();
  const list = usePagedResource(loginPages, { query: {} });
  const columns: Column<Login>[] = [
    { key: 'at', head: t('records.time'), cell: (row) => instant(row.at, 'date-time'), phone: 'lead' },
    { key: 'device', head: t('account.device'), cell: (row) => row.device },
    { key: 'ip', head: t('account.ip'), cell: (row) => <bdi>{row.ip}</bdi> },
    { key: 'country', head: t('logins.country'), cell: (row) => formatCountry(row.country, i18n.language) },
  ];
  return (
    <>
      <PageHead title={t('pages.logins')} text={t('logins.text')} />
      <KnownAddresses />
      <SectionHead title={t('logins.history')} level={3} />
      <RecordList list={list} caption={t('logins.history')} columns={columns} none={{ title: t('logins.none') }} />
    </>
  );
}
