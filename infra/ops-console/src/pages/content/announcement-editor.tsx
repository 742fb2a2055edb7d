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
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { useMayChange } from '../../data/use-may-change.ts';
import { useCommand } from '../../data/use-operation.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { stack } from '../../parts/page.tsx';
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

/** Writes an announcement, for now or for later, or takes one back. */
export function AnnouncementEditor({ known, onClose }: { known: Announcement | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const { full } = useFormat();
  const say = useToast();
  const mine = useMayChange();
  const create = useCommand(announcementCreate);
  const edit = useCommand(announcementEdit);
  const withdraw = useCommand(announcementWithdraw);
  const [texts, setTexts] = useState<Texts>(known?.texts ?? {});
  const [place, setPlace] = useState<Announcement['place']>(known?.place ?? 'player');
  const [type, setType] = useState<Announcement['type']>(known?.type ?? 'PL');
  const [publishAt, setPublishAt] = useState<string | null>(known?.publishAt ?? null);
  const [until, setUntil] = useState<string | null>(known?.until ?? null);
  const { title = '', content = '' } = texts.en ?? {};
  const { busy, refused } = known ? edit : create;
  const later = publishAt !== null && new Date(publishAt).getTime() > Date.now();

  const done = (text: string) => {
    say({ text, tone: 'win', timeout: 6_000 });
    onClose();
    return true;
  };
  const send = async (reason: string) => {
    const body = { texts: written(texts), place, type, ...(publishAt && { publishAt }), until, reason } as Body;
    const answer = known ? await edit.run({ params: { id: known.id }, body }) : await create.run({ body });
    return answer ? done(t(`content.saved.${answer.state}`, { title })) : false;
  };
  const takeBack = async (reason: string) =>
    (await withdraw.run({ params: { id: known!.id }, body: { reason } }))
      ? done(t('content.saved.withdrawn', { title }))
      : false;

  const fields = (
    <TextsEditor
      parts={PARTS}
      texts={texts}
      onChange={setTexts}
      preview={(text) => <Preview title={text.title!} content={text.content!} />}
    />
  );
  if (!mine) return fields;
  return (
    <div css={stack}>
      <ActionForm
        effect={<p>{later ? t('content.effect.later', { time: full(publishAt) }) : t('content.effect.now')}</p>}
        submit={t('content.publish')}
        incomplete={title.trim() === '' || content.trim() === ''}
        busy={busy}
        refused={refused}
        onSubmit={send}
        onCancel={onClose}
      >
        {fields}
        <div css={styles.pair}>
          <Select
            label={t('content.place')}
            value={place}
            options={ANNOUNCEMENT_PLACES.map((value) => ({ value, label: t(`content.places.${value}`) }))}
            onChange={({ target }) => setPlace(target.value as typeof place)}
          />
          <Select
            label={t('kind')}
            value={type}
            options={ANNOUNCEMENT_TYPES.map((value) => ({ value, label: t(`content.types.${value}`) }))}
            onChange={({ target }) => setType(target.value as typeof type)}
          />
          <InstantField
            label={t('content.from')}
            hint={t('content.emptyIsNow')}
            value={publishAt}
            onChange={setPublishAt}
          />
          <InstantField label={t('content.until')} hint={t('content.emptyIsOpen')} value={until} onChange={setUntil} />
        </div>
      </ActionForm>
      {known && (known.state === 'published' || known.state === 'scheduled') && (
        <WithdrawForm busy={withdraw.busy} refused={withdraw.refused} onSubmit={takeBack} />
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
