import type { CONTENT_STATES } from '@atrium/contracts/operator-content';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../data/client.ts';
import { useMayChange } from '../../data/use-may-change.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { stack } from '../../parts/page.tsx';
import type { ReasonedForm } from '../../parts/use-action-form.ts';
import { useFormat } from '../../parts/use-format.ts';
import { InstantField } from '../../parts/instant-field.tsx';
import { type Text, type TextPart, type Texts, TextsEditor } from './texts-editor.tsx';
import { useContentSaved } from './use-content-saved.ts';
import { WithdrawForm } from './withdraw-form.tsx';

interface Choice<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

interface ContentFormProps {
  form: ReasonedForm;
  texts: Choice<Texts>;
  parts: readonly TextPart[];
  preview: (text: Text) => ReactNode;
  /** ISO 8601; null for now. */
  publishAt: Choice<string | null>;
  /** ISO 8601; null for no end. */
  until: Choice<string | null>;
  /** The fields before the times. */
  children: ReactNode;
  /** What it pays, below them. */
  rules?: ReactNode;
  /** Undefined for a new one. */
  known: { id: string; state: (typeof CONTENT_STATES)[number] } | undefined;
  incomplete: boolean;
  refused: Refused | null;
  withdraw: {
    run: (input: { params: { id: string }; body: { reason: string } }) => Promise<unknown>;
    refused: Refused | null;
  };
  onClose: () => void;
}

/** The form of what members read, for now or for later, and the one that withdraws it; without rights, the texts alone. */
export function ContentForm({
  form,
  texts,
  parts,
  preview,
  publishAt,
  until,
  children,
  rules,
  known,
  incomplete,
  refused,
  withdraw,
  onClose,
}: ContentFormProps) {
  const { t } = useTranslation();
  const { full } = useFormat();
  const saved = useContentSaved(onClose);
  const later = publishAt.value !== null && new Date(publishAt.value).getTime() > Date.now();
  const takeBack = async (reason: string) =>
    (await withdraw.run({ params: { id: known!.id }, body: { reason } }))
      ? saved('withdrawn', texts.value.en?.title)
      : false;

  const fields = <TextsEditor parts={parts} texts={texts.value} onChange={texts.onChange} preview={preview} />;
  if (!useMayChange()) return fields;
  return (
    <div css={stack}>
      <ActionForm
        form={form}
        effect={<p>{later ? t('content.effect.later', { time: full(publishAt.value!) }) : t('content.effect.now')}</p>}
        submit={t('content.publish')}
        incomplete={incomplete}
        refused={refused}
        onCancel={onClose}
      >
        {fields}
        <div css={styles.pair}>
          {children}
          <InstantField label={t('content.from')} hint={t('content.emptyIsNow')} {...publishAt} />
          <InstantField label={t('content.until')} hint={t('content.emptyIsOpen')} {...until} />
        </div>
        {rules}
      </ActionForm>
      {known && (known.state === 'published' || known.state === 'scheduled') && (
        <WithdrawForm refused={withdraw.refused} onSubmit={takeBack} />
      )}
    </div>
  );
}

const styles = {
  pair: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: tokens.space[4],
  }),
};
