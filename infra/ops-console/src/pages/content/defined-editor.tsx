import type { WaitingChange } from '@atrium/contracts/operator-changes';
import type { CONTENT_STATES } from '@atrium/contracts/operator-content';
import type { Operation } from '@atrium/contracts/registry-operation';
import { TextField } from '@atrium/ui/text-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayChange } from '../../data/use-may-change.ts';
import { useCommand } from '../../data/use-operation.ts';
import { useWaitsToast } from '../../data/use-waits-toast.tsx';
import { ActionForm } from '../../parts/action-form.tsx';
import { stack } from '../../parts/page.tsx';
import { useActionForm } from '../../parts/use-action-form.ts';
import { emptyOf, isBroken, type JsonSchema } from '../../parts/value-field/json-schema.ts';
import { ValueField } from '../../parts/value-field/value-field.tsx';
import { type Text, type TextPart, type Texts, TextsEditor, written } from './texts-editor.tsx';
import { useContentSaved } from './use-content-saved.ts';
import { WithdrawForm } from './withdraw-form.tsx';

export interface Defined {
  id: string;
  state: (typeof CONTENT_STATES)[number];
  texts: Record<string, Text>;
}
type Values = Record<string, unknown>;
interface Answer {
  item: { state: Defined['state'] } | null;
  approval?: WaitingChange | undefined;
}

interface DefinedEditorProps {
  /** Undefined for a new one. */
  known: Defined | undefined;
  put: Operation;
  stop: Operation;
  /** Of everything but texts and ID. */
  schema: JsonSchema;
  /** The name of the fields together. */
  label: string;
  texts: readonly TextPart[];
  /** What publishing and a change do, where the usual sentence does not say it. */
  effect?: string;
  /** As members see it. */
  preview: (text: Text, values: Values) => ReactNode;
  onClose: () => void;
}

/** Creates, replaces and stops what operators define by ID; a change that pays more waits for a second operator. */
export function DefinedEditor({
  known,
  put,
  stop,
  schema,
  label,
  effect,
  texts: parts,
  preview,
  onClose,
}: DefinedEditorProps) {
  const { t } = useTranslation();
  const saved = useContentSaved(onClose);
  const waits = useWaitsToast();
  const putting = useCommand(put);
  const stopping = useCommand(stop);
  const may = useMayChange();
  const form = useActionForm(
    {
      id: known?.id ?? '',
      texts: (known?.texts ?? {}) as Texts,
      values: known ? pick(known as unknown as Values, schema) : startOf(schema),
    },
    async ({ id, texts, values }, reason) => {
      const body = { ...values, texts: written(texts), reason };
      const reply = (await putting.run({ params: { id: known?.id ?? id }, body } as never)) as Answer | undefined;
      if (!reply) return false;
      if (!reply.approval) return saved(reply.item!.state, texts.en?.title);
      waits();
      onClose();
      return true;
    },
  );
  const texts = form.choice('texts');
  const values = form.choice('values');
  const takeBack = async (reason: string) =>
    (await stopping.run({ params: { id: known!.id }, body: { reason } } as never))
      ? saved('withdrawn', texts.value.en?.title)
      : false;
  const words = (
    <TextsEditor
      parts={parts}
      texts={texts.value}
      onChange={texts.onChange}
      preview={(text) => preview(text, values.value)}
    />
  );
  if (!may) return words;
  return (
    <div css={stack}>
      <ActionForm
        form={form}
        effect={<p>{effect ?? t('content.definedEffect')}</p>}
        submit={t('content.publish')}
        incomplete={(texts.value.en?.title ?? '').trim() === '' || form.value('id') === '' || isBroken(values.value)}
        refused={putting.refused}
        onCancel={onClose}
      >
        {words}
        {!known && (
          <TextField
            label={t('content.id')}
            hint={t('content.idHint')}
            dir="ltr"
            autoCapitalize="none"
            maxLength={64}
            {...form.field('id')}
          />
        )}
        <ValueField
          label={label}
          schema={schema}
          value={values.value}
          onChange={(changed) => values.onChange(changed as Values)}
        />
      </ActionForm>
      {known && (known.state === 'published' || known.state === 'scheduled') && (
        <WithdrawForm refused={stopping.refused} onSubmit={takeBack} />
      )}
    </div>
  );
}

const pick = (all: Values, { properties = {} }: JsonSchema): Values =>
  Object.fromEntries(Object.keys(properties).map((name) => [name, all[name]]));

/** The empty form of a new one, which starts now. */
const startOf = (schema: JsonSchema): Values => ({
  ...(emptyOf(schema) as Values),
  ...(schema.properties?.startsAt && { startsAt: new Date().toISOString() }),
});
