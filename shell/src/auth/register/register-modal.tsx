import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { Tabs } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactUs } from '../../contacts/open-contact.ts';
import { type ModalFormProps, openModalAtom } from '../../overlays/modals.state.ts';
import { ThirdParties } from '../login/third-parties.tsx';
import { checkAddressAffiliateAtom } from './register.state.ts';
import { RegistrationForm } from './registration-form.tsx';
import { registrationModes } from './registration-fields.ts';

/** The registration form, by username or by mobile number. */
export function RegisterModal({ open, onClose }: ModalFormProps) {
  const { t, i18n } = useTranslation('shell');
  const openModal = useSetAtom(openModalAtom);
  const checkAffiliate = useSetAtom(checkAddressAffiliateAtom);
  const modes = registrationModes(host().permission().whitelabel);
  const [mode, setMode] = useState(modes[0]);
  useEffect(() => void checkAffiliate(), [checkAffiliate]);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('register.title')}
      closeLabel={t('register.close')}
      width={688}
      bar={
        <span css={styles.login}>
          {t('register.haveAccount')}{' '}
          <button type="button" css={styles.link} onClick={() => openModal({ name: 'loginModal' })}>
            {t('login.title')}
          </button>
        </span>
      }
    >
      <div css={styles.body}>
        {modes.length > 0 && mode && (
          <Tabs
            label={t('register.ways')}
            tabs={modes.map((value) => ({ value, label: t(`register.by.${value}`) }))}
            value={mode}
            onChange={setMode}
          />
        )}
        {mode ? (
          <>
            <RegistrationForm key={mode} mode={mode} />
            <ThirdParties />
          </>
        ) : (
          <>
            <Note tone="warn">{i18n.t('errors:FUNCTION_DISABLED')}</Note>
            <Button onClick={contactUs}>{t('verify.contact')}</Button>
          </>
        )}
      </div>
    </Modal>
  );
}

const styles = {
  body: css({ display: 'grid', gap: tokens.space[4] }),
  login: css({ color: tokens.color.text2, ...tokens.type.small }),
  link: css({
    padding: `${tokens.space[1]} 0`,
    border: 0,
    background: 'none',
    color: tokens.color.text,
    fontWeight: tokens.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    ...tokens.type.small,
  }),
};
