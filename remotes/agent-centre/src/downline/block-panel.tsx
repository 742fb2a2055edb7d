import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { TextArea } from '@atrium/ui/text-area';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { setBlock } from '../tree/tree.state.ts';
import { ActionPanel } from './action-panel.tsx';

interface BlockPanelProps {
  member: { id: string; account: string };
  /** Whether it blocks the account or ends its block. */
  blocks: boolean;
  onDone: () => void;
  onClose: () => void;
}

const LEAST_LETTERS = 3;
const MOST_LETTERS = 200;

/** Blocks an account below, or ends its block, with a reason (12-06). */
export function BlockPanel({ member, blocks, onDone, onClose }: BlockPanelProps) {
  const { t } = useTranslation('agent-centre');
  const way = blocks ? 'block' : 'unblock';
  const form = useForm({
    initial: { reason: '' },
    async onSend({ reason }) {
      const { failure } = await setBlock(member.id, { blocked: blocks, reason: reason.trim() });
      if (failure) return failure;
      host().toast('success', t(`standing.done.${way}`, member));
      onDone();
      onClose();
      return null;
    },
  });
  return (
    <ActionPanel title={t(`standing.titles.${way}`, member)} text={t(`standing.effect.${way}`)} onClose={onClose}>
      <form {...form.props} css={styles.form}>
        <TextArea
          label={t('standing.reason')}
          required
          rows={2}
          maxLength={MOST_LETTERS}
          {...form.field('reason', (text) => (text.trim().length >= LEAST_LETTERS ? null : t('standing.fault.reason')))}
        />
        <FormFault sentence={form.refusal} />
        <Button type="submit" variant={blocks ? 'danger' : 'primary'} size="large" busy={form.sending}>
          {t(`standing.${way}`)}
        </Button>
      </form>
    </ActionPanel>
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
