import { promote, rollback } from '@atrium/contracts/registry';
import { Select } from '@atrium/ui/select';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { undo, useChange } from '../../data/use-change.tsx';
import { ActionForm } from '../../parts/action-form.tsx';
import type { ActionProps } from './actions.tsx';

/** Gives a version to a share of the browsers, or to everybody. */
export function PromoteForm({ remote, sequence, versions }: ActionProps) {
  const { t } = useTranslation();
  const slider = useId();
  const { change, busy, refused } = useChange(promote);
  const stable = remote.standIn ? undefined : remote.version;
  const [version, setVersion] = useState(remote.canary?.version ?? '');
  const [percent, setPercent] = useState(remote.canary?.percent ?? 10);
  const all = percent === 100;
  const params = { name: remote.name };
  const send = (reason: string) =>
    change(
      { params, body: { version, ...(!all && { canary: percent }), reason, expectedSequence: sequence } },
      all ? t('promoted', { remote: remote.name, version }) : t('canarySet', { version, percent }),
      all
        ? (stable && undo(promote, { params, body: { version: stable, reason: t('undoReason') } })) || undefined
        : undo(rollback, { params, body: { reason: t('undoReason') } }),
    );
  const effect = (
    <p>
      {all
        ? t('effect.promote', { remote: remote.name, version })
        : t('effect.canary', { remote: remote.name, version, percent })}
    </p>
  );
  return (
    <ActionForm
      effect={effect}
      submit={all ? t('forms.promoteSubmit', { version }) : t('forms.canarySubmit', { version, percent })}
      incomplete={!version}
      busy={busy}
      refused={refused}
      onSubmit={send}
    >
      <Select
        label={t('version')}
        placeholder={t('choose')}
        value={version}
        options={versions.filter((one) => one !== stable).map((one) => ({ value: one, label: one }))}
        onChange={({ target }) => setVersion(target.value)}
      />
      <div css={styles.slider}>
        <label htmlFor={slider}>{t('canaryShare')}</label>
        <output htmlFor={slider}>{all ? t('everybody') : t('percent', { percent })}</output>
        <input
          id={slider}
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          onChange={({ target }) => setPercent(Number(target.value))}
        />
      </div>
    </ActionForm>
  );
}

const styles = {
  slider: css({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
    ...tokens.numerals,
    '& input': {
      gridColumn: '1 / -1',
      inlineSize: '100%',
      minBlockSize: 44,
      margin: 0,
      accentColor: tokens.color.text,
    },
  }),
};
