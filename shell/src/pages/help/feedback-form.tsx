import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { TextArea } from '@atrium/ui/text-area';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorsInLanguage } from '../../overlays/use-errors-in-language.ts';
import { FEEDBACK_LENGTH, sendFeedbackAtom } from './feedback.state.ts';

/** A text to the people who run the site. */
export function FeedbackForm() {
  const { t } = useTranslation('shell');
  const send = useSetAtom(sendFeedbackAtom);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, trigger, reset } = useForm({
    defaultValues: { content: '', contact: '' },
  });
  useErrorsInLanguage({ formState, trigger });
  const { errors, isSubmitting } = formState;
  const fits = (value: string) => {
    const length = [...value.trim()].length;
    if (length === 0) return t('feedback.empty');
    return (length >= FEEDBACK_LENGTH.min && length <= FEEDBACK_LENGTH.max) || t('feedback.length', FEEDBACK_LENGTH);
  };
  const submit = handleSubmit(async (fields) => {
    const refused = await send(fields);
    setFailure(refused);
    setSent(!refused);
    if (!refused) reset();
  });
  return (
    <form css={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h2>{t('footer.link.feedback')}</h2>
      <p>{t('feedback.lead')}</p>
      <TextArea
        label={t('feedback.content')}
        hint={t('feedback.length', FEEDBACK_LENGTH)}
        rows={6}
        required
        error={errors.content?.message}
        {...register('content', { validate: fits })}
      />
      <TextField label={t('feedback.contact')} note={t('form.optional')} maxLength={120} {...register('contact')} />
      <div role="status">{sent && <Note tone="own">{t('feedback.sent')}</Note>}</div>
      <div role="alert">{failure && <Note tone="bad">{failure}</Note>}</div>
      <Button type="submit" variant="primary" busy={isSubmitting} css={styles.send}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 560 }),
  send: css({ justifySelf: 'start' }),
};
