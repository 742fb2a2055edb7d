import { ActionForm, type ActionFormProps } from './action-form.tsx';
import { useActionForm } from './use-action-form.ts';

interface ReasonFormProps extends Omit<ActionFormProps, 'form'> {
  /** Resolves to whether it was done; then the form is empty again. */
  onSubmit: (reason: string) => Promise<boolean>;
}

/** A change that needs a reason and has no fields of its own, or fields that the caller holds. */
export function ReasonForm({ onSubmit, ...props }: ReasonFormProps) {
  const form = useActionForm({}, (_, reason) => onSubmit(reason));
  return <ActionForm form={form} {...props} />;
}
