import { supportAnswer } from '@atrium/contracts/operator-support';
import { SUPPORT_LIMITS } from '@atrium/contracts/support';
import { useForm } from '@atrium/forms/use-form';
import { Button } from '@atrium/ui/button';
import { TextArea } from '@atrium/ui/text-area';
import { css } from '@emotion/react';
import { tokens } from '@atrium/ui/theme';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../data/use-operation.ts';
import { Refusal } from '../../parts/refusal.tsx';

/** The reply. Until the server confirms it, sending the same text again counts as the same message. */
export function AnswerForm({ id }: { id: string }) {
  const { t } = useTranslation();
  const { run, busy, refused } = useCommand(supportAnswer);
  const unanswered = useRef({ key: '', text: '' });
  const form = useForm({
    initial: { text: '' },
    async onSend({ text }) {
      const written = text.trim();
      if (!written || busy) return null;
      if (unanswered.current.text !== written) unanswered.current = { key: crypto.randomUUID(), text: written };
      const answered = await run({ params: { id }, body: { key: unanswered.current.key, text: written } });
      if (!answered) return null;
      unanswered.current = { key: '', text: '' };
      // Text that was typed during the request is kept.
      const now = form.read('text');
      form.enter('text', now.startsWith(text) ? now.slice(text.length).trimStart() : now);
      return null;
    },
  });
  return (
    <form {...form.props} css={styles.form}>
      <TextArea
        label={t('support.answer')}
        hint={t('support.answerHint')}
        rows={3}
        maxLength={SUPPORT_LIMITS.text}
        {...form.field('text')}
        onKeyDown={(event) => {
          // While an input method composes, Enter takes its word.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <Refusal refused={refused} />
      <Button type="submit" variant="primary" busy={busy} disabled={form.value('text').trim() === ''} css={styles.send}>
        {t('support.send')}
      </Button>
    </form>
  );
}

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] }),
  send: css({ justifySelf: 'end' }),
};
