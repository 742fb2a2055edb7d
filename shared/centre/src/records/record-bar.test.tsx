import { createTestHost } from '@atrium/host/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CENTRE_NAMESPACE, centreLocales } from '../texts.ts';
import { RecordBar } from './record-bar.tsx';

const status = {
  name: 'status',
  label: 'Status',
  placeholder: 'Status: any',
  options: [{ value: 'won', label: 'Won' }],
};
const open = async (chosen: object) => {
  const { Frame } = await createTestHost({ locales: { [CENTRE_NAMESPACE]: centreLocales } });
  const values = { from: '2026-11-01', to: '2026-11-10', pageNo: 1, ...chosen };
  const change = jest.fn();
  render(
    <Frame>
      <RecordBar values={values} today="2026-11-24" filters={[status as never]} change={change} found={47} hasArchive>
        {null}
      </RecordBar>
    </Frame>,
  );
  return change;
};

it('has one button for all filters of a phone, with the number of those that are chosen', async () => {
  const change = await open({ status: 'won', archive: 'yes' });
  await userEvent.click(screen.getByText('Filters (2)'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole('radio', { name: 'Won' })).toBeChecked();
  await userEvent.click(sheet.getByRole('radio', { name: 'Status: any' }));
  expect(change).toHaveBeenLastCalledWith({ status: '' });
  await userEvent.click(sheet.getByRole('button', { name: 'Clear' }));
  expect(change).toHaveBeenLastCalledWith({ status: '', archive: undefined, from: '2026-11-18', to: '2026-11-24' });
  await userEvent.click(sheet.getByRole('button', { name: 'Show 47 records' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says which days are shown while the filters are folded, and no number without a choice', async () => {
  await open({ status: '' });
  expect(screen.getByText('Nov 1 to Nov 10')).toBeInTheDocument();
  expect(screen.getByText('Filters')).toBeInTheDocument();
});
