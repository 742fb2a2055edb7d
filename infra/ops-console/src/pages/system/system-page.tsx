import { setSystem, status } from '@atrium/contracts/registry-channels';
import type { SystemStatus } from '@atrium/contracts/snapshot';
import { Card } from '@atrium/ui/card';
import { Note } from '@atrium/ui/note';
import { RadioGroup } from '@atrium/ui/radio-group';
import { TextField } from '@atrium/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/console-context.ts';
import { useChange } from '../../data/use-change.tsx';
import { useOperation } from '../../data/use-operation.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { Asked } from '../../parts/asked.tsx';
import { Impact } from '../../parts/impact.tsx';
import { ReturnEffect } from '../../parts/return-effect.tsx';
import { ReturnField } from '../../parts/return-field.tsx';
import { columns, Page, quiet } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { useActionForm } from '../../parts/use-action-form.ts';
import { ComponentCheck } from './component-check.tsx';

const STATES = ['normal', 'maintenance', 'restricted'] as const;

/** The status of the whole site. Every change except back to normal waits for a second person. */
export function SystemPage() {
  const { t } = useTranslation();
  const { role } = useMe();
  const known = useOperation(status);
  const mine = role === 'operator' || role === 'approver';
  return (
    <Page title={t('nav.system')}>
      <Asked of={known}>
        {({ system, sequence }) => (
          <div css={columns}>
            <Card as="section" title={t('change')}>
              {mine ? <SystemForm now={system} sequence={sequence} /> : <p css={quiet}>{t('onlyLooking')}</p>}
            </Card>
            <Card as="section" title={t('now')}>
              <State tone={system.status === 'normal' ? 'good' : 'bad'}>{t(`system.${system.status}`)}</State>
              <p>{t(`systemEffect.${system.status}`, { places: [...system.countries, ...system.ips].join(', ') })}</p>
              {system.status === 'maintenance' && <ReturnEffect at={system.until ?? null} />}
            </Card>
            <ComponentCheck />
          </div>
        )}
      </Asked>
    </Page>
  );
}

const list = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
const placesOf = ({ countries, ips }: { countries: string; ips: string }) => ({
  countries: list(countries.toUpperCase()),
  ips: list(ips),
});

function SystemForm({ now: { status: now, until: announced }, sequence }: { now: SystemStatus; sequence: number }) {
  const { t } = useTranslation();
  const { change, refused } = useChange(setSystem);
  const known = announced ?? null;
  const initial = { state: now, countries: '', ips: '', until: known };
  const form = useActionForm(initial, (fields, reason) =>
    change(
      {
        body: {
          status: fields.state,
          ...(fields.state === 'restricted' && placesOf(fields)),
          ...(fields.state === 'maintenance' && fields.until && { until: fields.until }),
          reason,
          expectedSequence: sequence,
        },
      },
      t('systemChanged'),
    ),
  );
  const state = form.value('state');
  const until = form.value('until');
  const same = state === now && (state === 'normal' || (state === 'maintenance' && until === known));
  const { countries, ips } = placesOf({ countries: form.value('countries'), ips: form.value('ips') });
  return (
    <ActionForm
      form={form}
      effect={
        <>
          <p>{t(`systemEffect.${state}`, { places: [...countries, ...ips].join(', ') })}</p>
          {state === 'maintenance' && (
            <>
              <ReturnEffect at={until} />
              <Impact of={() => true} />
            </>
          )}
        </>
      }
      submit={t(`systemSubmit.${state}`)}
      danger={state !== 'normal'}
      // The form begins with the present status, so that no press closes the site by chance.
      incomplete={same || (state === 'restricted' && countries.length + ips.length === 0)}
      refused={refused}
    >
      <RadioGroup
        look="rows"
        label={t('status')}
        {...form.choice('state')}
        options={STATES.map((value) => ({ value, label: t(`system.${value}`), detail: t(`systemDetail.${value}`) }))}
      />
      {state === 'maintenance' && <ReturnField {...form.choice('until')} />}
      {state === 'restricted' && (
        <>
          <TextField
            label={t('countries')}
            hint={t('countriesHint')}
            autoCapitalize="characters"
            dir="ltr"
            {...form.field('countries')}
          />
          <TextField label={t('addresses')} hint={t('addressesHint')} dir="ltr" {...form.field('ips')} />
        </>
      )}
      {state !== 'normal' && (
        <Note tone="warn" title={t('secondPerson')}>
          {t('secondPersonText')}
        </Note>
      )}
    </ActionForm>
  );
}
