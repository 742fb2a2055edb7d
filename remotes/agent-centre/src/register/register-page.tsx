import { PageHead } from '@atrium/centre/page-head';
import { useTranslation } from 'react-i18next';
import { RegisterLink } from './register-link.tsx';

export function Page() {
  const { t } = useTranslation('agent-centre');
  return (
    <>
      <PageHead title={t('pages.agentRegister')} text={t('register.text')} />
      <RegisterLink />
    </>
  );
}
