import { promote, rollback } from '@atrium/contracts/registry-channels';
import { useTranslation } from 'react-i18next';
import { undo, useChange } from '../../data/use-change.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import type { ActionProps } from './actions.tsx';

/** Ends the canary if one runs, else returns to the previous stable version. */
export function RollbackForm({ remote, sequence, findings }: ActionProps) {
  const { t } = useTranslation();
  const { change, refused } = useChange(rollback);
  const { canary, version, standIn } = remote;
  const params = { name: remote.name };
  const again = canary ? { version: canary.version, canary: canary.percent } : { version };
  const send = (reason: string) =>
    change(
      { params, body: { reason, expectedSequence: sequence } },
      t('rolledBack', { remote: remote.name }),
      standIn
        ? undefined
        : undo(promote, {
            params,
            body: { ...again, despiteFindings: findings.has(again.version), reason: t('undoReason') },
          }),
    );
  return (
    <ReasonForm
      effect={<p>{canary ? t('effect.endCanary', { version: canary.version }) : t('effect.rollback', { version })}</p>}
      submit={canary ? t('forms.endCanary') : t('forms.rollbackSubmit')}
      refused={refused}
      onSubmit={send}
    />
  );
}
