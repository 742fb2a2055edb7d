import { InviteLink } from '@atrium/centre/invite-link';
import { PageHead } from '@atrium/centre/page-head';
import { useMember } from '@atrium/host';
import { useTranslation } from 'react-i18next';

/** The link by which somebody registers into the agent's own downline. */
export function Page() {
  const { t } = useTranslation('agent-centre');
  const member = useMember();
  return (
    <>
      <PageHead title={t('pages.agentRegister')} text={t('register.text')} />
      {member && <InviteLink code={member.account} parameter="affiliateCode" />}
    </>
  );
}
