import { Button } from '@atrium/ui/button';
import { TextArea } from '@atrium/ui/text-area';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../data/client.ts';
import { Refusal } from './refusal.tsx';

interface ActionFormProps {
  /** The fields besides the reason. */
  children?: ReactNode;
  /** What will happen, above all what members will see; shown before the last press. */
  effect: ReactNode;
  /** Name of the last button: the action as a verb. */
  submit: string;
  danger?: boolean;
  /** Fields are not filled in yet. */
  incomplete?: boolean;
  busy: boolean;
  refused: Refused | null;
  /** Resolves to whether it was done; then the form is empty again. */
  onSubmit: (reason: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** Every change an operator makes: fields, a reason, then what it will do, then the press that does it. */
export function ActionForm({
  children,
  effect,
  submit,
  danger,
  incomplete,
  busy,
  refused,
  onSubmit,
  onCancel,
}: ActionFormProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [sure, setSure] = useState(false);

  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (incomplete || !reason.trim() || busy) return;
    if (!sure) return setSure(true);
    const done = await onSubmit(reason.trim());
    setSure(false);
    if (done) setReason('');
  };
  return (
    <form css={styles.form} onSubmit={(event) => void go(event)}>
      <div css={[styles.fields, sure && styles.hidden]}>
        {children}
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          rows={2}
          maxLength={500}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      {sure && (
        <div role="status" css={styles.effect}>
          <strong>{t('beforeYouDoIt')}</strong>
          <div>{effect}</div>
          <p css={styles.quiet}>{t('reasonGiven', { reason: reason.trim() })}</p>
        </div>
      )}
      <Refusal refused={refused} />
      <div css={styles.buttons}>
        {sure ? (
          <Button size="large" onClick={() => setSure(false)}>
            {t('back')}
          </Button>
        ) : (
          onCancel && (
            <Button size="large" variant="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )
        )}
        <Button
          key={sure ? 'do' : 'look'}
          type="submit"
          size="large"
          variant={sure ? (danger ? 'danger' : 'primary') : 'plain'}
          busy={busy}
          disabled={incomplete || !reason.trim()}
        >
          {sure ? submit : t('continue')}
        </Button>
      </div>
    </form>
  );
}

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] }),
  fields: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] }),
  hidden: css({ display: 'none' }),
  effect: css({
    display: 'grid',
    gap: tokens.space[2],
    padding: tokens.space[4],
    background: tokens.color.surface2,
    borderInlineStart: `3px solid ${tokens.color.warn}`,
    ...tokens.type.body,
  }),
  quiet: css({ color: tokens.color.text2, ...tokens.type.small }),
  buttons: css({
    display: 'flex',
    gap: tokens.space[3],
    justifyContent: 'flex-end',
    [media.phone]: { '& > *': { flex: 1 } },
  }),
};
