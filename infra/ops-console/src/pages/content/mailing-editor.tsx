import {
  MAILING_CATEGORIES,
  type Mailing,
  mailingCreate,
  mailingPreview,
  SEGMENT_PEOPLE,
  type Segment,
} from '@atrium/contracts/operator-mailings';
import { Button } from '@atrium/ui/button';
import { Checkbox } from '@atrium/ui/checkbox';
import { Select } from '@atrium/ui/select';
import { TextArea } from '@atrium/ui/text-area';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { useCommand } from '../../data/use-operation.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { useActionForm } from '../../parts/use-action-form.ts';
import { useFormat } from '../../parts/use-format.ts';
import { InstantField } from '../../parts/instant-field.tsx';
import { MailingPreview } from './mailing-preview.tsx';
import { type Texts, TextsEditor, written } from './texts-editor.tsx';

const PARTS = [
  { name: 'title', most: 120 },
  { name: 'text', most: 4_000, rows: 5 },
];
const NUMBERS = ['rankFrom', 'rankTo', 'activeDays', 'absentDays', 'newDays'] as const;
const TOAST_MS = 6_000;

type Body = Parameters<ReturnType<typeof useCommand<typeof mailingCreate>>['run']>[0]['body'] & object;
interface Conditions extends Record<(typeof NUMBERS)[number], string> {
  people: Segment['people'];
  accounts: string;
}

/** The conditions that are filled in. */
function segmentOf({ people, accounts, ...numbers }: Conditions): Segment {
  const names = accounts.split(/[\s,;]+/).filter(Boolean);
  return {
    people,
    ...(names.length > 0 && { accounts: names }),
    ...Object.fromEntries(NUMBERS.filter((name) => numbers[name] !== '').map((name) => [name, Number(numbers[name])])),
  };
}

/** Writes a message to a segment; shows whom it would reach before it is sent. */
export function MailingEditor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { full, number } = useFormat();
  const say = useToast();
  const create = useCommand(mailingCreate);
  const preview = useCommand(mailingPreview);
  const [email, setEmail] = useState(false);
  const form = useActionForm(
    {
      texts: {} as Texts,
      category: 'service' as Mailing['category'],
      publishAt: null as string | null,
      people: 'all' as Segment['people'],
      accounts: '',
      rankFrom: '',
      rankTo: '',
      activeDays: '',
      absentDays: '',
      newDays: '',
    },
    async ({ texts, category, publishAt, ...conditions }, reason) => {
      const body = {
        texts: written(texts),
        category,
        email,
        segment: segmentOf(conditions),
        ...(publishAt && { publishAt }),
        reason,
      } as Body;
      const reply = await create.run({ body });
      if (!reply) return false;
      say({ text: t('mailings.created', { title: texts.en?.title ?? '' }), tone: 'win', timeout: TOAST_MS });
      onClose();
      return true;
    },
  );
  const texts = form.choice('texts');
  const publishAt = form.choice('publishAt');
  const { title = '', text = '' } = texts.value.en ?? {};
  const conditions = {
    people: form.value('people'),
    accounts: form.value('accounts'),
    ...(Object.fromEntries(NUMBERS.map((name) => [name, form.value(name)])) as Record<
      (typeof NUMBERS)[number],
      string
    >),
  };
  const count = () =>
    void preview.run({ body: { category: form.value('category'), email, segment: segmentOf(conditions) } });
  const { answer } = preview;
  return (
    <ActionForm
      form={form}
      effect={
        <p>
          {publishAt.value ? t('mailings.effect.later', { time: full(publishAt.value) }) : t('mailings.effect.now')}
        </p>
      }
      submit={t('mailings.send')}
      incomplete={title.trim() === '' || text.trim() === ''}
      refused={create.refused}
      onCancel={onClose}
    >
      <TextsEditor
        parts={PARTS}
        texts={texts.value}
        onChange={texts.onChange}
        preview={(one) => <MailingPreview title={one.title!} text={one.text!} />}
      />
      <div css={styles.pair}>
        <Select
          label={t('kind')}
          options={MAILING_CATEGORIES.map((value) => ({ value, label: t(`mailings.categories.${value}`) }))}
          {...form.field('category')}
        />
        <Select
          label={t('mailings.segment.people')}
          options={SEGMENT_PEOPLE.map((value) => ({ value, label: t(`mailings.people.${value}`) }))}
          {...form.field('people')}
        />
        {NUMBERS.map((name) => (
          <TextField
            key={name}
            label={t(`mailings.segment.${name}`)}
            type="number"
            dir="ltr"
            min={name.startsWith('rank') ? 0 : 1}
            {...form.field(name)}
          />
        ))}
        <InstantField label={t('content.from')} hint={t('content.emptyIsNow')} {...publishAt} />
      </div>
      <TextArea
        label={t('mailings.segment.accounts')}
        hint={t('mailings.accountsHint')}
        rows={2}
        dir="ltr"
        {...form.field('accounts')}
      />
      <Checkbox label={t('mailings.byEmailHint')} checked={email} onChange={({ target }) => setEmail(target.checked)} />
      <div css={styles.count}>
        <Button type="button" busy={preview.busy} onClick={count}>
          {t('mailings.count')}
        </Button>
        <p role="status">
          {answer &&
            t('mailings.counted', {
              reached: number(answer.reached),
              members: number(answer.members),
              restricted: number(answer.restricted),
              unwanted: number(answer.unwanted),
              emails: number(answer.emails),
            })}
        </p>
        {preview.refused && <Refusal refused={preview.refused} />}
      </div>
    </ActionForm>
  );
}

const styles = {
  pair: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    alignItems: 'start',
    gap: tokens.space[4],
  }),
  count: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] }),
};
