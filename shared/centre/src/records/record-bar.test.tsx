import { createTestHost } from '@atrium/host/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CENTRE_NAMESPACE, centreLocales } from '../texts.ts';
import { RecordBar } from './record-bar.tsx';

const status = { name: 'status', label: 'Status', options: [{ value: 'won', label: 'Won' }] };
const open = async (chosen: object) => {
  const { Frame } = await createTestHost({ locales: { [CENTRE_NAMESPACE]: centreLocales } });
  const values = { from: '2026-11-01', to: '2026-11-10', pageNo: 1, ...chosen };
  render(
    <Frame>
      <RecordBar values={values} today="2026-11-24" filters={[status as never]} change={() => {}} hasArchive>
        {null}
      </RecordBar>
    </Frame>,
  );
};

it('has one button for all filters of a phone, with the number of those that are chosen', async () => {
  await open({ status: 'won', archive: 'yes' });
  const filters = screen.getByText('Filters (2)');
  expect(filters).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(filters);
  expect(filters).toHaveAttribute('aria-expanded', 'true');
});

it('says which days are shown while the filters are folded, and no number without a choice', async () => {
  await open({ status: '' });
  expect(screen.getByText('Nov 1 to Nov 10')).toBeInTheDocument();
  expect(screen.getByText('Filters')).toBeInTheDocument();
});
