import { promote, rollback } from '@atrium/contracts/registry-channels';
import { Checkbox } from '@atrium/ui/checkbox';
import { Note } from '@atrium/ui/note';
import { Select } from '@atrium/ui/select';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/console-context.ts';
import { undo, useChange } from '../../data/use-change.tsx';
import { ActionForm } from '../../parts/action-form.tsx';
import { useActionForm } from '../../parts/use-action-form.ts';
import type { ActionProps } from './actions.tsx';
import { Findings } from './findings.tsx';

const ALL_PERCENT = 100;
const USUAL_PERCENT = 10;

/** Serves a version to a share of browsers, or to all. One that failed in Chromium needs an operator who confirms it. */
export function PromoteForm({ remote, sequence, versions, findings }: ActionProps) {
  const { t } = useTranslation();
  const { role } = useMe();
  const slider = useId();
  const { change, refused } = useChange(promote);
  const stable = remote.standIn ? undefined : remote.version;
  const params = { name: remote.name };
  const initial = {
    version: remote.canary?.version ?? '',
    percent: remote.canary?.percent ?? USUAL_PERCENT,
    /** The version whose findings are confirmed. */
    confirmed: '',
  };
  const form = useActionForm(initial, (fields, reason) => {
    const { version, percent } = fields;
    const body = { version, despiteFindings: findings.has(version), reason, expectedSequence: sequence };
    if (percent === ALL_PERCENT) {
      const back =
        stable &&
        undo(promote, {
          params,
          body: { version: stable, despiteFindings: findings.has(stable), reason: t('undoReason') },
        });
      return change({ params, body }, t('promoted', { remote: remote.name, version }), back || undefined);
    }
    return change(
      { params, body: { ...body, canary: percent } },
      t('canarySet', { version, percent }),
      undo(rollback, { params, body: { reason: t('undoReason') } }),
    );
  });
  const version = form.value('version');
  const share = form.choice('percent');
  const percent = share.value;
  const all = percent === ALL_PERCENT;
  const found = findings.get(version);
  const confirmed = form.choice('confirmed');
  const warning = found && (
    <Note tone="bad" title={t('browserCheck.failed')}>
      <Findings findings={found} />
      {role === 'squad' && <p>{t('browserCheck.needsOperator')}</p>}
    </Note>
  );
  const effect = (
    <div css={styles.effect}>
      <p>
        {all
          ? t('effect.promote', { remote: remote.name, version })
          : t('effect.canary', { remote: remote.name, version, percent })}
      </p>
      {warning}
    </div>
  );
  return (
    <ActionForm
      form={form}
      effect={effect}
      submit={all ? t('forms.promoteSubmit', { version }) : t('forms.canarySubmit', { version, percent })}
      incomplete={!version || (found !== undefined && confirmed.value !== version)}
      refused={refused}
    >
      <Select
        label={t('version')}
        placeholder={t('choose')}
        options={versions.filter((one) => one !== stable).map((one) => ({ value: one, label: one }))}
        {...form.field('version')}
      />
      {!form.sure && warning}
      {found && role !== 'squad' && (
        <Checkbox
          label={t('forms.despiteFindings', { version })}
          checked={confirmed.value === version}
          onChange={({ target }) => confirmed.onChange(target.checked ? version : '')}
        />
      )}
      <div css={styles.slider}>
        <label htmlFor={slider}>{t('canaryShare')}</label>
        <output htmlFor={slider}>{all ? t('everybody') : t('percent', { percent })}</output>
        <input
          id={slider}
          type="range"
          min={0}
          max={ALL_PERCENT}
          step={5}
          value={percent}
          onChange={({ target }) => share.onChange(Number(target.value))}
        />
      </div>
    </ActionForm>
  );
}

const styles = {
  effect: css({ display: 'grid', gap: tokens.space[3] }),
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
