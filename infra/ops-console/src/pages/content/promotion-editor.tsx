import {
  type OperatedPromotion,
  PromotionFields,
  promotionPut,
  promotionStop,
} from '@atrium/contracts/operator-promotions';
import { Select } from '@atrium/ui/select';
import { TextField } from '@atrium/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../data/use-operation.ts';
import { useWaitsToast } from '../../data/use-waits-toast.tsx';
import { InstantField } from '../../parts/instant-field.tsx';
import { useActionForm } from '../../parts/use-action-form.ts';
import { isBroken } from '../../parts/value-field/json-schema.ts';
import { usePartNames } from '../../parts/value-field/part-names.ts';
import { schemaOf } from '../../parts/value-field/schema-of.ts';
import { ValueField } from '../../parts/value-field/value-field.tsx';
import { ContentForm } from './content-form.tsx';
import { type Texts, written } from './texts-editor.tsx';
import { useContentSaved } from './use-content-saved.ts';
import { WrittenText } from './written-text.tsx';

const PARTS = [
  { name: 'title', most: 200 },
  { name: 'summary', most: 500, rows: 2 },
  { name: 'html', most: 20_000, rows: 6 },
];
const LAST = 1000;
/** The filters of the promotions page. */
const TYPES = ['deposit', 'cashback', 'lottery', 'referral', 'vip', 'mission', 'raffle'];
const { rules: RULES = {}, budget: BUDGET = {} } = schemaOf(PromotionFields).properties ?? {};

type Body = Parameters<ReturnType<typeof useCommand<typeof promotionPut>>['run']>[0]['body'] & object;

const escaped = (text = '') => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Texts, rules, times and budget of a promotion, and its end. Other rules or a larger budget wait for a second operator. */
export function PromotionEditor({ known, onClose }: { known: OperatedPromotion | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const { valueName } = usePartNames();
  const saved = useContentSaved(onClose);
  const waits = useWaitsToast();
  const put = useCommand(promotionPut);
  const stop = useCommand(promotionStop);
  const form = useActionForm(
    {
      texts: (known?.texts ?? {}) as Texts,
      id: known?.id ?? '',
      type: known?.type ?? 'mission',
      scene: known?.scene ?? 'lottery',
      rules: (known?.rules ?? null) as unknown,
      budget: (known?.budget ?? null) as unknown,
      position: String(known?.position ?? LAST),
      startsAt: known?.startsAt ?? null,
      endsAt: known?.endsAt ?? null,
      announcedAt: known?.announcedAt ?? null,
    },
    async ({ id, texts, type, scene, rules, budget, position, startsAt, endsAt, announcedAt }, reason) => {
      const body = {
        type,
        scene,
        texts: written(texts),
        position: Number(position),
        rules,
        budget,
        startsAt: startsAt ?? new Date().toISOString(),
        endsAt,
        announcedAt,
        reason,
      } as Body;
      const reply = await put.run({ params: { id: known?.id ?? id }, body });
      if (!reply) return false;
      if (!reply.approval) return saved(reply.promotion!.state, texts.en?.title);
      waits();
      onClose();
      return true;
    },
  );
  const texts = form.choice('texts');
  const rules = form.choice('rules');
  const budget = form.choice('budget');
  return (
    <ContentForm
      form={form}
      texts={texts}
      parts={PARTS}
      preview={(text) => (
        <WrittenText html={`<h3>${escaped(text.title)}</h3><p>${escaped(text.summary)}</p>${text.html ?? ''}`} />
      )}
      publishAt={form.choice('startsAt')}
      until={form.choice('endsAt')}
      known={known}
      incomplete={
        (texts.value.en?.title ?? '').trim() === '' ||
        form.value('id') === '' ||
        isBroken(rules.value) ||
        isBroken(budget.value) ||
        !/^\d{1,6}$/.test(form.value('position'))
      }
      refused={put.refused}
      withdraw={stop}
      rules={<ValueField label={t('content.rules')} schema={RULES} {...rules} />}
      onClose={onClose}
    >
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
      <Select
        label={t('kind')}
        options={[...new Set([...TYPES, form.value('type')])].map((value) => ({ value, label: valueName(value) }))}
        {...form.field('type')}
      />
      <ValueField label={t('content.budget')} schema={BUDGET} {...budget} />
      <TextField
        label={t('content.position')}
        hint={t('content.positionHint')}
        dir="ltr"
        type="number"
        min={0}
        max={100_000}
        {...form.field('position')}
      />
      <InstantField label={t('content.announced')} hint={t('content.announcedHint')} {...form.choice('announcedAt')} />
    </ContentForm>
  );
}
