import { useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { TransferButton } from '../transfer/transfer-button.tsx';
import { standingResource } from '../tree/tree.state.ts';

export type AccountAction = 'transfer' | 'raise' | 'block' | 'open' | 'note';

/** What an agent may do with an account below; the forms are parts of the page, opened from here. */
export function AccountActions({ id, onAct }: { id: string; onAct: (action: AccountAction) => void }) {
  const { t } = useTranslation('agent-centre');
  const { value } = useResource(standingResource, { params: { id } });
  return (
    <div css={styles.actions}>
      {value?.mayRaise && (
        <Button variant="primary" icon="up" onClick={() => onAct('raise')}>
          {t('standing.raise')}
        </Button>
      )}
      <TransferButton onPress={() => onAct('transfer')} />
      <Button icon="document" onClick={() => onAct('note')}>
        {t(value?.note ? 'standing.editNote' : 'standing.addNote')}
      </Button>
      {value && !value.block && (
        <Button icon="lock" onClick={() => onAct('block')}>
          {t('standing.block')}
        </Button>
      )}
      {value?.block?.mine && (
        <Button icon="lock" onClick={() => onAct('open')}>
          {t('standing.unblock')}
        </Button>
      )}
    </div>
  );
}

const styles = {
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], marginBlockEnd: tokens.space[5] }),
};
