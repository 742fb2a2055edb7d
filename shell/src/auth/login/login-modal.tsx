import { isSwitchOn } from '@atrium/contracts/switches';
import { host } from '@atrium/host';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { Tabs } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalFormProps } from '../../overlays/modals.state.ts';
import { LoginBanner } from './login-banner.tsx';
import { doorFromAddress } from '../login-door.ts';
import { LoginEnd } from './login-end.tsx';
import { SmsLoginForm } from './sms-login-form.tsx';
import { UsernameLoginForm } from './username-login-form.tsx';

/** The login form, opened by the visitor or, with a reason above it, by a protected action. */
export function LoginModal({ open, modal, onClose }: ModalFormProps) {
  const { t } = useTranslation('shell');
  const sms = isSwitchOn(host().permission().whitelabel, 'smsLogin');
  const door = doorFromAddress(location);
  const [tab, setTab] = useState<'username' | 'mobile'>(sms ? (modal.tab ?? 'username') : 'username');
  return (
    <Modal open={open} onClose={onClose} title={t('login.title')} closeLabel={t('login.close')} width={416} bare>
      <LoginBanner />
      <div css={styles.body}>
        {modal.reason && (
          <Note tone="plain" role="status">
            {modal.reason}
          </Note>
        )}
        {door && (
          <Note tone="own">
            {door.entry === 'agent' ? t('login.door.agent') : t('login.door.agentEntry', { agent: door.agent })}
          </Note>
        )}
        {sms && (
          <Tabs
            label={t('login.ways')}
            tabs={[
              { value: 'username', label: t('login.username') },
              { value: 'mobile', label: t('login.mobile') },
            ]}
            value={tab}
            onChange={setTab}
          />
        )}
        {tab === 'mobile' ? (
          <SmsLoginForm />
        ) : (
          <UsernameLoginForm username={modal.username} captcha={modal.captcha} work={modal.work} />
        )}
        <LoginEnd />
      </div>
    </Modal>
  );
}

const styles = {
  body: css({
    display: 'grid',
    gap: tokens.space[4],
    padding: `${tokens.space[4]} ${tokens.space[6]} ${tokens.space[6]}`,
  }),
};
