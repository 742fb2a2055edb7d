import type { Refused } from '../../data/client.ts';
import { Disclosure } from '@atrium/ui/disclosure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../../parts/reason-form.tsx';

interface WithdrawFormProps {
  refused: Refused | null;
  onSubmit: (reason: string) => Promise<boolean>;
}

/** Withdraws an entry that members can see. It stays in the list and can be published again. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={t('content.withdraw')} open={open} onToggle={setOpen}>
      <ReasonForm {...props} danger effect={<p>{t('content.withdrawEffect')}</p>} submit={t('content.withdrawNow')} />
    </Disclosure>
  );
}
