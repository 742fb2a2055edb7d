import { ActionForm, type ActionFormProps } from './action-form.tsx';
import { useActionForm } from './use-action-form.ts';

interface ReasonFormProps extends Omit<ActionFormProps, 'form'> {
  /** Resolves with whether the change was made; then the form is cleared. */
  onSubmit: (reason: string) => Promise<boolean>;
}

/** A change that needs a reason and has no fields of its own, or fields that the caller owns. */
export function ReasonForm({ onSubmit, ...props }: ReasonFormProps) {
  const form = useActionForm({}, (_, reason) => onSubmit(reason));
  return <ActionForm form={form} {...props} />;
}
