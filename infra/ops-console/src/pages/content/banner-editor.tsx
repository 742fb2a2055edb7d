import {
  BANNER_SCENES,
  bannerCreate,
  bannerEdit,
  bannerWithdraw,
  type OperatedBanner,
} from '@atrium/contracts/operator-content';
import { Select } from '@atrium/ui/select';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../data/use-operation.ts';
import { useActionForm } from '../../parts/use-action-form.ts';
import { ContentForm } from './content-form.tsx';
import { type Text, type Texts, written } from './texts-editor.tsx';
import { useContentSaved } from './use-content-saved.ts';

const PARTS = [
  { name: 'kicker', most: 100 },
  { name: 'title', most: 120 },
  { name: 'text', most: 300, rows: 2 },
  { name: 'action', most: 40 },
];
const GROUPS = ['home', 'w_login'] as const;
const LAST = 1000;

type Body = Parameters<ReturnType<typeof useCommand<typeof bannerCreate>>['run']>[0]['body'] & object;

/** Creates or edits a banner, published at once or scheduled, and withdraws one. */
export function BannerEditor({ known, onClose }: { known: OperatedBanner | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const saved = useContentSaved(onClose);
  const create = useCommand(bannerCreate);
  const edit = useCommand(bannerEdit);
  const withdraw = useCommand(bannerWithdraw);
  const { refused } = known ? edit : create;
  const form = useActionForm(
    {
      texts: (known?.texts ?? {}) as Texts,
      id: known?.id ?? '',
      group: known?.group ?? ('home' as OperatedBanner['group']),
      scene: (known?.scene ?? BANNER_SCENES[0]) as string,
      to: known?.to ?? '/',
      position: String(known?.position ?? LAST),
      publishAt: known?.publishAt ?? null,
      until: known?.until ?? null,
    },
    async ({ id, texts, position, group, scene, to, publishAt, until }, reason) => {
      const body = {
        group,
        texts: written(texts),
        to,
        scene,
        position: Number(position),
        publishAt,
        until,
        reason,
      } as Omit<Body, 'id'>;
      const reply = known
        ? await edit.run({ params: { id: known.id }, body })
        : await create.run({ body: { id, ...body } });
      return reply ? saved(reply.state, texts.en?.title) : false;
    },
  );
  const texts = form.choice('texts');
  const { title = '' } = texts.value.en ?? {};
  return (
    <ContentForm
      form={form}
      texts={texts}
      parts={PARTS}
      preview={(text) => <Preview text={text} />}
      publishAt={form.choice('publishAt')}
      until={form.choice('until')}
      known={known}
      incomplete={title.trim() === '' || form.value('id') === '' || !/^\d{1,6}$/.test(form.value('position'))}
      refused={refused}
      withdraw={withdraw}
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
      <TextField label={t('content.to')} hint={t('content.toHint')} dir="ltr" maxLength={300} {...form.field('to')} />
      <Select
        label={t('content.place')}
        options={GROUPS.map((value) => ({ value, label: t(`content.groups.${value}`) }))}
        {...form.field('group')}
      />
      <Select
        label={t('content.scene')}
        options={BANNER_SCENES.map((value) => ({ value, label: t(`content.scenes.${value}`) }))}
        {...form.field('scene')}
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

/** The texts in their order on the site, which draws the scene. */
function Preview({ text: { kicker, title, text, action } }: { text: Text }) {
  return (
    <div css={styles.preview}>
      {kicker && <span css={styles.kicker}>{kicker}</span>}
      <strong css={styles.title}>{title}</strong>
      {text && <p>{text}</p>}
      {action && <span css={styles.action}>{action}</span>}
    </div>
  );
}

const styles = {
  preview: css({ display: 'grid', justifyItems: 'start', gap: tokens.space[2], overflowWrap: 'anywhere' }),
  kicker: css({ color: tokens.color.text2, ...tokens.type.legal }),
  title: css({ ...tokens.type.section }),
  action: css({
    padding: `${tokens.space[2]} ${tokens.space[4]}`,
    borderRadius: tokens.radius.medium,
    border: `1px solid ${tokens.color.lineStrong}`,
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
  }),
};
