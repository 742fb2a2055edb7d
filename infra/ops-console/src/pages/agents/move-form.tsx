import { subtreeMove } from '@atrium/contracts/operator-agents';
import { TextField } from '@atrium/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../data/use-operation.ts';
import { useWaitsToast } from '../../data/use-waits-toast.tsx';
import { InstantField } from '../../parts/instant-field.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';

/** Requests that an account and everybody below moves, from a date on; a second operator approves. */
export function MoveForm({ account, onDone }: { account: string; onDone: () => void }) {
  const { t } = useTranslation();
  const waits = useWaitsToast();
  const { run, refused, forget } = useCommand(subtreeMove);
  const [to, setTo] = useState('');
  const [at, setAt] = useState<string | null>(null);
  const send = async (reason: string) => {
    const body = {
      account,
      to: to.trim() || null,
      reason,
      ...(at && { effectiveAt: at }),
    };
    if (!(await run({ body }))) return false;
    waits();
    onDone();
    return true;
  };
  return (
    <ReasonForm
      effect={<p>{t('agents.effect.move', { account, to: to.trim() || t('agents.tops') })}</p>}
      submit={t('agents.request')}
      refused={refused}
      onSubmit={send}
      onCancel={onDone}
    >
      <TextField
        label={t('agents.to')}
        hint={t('agents.toHint')}
        dir="ltr"
        autoComplete="off"
        value={to}
        onChange={({ target }) => {
          setTo(target.value);
          forget();
        }}
      />
      <InstantField label={t('agents.at')} hint={t('agents.atHint')} value={at} onChange={setAt} />
    </ReasonForm>
  );
}
