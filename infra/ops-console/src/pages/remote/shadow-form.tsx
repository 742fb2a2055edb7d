import { endShadow, SHADOW_LIMITS, shadow, startShadow } from '@atrium/contracts/registry-shadow';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../data/use-change.tsx';
import { useOperation } from '../../data/use-operation.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { Asked } from '../../parts/asked.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { useActionForm } from '../../parts/use-action-form.ts';
import { useFormat } from '../../parts/use-format.ts';
import type { ActionProps } from './actions.tsx';

const HOURS = [2, 24, 72, SHADOW_LIMITS.mostHours];
const RENDERINGS = [50, 200, 1_000, SHADOW_LIMITS.mostRenderings];

/** Begins hidden renderings of a version that nobody has yet, or ends those that run. */
export function ShadowForm(props: ActionProps) {
  const known = useOperation(shadow, { params: { name: props.remote.name } });
  return (
    <Asked of={known}>
      {(report) =>
        report && !report.ended ? <EndForm {...props} version={report.version} /> : <StartForm {...props} />
      }
    </Asked>
  );
}

function EndForm({ remote, sequence, version }: ActionProps & { version: string }) {
  const { t } = useTranslation();
  const { change, refused } = useChange(endShadow);
  const end = (reason: string) =>
    change(
      { params: { name: remote.name }, body: { reason, expectedSequence: sequence } },
      t('shadow.hasEnded', { version }),
    );
  return (
    <ReasonForm
      effect={<p>{t('shadow.endEffect', { version })}</p>}
      submit={t('shadow.endSubmit')}
      refused={refused}
      onSubmit={end}
    />
  );
}

function StartForm({ remote, sequence, versions }: ActionProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { change, refused } = useChange(startShadow);
  const initial = {
    version: '',
    hours: String(SHADOW_LIMITS.hours),
    renderings: String(SHADOW_LIMITS.renderings),
  };
  const form = useActionForm(initial, ({ version, hours, renderings }, reason) =>
    change(
      {
        params: { name: remote.name },
        body: { version, hours: Number(hours), renderings: Number(renderings), reason, expectedSequence: sequence },
      },
      t('shadow.started', { version }),
    ),
  );
  const version = form.value('version');
  const untried = versions.filter((one) => one !== remote.version && one !== remote.canary?.version);
  return (
    <ActionForm
      form={form}
      effect={
        <p>{t('shadow.effect', { version, hours: form.value('hours'), renderings: form.value('renderings') })}</p>
      }
      submit={t('shadow.submit', { version })}
      incomplete={!version}
      refused={refused}
    >
      <Select
        label={t('version')}
        placeholder={t('choose')}
        options={untried.map((one) => ({ value: one, label: one }))}
        {...form.field('version')}
      />
      <Select
        label={t('shadow.hours')}
        options={HOURS.map((one) => ({ value: String(one), label: t('shadow.hoursCount', { hours: number(one) }) }))}
        {...form.field('hours')}
      />
      <Select
        label={t('shadow.most')}
        options={RENDERINGS.map((one) => ({ value: String(one), label: number(one) }))}
        {...form.field('renderings')}
      />
    </ActionForm>
  );
}
