import { useMember } from '@atrium/host';
import { Note } from '@atrium/ui/note';
import { useTranslation } from 'react-i18next';
import { NotEnabled } from '@atrium/centre/not-enabled';
import { PageHead } from '@atrium/centre/page-head';

export function Page() {
  const { t } = useTranslation('member-centre');
  const member = useMember();
  return (
    <>
      <PageHead title={t('pages.transferUpline')} />
      {member?.toUpline ? <Note title={t('upline.allowed')}>{t('upline.how')}</Note> : <NotEnabled />}
    </>
  );
}
