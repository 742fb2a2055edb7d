import { openCentre } from '@atrium/centre/testing';
import { closure } from '@atrium/contracts/account-closure';
import {
  beginPersonalExport,
  endPersonalExport,
  type PersonalData,
  personalData,
  requestErasure,
  withdrawErasure,
} from '@atrium/contracts/personal-data';
import { refuse, route } from '@atrium/host/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { PersonalDataCard } from './personal-data-card.tsx';

const at = '2026-11-26T08:00:00Z';
const ID = '7d9f2c1e-0d7f-4bb4-9d4e-0c6f6c7f1a11';
const copy = (state: PersonalData['exports'][number]['state']) => ({
  id: ID,
  state,
  written: 40,
  total: 120,
  createdAt: at,
  expiresAt: '2026-11-29T08:00:00Z',
});
const NOTHING: PersonalData['erasure'] = { state: 'none', dueAt: null, blockers: [], waitDays: 7, retentionDays: 1826 };

async function open(first: Partial<PersonalData> = {}, refused?: string) {
  let data: PersonalData = { exports: [], erasure: NOTHING, ...first };
  const becomes = (next: Partial<PersonalData>) => () => {
    data = { ...data, ...next };
    return data;
  };
  const test = await openCentre(PersonalDataCard, 'member-centre', texts, {
    routes: [
      route(personalData, () => data),
      route(closure, { closedAt: null, openBets: 0, cash: '0', currency: 'PHP' }),
      route(
        beginPersonalExport,
        refused ? () => refuse(refused as 'EXPORT_RUNNING') : becomes({ exports: [copy('running')] }),
      ),
      route(endPersonalExport, becomes({ exports: [] })),
      route(requestErasure, becomes({ erasure: { ...NOTHING, state: 'waiting', dueAt: '2026-12-03T08:00:00Z' } })),
      route(withdrawErasure, becomes({ erasure: NOTHING })),
    ],
  });
  await screen.findByRole('heading', { name: 'Your data' });
  return test;
}

it('prepares a copy, shows how far it is, and cancels it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Prepare a copy' }));
  expect(await screen.findByRole('progressbar', { name: 'Your copy is being prepared' })).toBeVisible();
  expect(screen.getByText('40 of 120 records')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Prepare a copy' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the copy' }));
  expect(await screen.findByRole('button', { name: 'Prepare a copy' })).toBeVisible();
});

it('offers the file of a finished copy, and says why one could not begin', async () => {
  await open({ exports: [copy('done')] }, 'EXPORT_RUNNING');
  expect(screen.getByRole('link', { name: 'Download the copy' })).toHaveAttribute(
    'href',
    `/wps/member/personal-data/exports/${ID}/file`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Prepare a copy' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/already being written/);
});

it('says what goes and what stays, requests the erasure, and takes it back', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Erase my data' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase your data?' }));
  expect(dialog.getByText(/You have 7 days to take it back/)).toBeVisible();
  expect(dialog.getByText(/locked for 1,826 days/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Request the erasure' }));
  expect(await screen.findByText(/Your data will be erased on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase my data' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('button', { name: 'Erase my data' })).toBeVisible();
});

it('lists what has to be settled first instead of the button', async () => {
  await open({ erasure: { ...NOTHING, state: 'blocked', blockers: ['bets', 'balance'] } });
  expect(screen.getByText(/Your last request wasn't carried out/)).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Open bets: wait until they are settled.',
    'Your balance: withdraw it from every wallet.',
  ]);
  expect(screen.queryByRole('button', { name: 'Erase my data' })).toBeNull();
});
