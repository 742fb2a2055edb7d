import { Button } from '@atrium/ui/button';
import { TextArea } from '@atrium/ui/text-area';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../data/client.ts';
import { Refusal } from './refusal.tsx';
import type { ReasonedForm } from './use-action-form.ts';

export interface ActionFormProps {
  form: ReasonedForm;
  /** The fields besides the reason. */
  children?: ReactNode;
  /** The effect, above all what members will see; shown before the last press. */
  effect: ReactNode;
  /** Label of the last button: the action as a verb. */
  submit: string;
  danger?: boolean;
  /** Required fields are still empty. */
  incomplete?: boolean;
  refused: Refused | null;
  onCancel?: () => void;
}

const REASON_LENGTH = 500;

/** The form of every change: fields, a reason, then its effect, then the button that makes it. */
export function ActionForm({ form, children, effect, submit, danger, incomplete, refused, onCancel }: ActionFormProps) {
  const { t } = useTranslation();
  const { sure, back } = form;
  const reason = form.value('reason').trim();
  return (
    <form {...form.props} css={styles.form}>
      <div css={[styles.fields, sure && styles.hidden]}>
        {children}
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          rows={2}
          maxLength={REASON_LENGTH}
          required
          {...form.field('reason')}
        />
      </div>
      {sure && (
        <div role="status" css={styles.effect}>
          <strong>{t('beforeYouDoIt')}</strong>
          <div>{effect}</div>
          <p css={styles.quiet}>{t('reasonGiven', { reason })}</p>
        </div>
      )}
      <Refusal refused={refused} />
      <div css={styles.buttons}>
        {sure ? (
          <Button size="large" onClick={back}>
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
          busy={form.sending && sure}
          disabled={incomplete || !reason}
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
    flexWrap: 'wrap',
    gap: tokens.space[3],
    justifyContent: 'flex-end',
    [media.phone]: { '& > *': { flex: 1 } },
  }),
};
