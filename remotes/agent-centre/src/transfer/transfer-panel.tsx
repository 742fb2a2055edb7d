import { LineTransferForm } from '@atrium/centre/line-transfer-form';
import { useSend } from '@atrium/centre/use-send';
import { useMoney, useResource } from '@atrium/host';
import { Card } from '@atrium/ui/card';
import { IconButton } from '@atrium/ui/icon-button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { sendingDownline, transferOptionsResource } from './transfer.state.ts';

interface TransferPanelProps {
  member: { id: string; account: string };
  onClose: () => void;
}

/**
 * Sends money to one of the downline (6-16). A part of the page and no dialog: the agent centre is a dialog of the shell
 * that keeps the focus inside itself, and what is typed into another one over it would be lost.
 */
export function TransferPanel({ member, onClose }: TransferPanelProps) {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const { value: options } = useResource(transferOptionsResource);
  const send = useSend(sendingDownline);
  if (!options) return null;

  return (
    <Card
      as="section"
      aria-label={t('transfer.title', { account: member.account })}
      title={t('transfer.title', { account: member.account })}
      titleEnd={<IconButton icon="close" label={t('close')} onClick={onClose} />}
      level={3}
      css={styles.card}
    >
      <p css={styles.text}>{t('transfer.available', { amount: money(options.available) })}</p>
      <LineTransferForm
        options={options}
        to={member.account}
        onSend={async (input) => {
          const outcome = await send({ body: { memberId: member.id, ...input } });
          if (outcome.reply) onClose();
          return outcome;
        }}
      />
    </Card>
  );
}

const styles = {
  card: css({ marginBlock: tokens.space[4] }),
  text: css({ margin: 0, marginBlockEnd: tokens.space[4], color: tokens.color.text2, ...tokens.type.small }),
};
