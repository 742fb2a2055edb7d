import { SUPPORT_LIMITS, SUPPORT_TOPICS, type SupportConversation } from '@atrium/contracts/support';
import { Button } from '@atrium/ui/button';
import { FileField } from '@atrium/ui/file-field';
import { Note } from '@atrium/ui/note';
import { Select } from '@atrium/ui/select';
import { TextArea } from '@atrium/ui/text-area';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attachmentProblem } from '../promotions/activity/attachments.ts';
import { type Draft, endAtom, writeAtom } from './support.state.ts';

const LIMITS = { megabytes: SUPPORT_LIMITS.imageBytes / 1024 / 1024 };
const EMPTY: Draft = { topic: 'account', text: '', picture: null };

/** The next message; without an open conversation it begins one, about a topic. */
export function Composer({ conversation }: { conversation: SupportConversation | null }) {
  const { t } = useTranslation('shell');
  const write = useSetAtom(writeAtom);
  const end = useSetAtom(endAtom);
  const [draft, setDraft] = useState(EMPTY);
  const [problem, setProblem] = useState<'type' | 'size'>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const open = conversation !== null && conversation.state !== 'closed';
  const empty = draft.text.trim() === '' && !draft.picture;
  const choose = async (file: File | undefined) => {
    const found = file && (await attachmentProblem(file));
    setProblem(found);
    setDraft((now) => ({ ...now, picture: file && !found ? file : null }));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || empty) return;
    setBusy(true);
    const refused = await write({ ...draft, text: draft.text.trim() });
    setRefusal(refused);
    if (!refused) setDraft((now) => withoutSent(now, draft));
    setBusy(false);
  };
  return (
    <form css={styles.form} onSubmit={(event) => void send(event)}>
      {!open && (
        <Select
          label={t('support.about')}
          value={draft.topic}
          options={SUPPORT_TOPICS.map((value) => ({ value, label: t(`support.topic.${value}`) }))}
          onChange={({ target }) => setDraft({ ...draft, topic: target.value as Draft['topic'] })}
        />
      )}
      <TextArea
        label={t('support.message')}
        hint={t('support.messageHint')}
        rows={2}
        maxLength={SUPPORT_LIMITS.text}
        value={draft.text}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
      />
      <FileField
        label={t('support.attach')}
        buttonLabel={t('form.chooseFile')}
        note={t('form.optional')}
        hint={t('support.attachHint', LIMITS)}
        error={problem && t(`activity.refused.${problem}`, LIMITS)}
        accept="image/png,image/jpeg"
        onFiles={([file]) => void choose(file)}
      />
      {draft.picture && (
        <p css={styles.chosen}>
          <span css={styles.name}>{draft.picture.name}</span>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('activity.remove', { name: draft.picture.name })}
            onClick={() => void choose(undefined)}
          >
            {t('activity.removeShort')}
          </Button>
        </p>
      )}
      <div role="alert">{refusal && <Note tone="bad">{refusal}</Note>}</div>
      <div css={styles.buttons}>
        {open && (
          <Button variant="quiet" onClick={() => void end()}>
            {t('support.end')}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={busy} disabled={empty}>
          {t('support.send')}
        </Button>
      </div>
    </form>
  );
}

/** Keeps text or a picture that the member has changed while the message was being sent. */
const withoutSent = (now: Draft, sent: Draft): Draft => ({
  ...now,
  text: now.text.startsWith(sent.text) ? now.text.slice(sent.text.length).trimStart() : now.text,
  picture: now.picture === sent.picture ? null : now.picture,
});

const styles = {
  form: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space[3],
    padding: tokens.space[5],
    background: tokens.color.surface,
    borderBlockStart: `1px solid ${tokens.color.line}`,
  }),
  chosen: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.space[3] }),
  name: css({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...tokens.type.small,
  }),
  buttons: css({ display: 'flex', justifyContent: 'flex-end', gap: tokens.space[3] }),
};
