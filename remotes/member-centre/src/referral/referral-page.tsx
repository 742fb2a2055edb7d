import { InviteLink } from '@atrium/centre/invite-link';
import { PageHead } from '@atrium/centre/page-head';
import { useMember } from '@atrium/host';
import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('member-centre');
  const member = useMember();
  return (
    <>
      <PageHead title={t('pages.referral')} text={t('referral.text')} />
      {member && <InviteLink code={member.id} />}
    </>
  );
}
