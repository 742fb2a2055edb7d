import { type OperatedPromotion, promotionPut, promotionStop } from '@atrium/contracts/operator-promotions';
import { Note } from '@atrium/ui/note';
import { TextField } from '@atrium/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../data/use-operation.ts';
import { useWaitsToast } from '../../data/use-waits-toast.tsx';
import { useActionForm } from '../../parts/use-action-form.ts';
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

type Body = Parameters<ReturnType<typeof useCommand<typeof promotionPut>>['run']>[0]['body'] & object;

const escaped = (text = '') => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Texts, times and budget of a promotion, and its end. Its rules stay as they are: `atrium promotion put` writes them. A
 * larger budget waits for a second operator.
 */
export function PromotionEditor({ known, onClose }: { known: OperatedPromotion | undefined; onClose: () => void }) {
  const { t } = useTranslation();
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
      budget: known?.budget ?? '',
      position: String(known?.position ?? LAST),
      startsAt: known?.startsAt ?? null,
      endsAt: known?.endsAt ?? null,
    },
    async ({ id, texts, type, scene, budget, position, startsAt, endsAt }, reason) => {
      const body = {
        type,
        scene,
        texts: written(texts),
        position: Number(position),
        rules: known?.rules ?? null,
        budget: budget === '' ? null : budget,
        startsAt: startsAt ?? new Date().toISOString(),
        endsAt,
        announcedAt: known?.announcedAt ?? null,
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
        !/^\d{0,18}$/.test(form.value('budget')) ||
        !/^\d{1,6}$/.test(form.value('position'))
      }
      refused={put.refused}
      withdraw={stop}
      onClose={onClose}
    >
      {known?.rules && <Note>{t('content.rulesNote')}</Note>}
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
      <TextField
        label={t('content.budget')}
        hint={t('content.budgetHint')}
        dir="ltr"
        inputMode="numeric"
        {...form.field('budget')}
      />
      <TextField
        label={t('content.position')}
        hint={t('content.positionHint')}
        dir="ltr"
        type="number"
        min={0}
        max={100_000}
        {...form.field('position')}
      />
    </ContentForm>
  );
}
