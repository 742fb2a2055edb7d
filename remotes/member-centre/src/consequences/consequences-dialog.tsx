import { FormFault } from '@atrium/forms/form-fault';
import type { useForm } from '@atrium/forms/use-form';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SentenceList } from './sentence-list.tsx';

interface ConsequencesDialogProps {
  title: string;
  /** What the step does, a sentence each. */
  consequences: readonly string[];
  /** Name of the button that takes the step. */
  confirm: string;
  form: Pick<ReturnType<typeof useForm>, 'props' | 'sending' | 'refusal'>;
  onClose: () => void;
  /** What the member chooses or reads besides. */
  children?: ReactNode;
}

/** Says what a step that cannot be undone at once brings, before the member takes it. */
export function ConsequencesDialog({ title, consequences, confirm, form, onClose, children }: ConsequencesDialogProps) {
  const { t } = useTranslation('member-centre');
  return (
    <Modal open onClose={onClose} closable={!form.sending} title={title} closeLabel={t('close')}>
      <form {...form.props} css={styles.form}>
        <SentenceList sentences={consequences} />
        {children}
        <FormFault sentence={form.refusal} />
        <div css={styles.buttons}>
          <Button type="submit" variant="danger" busy={form.sending}>
            {confirm}
          </Button>
          <Button disabled={form.sending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] }),
};
