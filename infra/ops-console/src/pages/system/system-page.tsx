import { setSystem, status } from '@atrium/contracts/registry-channels';
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
import { columns, Page, quiet } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { useActionForm } from '../../parts/use-action-form.ts';
import { ComponentCheck } from './component-check.tsx';

const STATES = ['normal', 'maintenance', 'restricted'] as const;
type SystemState = (typeof STATES)[number];

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
              {mine ? <SystemForm now={system.status} sequence={sequence} /> : <p css={quiet}>{t('onlyLooking')}</p>}
            </Card>
            <Card as="section" title={t('now')}>
              <State tone={system.status === 'normal' ? 'good' : 'bad'}>{t(`system.${system.status}`)}</State>
              <p>{t(`systemEffect.${system.status}`, { places: [...system.countries, ...system.ips].join(', ') })}</p>
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

function SystemForm({ now, sequence }: { now: SystemState; sequence: number }) {
  const { t } = useTranslation();
  const { change, refused } = useChange(setSystem);
  const initial = { state: now, countries: '', ips: '' };
  const form = useActionForm(initial, (fields, reason) =>
    change(
      {
        body: {
          status: fields.state,
          ...(fields.state === 'restricted' && placesOf(fields)),
          reason,
          expectedSequence: sequence,
        },
      },
      t('systemChanged'),
    ),
  );
  const state = form.value('state');
  const { countries, ips } = placesOf({ countries: form.value('countries'), ips: form.value('ips') });
  return (
    <ActionForm
      form={form}
      effect={
        <>
          <p>{t(`systemEffect.${state}`, { places: [...countries, ...ips].join(', ') })}</p>
          {state === 'maintenance' && <Impact of={() => true} />}
        </>
      }
      submit={t(`systemSubmit.${state}`)}
      danger={state !== 'normal'}
      // The form begins with the present status, so that no press closes the site by chance.
      incomplete={
        (state === now && now !== 'restricted') || (state === 'restricted' && countries.length + ips.length === 0)
      }
      refused={refused}
    >
      <RadioGroup
        look="rows"
        label={t('status')}
        {...form.choice('state')}
        options={STATES.map((value) => ({ value, label: t(`system.${value}`), detail: t(`systemDetail.${value}`) }))}
      />
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
