import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { TextArea } from '@atrium/ui/text-area';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { setNote, standingResource } from '../tree/tree.state.ts';
import { ActionPanel } from './action-panel.tsx';

interface NotePanelProps {
  member: { id: string; account: string };
  onClose: () => void;
}

const MOST_LETTERS = 500;

/** The agent's own note about an account below; nobody else reads it (12-06). */
export function NotePanel({ member, onClose }: NotePanelProps) {
  const { t } = useTranslation('agent-centre');
  const { value } = useResource(standingResource, { params: { id: member.id } });
  return (
    <ActionPanel title={t('standing.noteTitle', member)} text={t('standing.noteText')} onClose={onClose}>
      {value && <NoteForm key={value.note} id={member.id} note={value.note} onClose={onClose} />}
    </ActionPanel>
  );
}

function NoteForm({ id, note, onClose }: { id: string; note: string; onClose: () => void }) {
  const { t } = useTranslation('agent-centre');
  const form = useForm({
    initial: { note },
    async onSend(fields) {
      const { failure } = await setNote(id, fields.note.trim());
      if (failure) return failure;
      host().toast('success', t('standing.done.note'));
      onClose();
      return null;
    },
  });
  return (
    <form {...form.props} css={styles.form}>
      <TextArea label={t('standing.note')} rows={3} maxLength={MOST_LETTERS} {...form.field('note')} />
      <FormFault sentence={form.refusal} />
      <Button type="submit" variant="primary" size="large" busy={form.sending}>
        {t('standing.keepNote')}
      </Button>
    </form>
  );
}

const styles = {
  form: css({
    display: 'grid',
    justifyItems: 'start',
    gap: tokens.space[4],
    '& > :first-child': { inlineSize: '100%' },
  }),
};
