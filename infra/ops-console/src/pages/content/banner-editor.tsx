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
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { useMayChange } from '../../data/use-may-change.ts';
import { useCommand } from '../../data/use-operation.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { stack } from '../../parts/page.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { InstantField } from './instant-field.tsx';
import { type Text, type Texts, TextsEditor, written } from './texts-editor.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

const PARTS = [
  { name: 'kicker', most: 100 },
  { name: 'title', most: 120 },
  { name: 'text', most: 300, rows: 2 },
  { name: 'action', most: 40 },
];
const GROUPS = ['home', 'w_login'] as const;
const LAST = 1000;

type Body = Parameters<ReturnType<typeof useCommand<typeof bannerCreate>>['run']>[0]['body'] & object;

/** Writes a banner, for now or for later, or takes one down. */
export function BannerEditor({ known, onClose }: { known: OperatedBanner | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const { full } = useFormat();
  const say = useToast();
  const mine = useMayChange();
  const create = useCommand(bannerCreate);
  const edit = useCommand(bannerEdit);
  const withdraw = useCommand(bannerWithdraw);
  const [texts, setTexts] = useState<Texts>(known?.texts ?? {});
  const [id, setId] = useState(known?.id ?? '');
  const [group, setGroup] = useState<OperatedBanner['group']>(known?.group ?? 'home');
  const [scene, setScene] = useState<string>(known?.scene ?? BANNER_SCENES[0]);
  const [to, setTo] = useState(known?.to ?? '/');
  const [position, setPosition] = useState(String(known?.position ?? LAST));
  const [publishAt, setPublishAt] = useState<string | null>(known?.publishAt ?? null);
  const [until, setUntil] = useState<string | null>(known?.until ?? null);
  const { title = '' } = texts.en ?? {};
  const { busy, refused } = known ? edit : create;
  const later = publishAt !== null && new Date(publishAt).getTime() > Date.now();

  const done = (text: string) => {
    say({ text, tone: 'win', timeout: 6_000 });
    onClose();
    return true;
  };
  const send = async (reason: string) => {
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
    const answer = known
      ? await edit.run({ params: { id: known.id }, body })
      : await create.run({ body: { id, ...body } });
    return answer ? done(t(`content.saved.${answer.state}`, { title })) : false;
  };
  const takeDown = async (reason: string) =>
    (await withdraw.run({ params: { id: known!.id }, body: { reason } }))
      ? done(t('content.saved.withdrawn', { title }))
      : false;

  const fields = (
    <TextsEditor parts={PARTS} texts={texts} onChange={setTexts} preview={(text) => <Preview text={text} />} />
  );
  if (!mine) return fields;
  return (
    <div css={stack}>
      <ActionForm
        effect={<p>{later ? t('content.effect.later', { time: full(publishAt) }) : t('content.effect.now')}</p>}
        submit={t('content.publish')}
        incomplete={title.trim() === '' || id === '' || !/^\d{1,6}$/.test(position)}
        busy={busy}
        refused={refused}
        onSubmit={send}
        onCancel={onClose}
      >
        {fields}
        <div css={styles.pair}>
          {!known && (
            <TextField
              label={t('content.id')}
              hint={t('content.idHint')}
              dir="ltr"
              autoCapitalize="none"
              maxLength={64}
              value={id}
              onChange={({ target }) => setId(target.value)}
            />
          )}
          <TextField
            label={t('content.to')}
            hint={t('content.toHint')}
            dir="ltr"
            maxLength={300}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
          <Select
            label={t('content.place')}
            value={group}
            options={GROUPS.map((value) => ({ value, label: t(`content.groups.${value}`) }))}
            onChange={({ target }) => setGroup(target.value as typeof group)}
          />
          <Select
            label={t('content.scene')}
            value={scene}
            options={BANNER_SCENES.map((value) => ({ value, label: t(`content.scenes.${value}`) }))}
            onChange={({ target }) => setScene(target.value)}
          />
          <TextField
            label={t('content.position')}
            hint={t('content.positionHint')}
            dir="ltr"
            type="number"
            min={0}
            max={100_000}
            value={position}
            onChange={({ target }) => setPosition(target.value)}
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
        <WithdrawForm busy={withdraw.busy} refused={withdraw.refused} onSubmit={takeDown} />
      )}
    </div>
  );
}

/** The words in their order; the scene is drawn by the site. */
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
  pair: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: tokens.space[4],
  }),
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
