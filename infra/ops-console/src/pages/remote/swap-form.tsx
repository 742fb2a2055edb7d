import { restore, swap } from '@atrium/contracts/registry-channels';
import { RadioGroup } from '@atrium/ui/radio-group';
import { Select } from '@atrium/ui/select';
import { TextArea } from '@atrium/ui/text-area';
import { TextField } from '@atrium/ui/text-field';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { vendorsOf } from '../../data/remote-categories.ts';
import { undo, useChange } from '../../data/use-change.tsx';
import { ActionForm } from '../../parts/action-form.tsx';
import { InstantField } from '../../parts/instant-field.tsx';
import { Impact } from '../../parts/impact.tsx';
import { useActionForm } from '../../parts/use-action-form.ts';
import { useFormat } from '../../parts/use-format.ts';
import type { ActionProps } from './actions.tsx';
import { quotable } from './quotable.ts';

type Kind = 'maintenance' | 'module' | 'frame';
/** Seconds until the change for members who are playing. */
const DEADLINES = ['0', '60', '300', '900', 'never'];
const INITIAL = {
  kind: 'maintenance' as Kind,
  text: '',
  frame: '',
  version: '',
  deadline: '60',
  until: null as string | null,
};

/** The replacement; empty while nothing is entered. */
const valueOf = ({ kind, text, frame, version }: Pick<typeof INITIAL, 'kind' | 'text' | 'frame' | 'version'>) =>
  ({ maintenance: text.trim(), frame: frame.trim(), module: version })[kind];

interface SwapFormProps extends Omit<ActionProps, 'findings'> {
  /** In a dialog: after the swap, and without one. */
  onClose?: () => void;
}

/** Replaces the remote: with our maintenance page, another version, or a vendor's page. */
export function SwapForm({ remote, sequence, versions, onClose }: SwapFormProps) {
  const { t } = useTranslation();
  const { full } = useFormat();
  const { change, refused } = useChange(swap);
  const others = versions.filter((version) => version !== remote.version);
  const form = useActionForm(INITIAL, async (fields, reason) => {
    const { kind, deadline, until } = fields;
    const value = valueOf(fields);
    const params = { name: remote.name };
    const done = await change(
      {
        params,
        body: {
          ...(kind === 'module' ? { to: value } : { [kind]: value }),
          ...(deadline !== 'never' && { deadlineSeconds: Number(deadline) }),
          ...(until && { until }),
          reason,
          expectedSequence: sequence,
        },
      },
      t('swapped', { remote: remote.name }),
      remote.standIn ? undefined : undo(restore, { params, body: { reason: t('undoReason') } }),
    );
    if (done) onClose?.();
    return done;
  });
  const kind = form.value('kind');
  const deadline = form.value('deadline');
  const until = form.value('until');
  const played = vendorsOf(remote.name);
  const value = valueOf({ kind, text: form.value('text'), frame: form.value('frame'), version: form.value('version') });
  const effect = (
    <>
      <p>{t(`effect.${kind}`, { remote: remote.name, value: kind === 'maintenance' ? quotable(value) : value })}</p>
      <p>
        {deadline === 'never'
          ? t('effect.waits')
          : deadline === '0'
            ? t('effect.atOnce')
            : t('effect.deadline', { time: t(`deadlines.${deadline}`) })}
      </p>
      <p>{until ? t('effect.until', { time: full(until) }) : t('effect.open')}</p>
      {played && kind !== 'module' && <Impact of={played} />}
    </>
  );
  return (
    <ActionForm
      form={form}
      effect={effect}
      submit={t('forms.swapSubmit', { remote: remote.name })}
      danger={kind === 'maintenance'}
      incomplete={!value}
      refused={refused}
      {...(onClose && { onCancel: onClose })}
    >
      <RadioGroup
        look="rows"
        label={t('putInPlace')}
        {...form.choice('kind')}
        options={(['maintenance', 'module', 'frame'] as const).map((one) => ({
          value: one,
          label: t(`put.${one}`),
          detail: t(`put.${one}Detail`),
        }))}
      />
      {kind === 'maintenance' && (
        <TextArea
          label={t('membersRead')}
          hint={t('membersReadHint')}
          rows={2}
          maxLength={500}
          required
          {...form.field('text')}
        />
      )}
      {kind === 'module' && (
        <Select
          label={t('version')}
          placeholder={t('choose')}
          options={others.map((one) => ({ value: one, label: one }))}
          {...form.field('version')}
        />
      )}
      {kind === 'frame' && (
        <TextField
          label={t('frameAddress')}
          hint={t('frameHint')}
          type="url"
          inputMode="url"
          dir="ltr"
          required
          {...form.field('frame')}
        />
      )}
      <div css={styles.pair}>
        <Select
          label={t('deadline')}
          options={DEADLINES.map((one) => ({ value: one, label: t(`deadlines.${one}`) }))}
          {...form.field('deadline')}
        />
        <InstantField label={t('until')} hint={t('untilHint')} note={t('optional')} {...form.choice('until')} />
      </div>
    </ActionForm>
  );
}

const styles = {
  pair: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: tokens.space[4],
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
};
