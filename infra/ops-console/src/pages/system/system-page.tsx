import { setSystem, status } from '@atrium/contracts/registry';
import { Card } from '@atrium/ui/card';
import { Note } from '@atrium/ui/note';
import { RadioGroup } from '@atrium/ui/radio-group';
import { TextField } from '@atrium/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/console-context.ts';
import { useChange } from '../../data/use-change.tsx';
import { useOperation } from '../../data/use-operation.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { Asked } from '../../parts/asked.tsx';
import { columns, Page, quiet } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';

const STATES = ['normal', 'maintenance', 'restricted'] as const;
type SystemState = (typeof STATES)[number];

/** The status of the whole site. Everything but back to normal waits for a second person. */
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
          </div>
        )}
      </Asked>
    </Page>
  );
}

const list = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

function SystemForm({ now, sequence }: { now: SystemState; sequence: number }) {
  const { t } = useTranslation();
  const { change, busy, refused } = useChange(setSystem);
  const [state, setState] = useState<SystemState>(now === 'normal' ? 'maintenance' : 'normal');
  const [countries, setCountries] = useState('');
  const [ips, setIps] = useState('');
  const places = state === 'restricted' ? { countries: list(countries.toUpperCase()), ips: list(ips) } : {};
  const nowhere = state === 'restricted' && list(countries).length + list(ips).length === 0;
  const send = (reason: string) =>
    change({ body: { status: state, ...places, reason, expectedSequence: sequence } }, t('systemChanged'));
  return (
    <ActionForm
      effect={
        <p>{t(`systemEffect.${state}`, { places: [...list(countries.toUpperCase()), ...list(ips)].join(', ') })}</p>
      }
      submit={t(`systemSubmit.${state}`)}
      danger={state !== 'normal'}
      incomplete={nowhere}
      busy={busy}
      refused={refused}
      onSubmit={send}
    >
      <RadioGroup
        look="rows"
        label={t('status')}
        value={state}
        onChange={setState}
        options={STATES.map((value) => ({ value, label: t(`system.${value}`), detail: t(`systemDetail.${value}`) }))}
      />
      {state === 'restricted' && (
        <>
          <TextField
            label={t('countries')}
            hint={t('countriesHint')}
            autoCapitalize="characters"
            dir="ltr"
            value={countries}
            onChange={({ target }) => setCountries(target.value)}
          />
          <TextField
            label={t('addresses')}
            hint={t('addressesHint')}
            dir="ltr"
            value={ips}
            onChange={({ target }) => setIps(target.value)}
          />
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
