import { agentQuota } from '@atrium/contracts/operator-agents';
import { TextField } from '@atrium/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { useCommand } from '../../data/use-operation.ts';
import { useWaitsToast } from '../../data/use-waits-toast.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';

const MOST_GROUP = 2_000;
const isWhole = (text: string): boolean => /^\d{1,6}$/.test(text.trim());

/** Sets how many accounts right below an agent may have at least a prize group. */
export function QuotaForm({ account, onDone }: { account: string; onDone: () => void }) {
  const { t } = useTranslation();
  const say = useToast();
  const waits = useWaitsToast();
  const { run, refused } = useCommand(agentQuota);
  const [group, setGroup] = useState('');
  const [most, setMost] = useState('');
  const brand = most.trim() === '';
  const send = async (reason: string) => {
    const done = await run({ body: { account, group: Number(group), most: brand ? null : Number(most), reason } });
    if (!done) return false;
    if (done.approval) waits();
    else say({ text: t('agents.quotaSet', { account }), tone: 'win', timeout: 6_000 });
    onDone();
    return true;
  };
  return (
    <ReasonForm
      effect={<p>{t(brand ? 'agents.effect.quotaBrand' : 'agents.effect.quota', { account, group, most })}</p>}
      submit={t('agents.setQuota')}
      incomplete={!isWhole(group) || Number(group) > MOST_GROUP || Number(group) < 1 || !(brand || isWhole(most))}
      refused={refused}
      onSubmit={send}
      onCancel={onDone}
    >
      <TextField
        label={t('agents.group')}
        inputMode="numeric"
        dir="ltr"
        required
        value={group}
        onChange={({ target }) => setGroup(target.value)}
      />
      <TextField
        label={t('agents.most')}
        hint={t('agents.mostHint')}
        inputMode="numeric"
        dir="ltr"
        value={most}
        onChange={({ target }) => setMost(target.value)}
      />
    </ReasonForm>
  );
}
