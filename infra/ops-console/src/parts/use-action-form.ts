import type { FieldProps, Form } from '@atrium/forms/form';
import { useForm } from '@atrium/forms/use-form';
import { useState } from 'react';

type WithReason<Fields> = Fields & { reason: string };

/** The state that every change has besides its own fields. */
export interface ReasonedForm extends Pick<Form<{ reason: string }>, 'props' | 'sending'> {
  field: (name: 'reason') => FieldProps;
  value: (name: 'reason') => string;
  /** The effect is shown; the next press makes the change. */
  sure: boolean;
  /** Back to the fields. */
  back: () => void;
}

/** `onSubmit` makes the change and resolves with whether it was made; then the reason is cleared. */
export function useActionForm<Fields extends object>(
  initial: Fields,
  onSubmit: (fields: Fields, reason: string) => Promise<boolean>,
): Form<WithReason<Fields>> & Pick<ReasonedForm, 'sure' | 'back'> {
  const [sure, setSure] = useState(false);
  const form: Form<WithReason<Fields>> = useForm<WithReason<Fields>>({
    initial: { ...initial, reason: '' },
    async onSend(fields) {
      const reason = fields.reason.trim();
      if (!reason) return;
      if (!sure) return void setSure(true);
      const done = await onSubmit(fields, reason);
      setSure(false);
      if (done) form.resetField('reason' as never);
    },
  });
  return { ...form, sure, back: () => setSure(false) };
}
