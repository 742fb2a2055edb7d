import { createTestHost } from '@atrium/host/testing';
import type { CentrePage } from '@atrium/host/define-remote';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { CentreOutlet } from './centre-outlet.tsx';

const pageOf = (page: string, Page: ComponentType): CentrePage => ({
  page,
  section: 1,
  label: page,
  icon: 'wallet',
  load: async () => ({ Page }),
});
const deposit = pageOf('deposit', () => <h2>Deposit</h2>);
let open: (page: CentrePage) => void;

function Centre({ first }: { first: CentrePage }) {
  const [page, setPage] = useState(first);
  open = setPage;
  return (
    <section aria-label="Centre">
      <CentreOutlet page={page} />
    </section>
  );
}

it('takes the focus of a button that leads to another page to the place of that page', async () => {
  const { Frame } = await createTestHost({});
  const wallet = pageOf('wallet', () => (
    <button type="button" onClick={() => open(deposit)}>
      Add money
    </button>
  ));
  render(
    <Frame>
      <Centre first={wallet} />
    </Frame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add money' }));
  expect(await screen.findByRole('heading', { name: 'Deposit' })).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(screen.getByRole('region', { name: 'Centre' })).toContainElement(document.activeElement as HTMLElement);
});
