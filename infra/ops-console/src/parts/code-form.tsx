import { CodeField } from '@atrium/forms/code-field';
import { useForm } from '@atrium/forms/use-form';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../data/client.ts';
import { Refusal } from './refusal.tsx';

interface CodeFormProps {
  submit: string;
  refused: Refused | null;
  /** Resolves to whether the code was accepted. */
  onCode: (code: string) => Promise<boolean>;
  onCancel: () => void;
  cancel: string;
  /** Above the field. */
  children?: ReactNode;
  /** Below the buttons: another way than a code. */
  instead?: ReactNode;
}

const CODE_LENGTH = 6;

/** A code of the operator's authenticator app. A refused one is cleared: no code is accepted twice. */
export function CodeForm({ submit, refused, onCode, onCancel, cancel, children, instead }: CodeFormProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLFormElement>(null);
  const focus = () => (element.current?.elements.namedItem('code') as HTMLInputElement | null)?.focus();
  const form = useForm({
    initial: { code: '' },
    onSend: async ({ code }) => {
      if (await onCode(code)) return null;
      form.resetField('code');
      focus();
      return null;
    },
  });
  useEffect(focus, []);
  return (
    <form ref={element} {...form.props} css={styles.form}>
      {children}
      <CodeField label={t('factor.code')} required maxLength={CODE_LENGTH} {...form.field('code')} />
      <Refusal refused={refused} />
      <div css={styles.buttons}>
        <Button size="large" variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
        <Button
          type="submit"
          size="large"
          variant="primary"
          busy={form.sending}
          disabled={form.value('code').trim().length < CODE_LENGTH}
        >
          {submit}
        </Button>
      </div>
      {instead}
    </form>
  );
}

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] }),
  buttons: css({ display: 'flex', gap: tokens.space[3], justifyContent: 'flex-end' }),
};
