import type { PersonalData } from '@atrium/contracts/personal-data';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { formatNumber } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { eraseData } from './personal-data.state.ts';
import { styles } from './styles.ts';

/** Says what goes, what stays and for how long, before the member asks for it. */
export function ErasureDialog({ erasure, onClose }: { erasure: PersonalData['erasure']; onClose: () => void }) {
  const { t, i18n } = useTranslation('member-centre');
  const form = useForm({
    initial: {},
    async onSend() {
      const refusal = await eraseData();
      if (refusal === null) onClose();
      return refusal;
    },
  });
  const days = (count: number) => formatNumber(count, i18n.language);
  return (
    <Modal
      open
      onClose={onClose}
      closable={!form.sending}
      title={t('personalData.erasure.sure')}
      closeLabel={t('close')}
    >
      <form {...form.props} css={formLook}>
        <ul css={styles.list}>
          <li>{t('personalData.erasure.effects.now')}</li>
          <li>{t('personalData.erasure.effects.wait', { days: days(erasure.waitDays) })}</li>
          <li>{t('personalData.erasure.effects.gone')}</li>
          <li>{t('personalData.erasure.effects.books')}</li>
          <li>{t('personalData.erasure.effects.law', { days: days(erasure.retentionDays) })}</li>
          <li>{t('personalData.erasure.effects.exclusion')}</li>
        </ul>
        <FormFault sentence={form.refusal} />
        <div css={styles.buttons}>
          <Button type="submit" variant="danger" busy={form.sending}>
            {t('personalData.erasure.confirm')}
          </Button>
          <Button disabled={form.sending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

const formLook = css({ display: 'grid', gap: tokens.space[4] });
