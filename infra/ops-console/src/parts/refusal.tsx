import { audit } from '@atrium/contracts/registry-audit';
import { Note } from '@atrium/ui/note';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../data/client.ts';
import { useOperation } from '../data/use-operation.ts';
import { useFormat } from './use-format.ts';

/** Why a change was refused, and what to do about it. */
export function Refusal({ refused, actions }: { refused: Refused | null; actions?: ReactNode }) {
  const sentence = useRefusal();
  if (!refused) return null;
  return (
    <div role="alert">
      <Note tone="bad" {...(actions !== undefined && { actions })}>
        <p>{sentence(refused)}</p>
        {refused.code === 'SEQUENCE_CONFLICT' && <LastChange />}
      </Note>
    </div>
  );
}

/** Two operators at the same time: the one that was first, and when. */
function LastChange() {
  const { t } = useTranslation();
  const { ago } = useFormat();
  const last = useOperation(audit, { query: { limit: '1' } }).data?.[0];
  return last ? (
    <p>{t('changedBy', { actor: last.actor, ago: ago(last.at), what: last.remote ?? t('nav.system') })}</p>
  ) : null;
}

/** The sentence of a refusal: ours in the operator's language, else the server's with its details. */
export function useRefusal(): (refused: Refused) => string {
  const { t, i18n } = useTranslation();
  return (refused) => {
    const own = `refused.${refused.code}`;
    return i18n.exists(own) ? t(own) : refused.message || t('refused.UNKNOWN');
  };
}
