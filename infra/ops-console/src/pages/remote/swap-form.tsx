import { restore, swap } from '@atrium/contracts/registry';
import { RadioGroup } from '@atrium/ui/radio-group';
import { Select } from '@atrium/ui/select';
import { TextArea } from '@atrium/ui/text-area';
import { TextField } from '@atrium/ui/text-field';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { undo, useChange } from '../../data/use-change.tsx';
import { ActionForm } from '../../parts/action-form.tsx';
import { useFormat } from '../../parts/use-format.ts';
import type { ActionProps } from './actions.tsx';

type Kind = 'maintenance' | 'module' | 'frame';
const DEADLINES = ['0', '60', '300', '900', 'never'];

/** Puts something in the remote's place: our maintenance page, another version, a vendor's page. */
export function SwapForm({ remote, sequence, versions }: ActionProps) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const { change, busy, refused } = useChange(swap);
  const [kind, setKind] = useState<Kind>('maintenance');
  const [text, setText] = useState('');
  const [frame, setFrame] = useState('');
  const others = versions.filter((version) => version !== remote.version);
  const [version, setVersion] = useState('');
  const [deadline, setDeadline] = useState('60');
  const [until, setUntil] = useState('');
  const value = { maintenance: text.trim(), frame: frame.trim(), module: version }[kind];

  const send = (reason: string) =>
    change(
      {
        params: { name: remote.name },
        body: {
          ...(kind === 'module' ? { to: value } : { [kind]: value }),
          ...(deadline !== 'never' && { deadlineSeconds: Number(deadline) }),
          ...(until && { until: new Date(until).toISOString() }),
          reason,
          expectedSequence: sequence,
        },
      },
      t('swapped', { remote: remote.name }),
      remote.standIn ? undefined : undo(restore, { params: { name: remote.name }, body: { reason: t('undoReason') } }),
    );
  const effect = (
    <>
      <p>{t(`effect.${kind}`, { remote: remote.name, value })}</p>
      <p>
        {deadline === 'never'
          ? t('effect.waits')
          : deadline === '0'
            ? t('effect.atOnce')
            : t('effect.deadline', { time: t(`deadlines.${deadline}`) })}
      </p>
      <p>{until ? t('effect.until', { time: moment(until) }) : t('effect.open')}</p>
    </>
  );
  return (
    <ActionForm
      effect={effect}
      submit={t('forms.swapSubmit', { remote: remote.name })}
      danger={kind === 'maintenance'}
      incomplete={!value}
      busy={busy}
      refused={refused}
      onSubmit={send}
    >
      <RadioGroup
        look="rows"
        label={t('putInPlace')}
        value={kind}
        onChange={setKind}
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
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {kind === 'module' && (
        <Select
          label={t('version')}
          placeholder={t('choose')}
          value={version}
          options={others.map((one) => ({ value: one, label: one }))}
          onChange={({ target }) => setVersion(target.value)}
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
          value={frame}
          onChange={({ target }) => setFrame(target.value)}
        />
      )}
      <div css={styles.pair}>
        <Select
          label={t('deadline')}
          value={deadline}
          options={DEADLINES.map((one) => ({ value: one, label: t(`deadlines.${one}`) }))}
          onChange={({ target }) => setDeadline(target.value)}
        />
        <TextField
          label={t('until')}
          note={t('optional')}
          type="datetime-local"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
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
