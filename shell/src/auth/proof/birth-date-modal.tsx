import { isRealDate } from '@atrium/contracts/age-of';
import { giveBirthDate } from '@atrium/contracts/members';
import { DateField } from '@atrium/forms/date-field';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { failureOf, host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityForm } from '../../session/security-form.state.ts';

interface Props {
  form: Extract<SecurityForm, { name: 'birthDate' }>;
  open: boolean;
  onClose: () => void;
}

/** Asks for the date of birth before money comes in or is staked; closing it cancels the call. Source: 14-03. */
export function BirthDateModal({ form: question, open, onClose }: Props) {
  const { t } = useTranslation('shell');
  // Waiting calls are always resolved, also when another form or the end of the session closes this one.
  useEffect(() => (open ? () => question.answer(false) : undefined), [open, question]);
  const end = (again: boolean) => {
    onClose();
    question.answer(again);
  };
  const now = new Date(Date.now() + host().clockSkew());
  const form = useForm({
    initial: { birthDate: '' },
    async onSend({ birthDate }) {
      try {
        await host().api.call(giveBirthDate, { body: { birthDate } });
        end(true);
      } catch (error) {
        return failureOf(error);
      }
    },
    fieldOf: { FIELD_INVALID: 'birthDate', UNDER_AGE: 'birthDate', BIRTH_DATE_KNOWN: 'birthDate' },
  });
  return (
    <Modal
      open={open}
      onClose={() => end(false)}
      title={t('birthDate.title')}
      closeLabel={t('action.close')}
      width={416}
      height={0}
    >
      <form {...form.props} css={styles.form}>
        <p css={styles.lead}>{t('birthDate.lead')}</p>
        <DateField
          label={t('birthDate.label')}
          required
          autoComplete="bday"
          min="1900-01-01"
          max={now.toISOString().slice(0, 10)}
          error={form.errorOf('birthDate')}
          {...form.choice('birthDate', (date) => (isRealDate(date ?? '', now) ? null : t('birthDate.invalid')))}
        />
        <FormFault sentence={form.refusal} />
        <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
          {t('birthDate.submit')}
        </Button>
      </form>
    </Modal>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  lead: css({ margin: 0, color: tokens.color.text2 }),
};
