import type { PersonalData } from '@atrium/contracts/personal-data';
import { useForm } from '@atrium/forms/use-form';
import { formatNumber } from '@atrium/i18n/format';
import { useTranslation } from 'react-i18next';
import { ConsequencesDialog } from '../consequences/consequences-dialog.tsx';
import { eraseData } from './personal-data.state.ts';

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
    <ConsequencesDialog
      title={t('personalData.erasure.sure')}
      consequences={[
        t('personalData.erasure.effects.now'),
        t('personalData.erasure.effects.wait', { days: days(erasure.waitDays) }),
        t('personalData.erasure.effects.gone'),
        t('personalData.erasure.effects.books'),
        t('personalData.erasure.effects.law', { days: days(erasure.retentionDays) }),
        t('personalData.erasure.effects.exclusion'),
      ]}
      confirm={t('personalData.erasure.confirm')}
      form={form}
      onClose={onClose}
    />
  );
}
