import {
  ANNOUNCEMENT_PLACES,
  ANNOUNCEMENT_TYPES,
  type Announcement,
  announcementCreate,
  announcementEdit,
  announcementWithdraw,
} from '@atrium/contracts/operator-content';
import { Select } from '@atrium/ui/select';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { useMayChange } from '../../data/use-may-change.ts';
import { useCommand } from '../../data/use-operation.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { stack } from '../../parts/page.tsx';
import { useActionForm } from '../../parts/use-action-form.ts';
import { useFormat } from '../../parts/use-format.ts';
import { InstantField } from './instant-field.tsx';
import { type Texts, TextsEditor, written } from './texts-editor.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WrittenText } from './written-text.tsx';

const PARTS = [
  { name: 'title', most: 200 },
  { name: 'content', most: 20_000, rows: 6 },
];

type Body = Parameters<ReturnType<typeof useCommand<typeof announcementCreate>>['run']>[0]['body'] & object;

/** Creates or edits an announcement, published at once or scheduled, and withdraws one. */
export function AnnouncementEditor({ known, onClose }: { known: Announcement | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const { full } = useFormat();
  const say = useToast();
  const mine = useMayChange();
  const create = useCommand(announcementCreate);
  const edit = useCommand(announcementEdit);
  const withdraw = useCommand(announcementWithdraw);
  const { refused } = known ? edit : create;
  const form = useActionForm(
    {
      texts: (known?.texts ?? {}) as Texts,
      place: known?.place ?? ('player' as Announcement['place']),
      type: known?.type ?? ('PL' as Announcement['type']),
      publishAt: known?.publishAt ?? null,
      until: known?.until ?? null,
    },
    async ({ texts, place, type, publishAt, until }, reason) => {
      const body = { texts: written(texts), place, type, ...(publishAt && { publishAt }), until, reason } as Body;
      const saved = known ? await edit.run({ params: { id: known.id }, body }) : await create.run({ body });
      return saved ? done(t(`content.saved.${saved.state}`, { title: texts.en?.title ?? '' })) : false;
    },
  );
  const texts = form.choice('texts');
  const publishAt = form.choice('publishAt');
  const { title = '', content = '' } = texts.value.en ?? {};
  const later = publishAt.value !== null && new Date(publishAt.value).getTime() > Date.now();

  const done = (text: string) => {
    say({ text, tone: 'win', timeout: 6_000 });
    onClose();
    return true;
  };
  const takeBack = async (reason: string) =>
    (await withdraw.run({ params: { id: known!.id }, body: { reason } }))
      ? done(t('content.saved.withdrawn', { title }))
      : false;

  const fields = (
    <TextsEditor
      parts={PARTS}
      texts={texts.value}
      onChange={texts.onChange}
      preview={(text) => <Preview title={text.title!} content={text.content!} />}
    />
  );
  if (!mine) return fields;
  return (
    <div css={stack}>
      <ActionForm
        form={form}
        effect={<p>{later ? t('content.effect.later', { time: full(publishAt.value!) }) : t('content.effect.now')}</p>}
        submit={t('content.publish')}
        incomplete={title.trim() === '' || content.trim() === ''}
        refused={refused}
        onCancel={onClose}
      >
        {fields}
        <div css={styles.pair}>
          <Select
            label={t('content.place')}
            options={ANNOUNCEMENT_PLACES.map((value) => ({ value, label: t(`content.places.${value}`) }))}
            {...form.field('place')}
          />
          <Select
            label={t('kind')}
            options={ANNOUNCEMENT_TYPES.map((value) => ({ value, label: t(`content.types.${value}`) }))}
            {...form.field('type')}
          />
          <InstantField label={t('content.from')} hint={t('content.emptyIsNow')} {...publishAt} />
          <InstantField label={t('content.until')} hint={t('content.emptyIsOpen')} {...form.choice('until')} />
        </div>
      </ActionForm>
      {known && (known.state === 'published' || known.state === 'scheduled') && (
        <WithdrawForm refused={withdraw.refused} onSubmit={takeBack} />
      )}
    </div>
  );
}

function Preview({ title, content }: { title: string; content: string }) {
  return (
    <article css={styles.preview}>
      <strong css={styles.title}>{title}</strong>
      <WrittenText html={content} />
    </article>
  );
}

const styles = {
  pair: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: tokens.space[4],
  }),
  preview: css({ display: 'grid', gap: tokens.space[2] }),
  title: css({ overflowWrap: 'anywhere', ...tokens.type.title }),
};
