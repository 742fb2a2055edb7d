import { FormFault } from '@atrium/forms/form-fault';
import { Button } from '@atrium/ui/button';
import { Progress } from '@atrium/ui/progress';
import { useTranslation } from 'react-i18next';

/** The end of a form with pictures, whose upload takes a while. */
export function SendPictures({ form: { sending, refusal } }: { form: { sending: boolean; refusal: string | null } }) {
  const { t } = useTranslation('member-centre');
  return (
    <>
      {sending && <Progress label={t('identity.sending')} />}
      <FormFault sentence={refusal} />
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {t('identity.send')}
      </Button>
    </>
  );
}
