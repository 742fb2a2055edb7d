import { supportAnswer } from '@atrium/contracts/operator-support';
import { SUPPORT_LIMITS } from '@atrium/contracts/support';
import { Button } from '@atrium/ui/button';
import { TextArea } from '@atrium/ui/text-area';
import { css } from '@emotion/react';
import { tokens } from '@atrium/ui/theme';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../data/use-operation.ts';
import { Refusal } from '../../parts/refusal.tsx';

/** The answer. Without an answer of the server the same words are the same message when they are sent again. */
export function AnswerForm({ id }: { id: string }) {
  const { t } = useTranslation();
  const { run, busy, refused } = useCommand(supportAnswer);
  const [text, setText] = useState('');
  const unsure = useRef({ key: '', text: '' });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (!said || busy) return;
    if (unsure.current.text !== said) unsure.current = { key: crypto.randomUUID(), text: said };
    const answered = await run({ params: { id }, body: { key: unsure.current.key, text: said } });
    if (!answered) return;
    unsure.current = { key: '', text: '' };
    // What was written while it was on its way stays.
    setText((now) => (now.startsWith(text) ? now.slice(text.length).trimStart() : now));
  };
  return (
    <form css={styles.form} onSubmit={(event) => void send(event)}>
      <TextArea
        label={t('support.answer')}
        hint={t('support.answerHint')}
        rows={3}
        maxLength={SUPPORT_LIMITS.text}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Refusal refused={refused} />
      <Button type="submit" variant="primary" busy={busy} disabled={text.trim() === ''} css={styles.send}>
        {t('support.send')}
      </Button>
    </form>
  );
}

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] }),
  send: css({ justifySelf: 'end' }),
};
