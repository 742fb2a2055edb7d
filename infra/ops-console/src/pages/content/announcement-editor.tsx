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
import { useCommand } from '../../data/use-operation.ts';
import { useActionForm } from '../../parts/use-action-form.ts';
import { ContentForm } from './content-form.tsx';
import { type Texts, written } from './texts-editor.tsx';
import { useContentSaved } from './use-content-saved.ts';
import { WrittenText } from './written-text.tsx';

const PARTS = [
  { name: 'title', most: 200 },
  { name: 'content', most: 20_000, rows: 6 },
];

type Body = Parameters<ReturnType<typeof useCommand<typeof announcementCreate>>['run']>[0]['body'] & object;

/** Creates or edits an announcement, published at once or scheduled, and withdraws one. */
export function AnnouncementEditor({ known, onClose }: { known: Announcement | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const saved = useContentSaved(onClose);
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
      const reply = known ? await edit.run({ params: { id: known.id }, body }) : await create.run({ body });
      return reply ? saved(reply.state, texts.en?.title) : false;
    },
  );
  const texts = form.choice('texts');
  const { title = '', content = '' } = texts.value.en ?? {};
  return (
    <ContentForm
      form={form}
      texts={texts}
      parts={PARTS}
      preview={(text) => <Preview title={text.title!} content={text.content!} />}
      publishAt={form.choice('publishAt')}
      until={form.choice('until')}
      known={known}
      incomplete={title.trim() === '' || content.trim() === ''}
      refused={refused}
      withdraw={withdraw}
      onClose={onClose}
    >
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
    </ContentForm>
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
  preview: css({ display: 'grid', gap: tokens.space[2] }),
  title: css({ overflowWrap: 'anywhere', ...tokens.type.title }),
};
