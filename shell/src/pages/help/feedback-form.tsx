import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { TextArea } from '@atrium/ui/text-area';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FEEDBACK_LENGTH, sendFeedbackAtom } from './feedback.state.ts';

/** A message to the operators of the site. */
export function FeedbackForm() {
  const { t } = useTranslation('shell');
  const send = useSetAtom(sendFeedbackAtom);
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial: { content: '', contact: '' },
    async onSend(fields) {
      const failure = await send(fields);
      setSent(!failure);
      if (failure) return failure;
      form.reset();
    },
  });
  const fits = (value: string) => {
    const length = [...value.trim()].length;
    if (length === 0) return t('feedback.empty');
    return length >= FEEDBACK_LENGTH.min && length <= FEEDBACK_LENGTH.max
      ? null
      : t('feedback.length', FEEDBACK_LENGTH);
  };
  return (
    <form {...form.props} css={styles.form}>
      <h2>{t('footer.link.feedback')}</h2>
      <p>{t('feedback.lead')}</p>
      <TextArea
        label={t('feedback.content')}
        hint={t('feedback.length', FEEDBACK_LENGTH)}
        rows={6}
        required
        {...form.field('content', fits)}
      />
      <TextField label={t('feedback.contact')} note={t('form.optional')} maxLength={120} {...form.field('contact')} />
      <div role="status">{sent && <Note tone="own">{t('feedback.sent')}</Note>}</div>
      <FormFault sentence={form.refusal} />
      <Button type="submit" variant="primary" busy={form.sending} css={styles.send}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 560 }),
  send: css({ justifySelf: 'start' }),
};
