import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from './testing/test-console.tsx';
import { type TestBackOffice, testBackOffice } from './testing/test-gateway.ts';

const SLOW = { timeout: 30_000 };
jest.setTimeout(120_000);

let office: TestBackOffice;
let open: Awaited<ReturnType<typeof openConsole>> | undefined;
const start = async (options: Parameters<typeof openConsole>[1]) => {
  open = await openConsole(office.registry, options);
  return open;
};
beforeAll(async () => {
  office = await testBackOffice();
});
afterEach(() => open?.close());
afterAll(() => office.stop());

const press = async (name: string) => open!.user.click(await screen.findByRole('button', { name }, SLOW));

it('[11-27] [11-29] [GM-13] defines a jackpot in a form, publishes it with a second person, and says whom a change concerns', async () => {
  const { user } = await start({ as: 'operator', path: '/content?show=jackpots' });
  await press('New jackpot');
  await user.type(await screen.findByLabelText('Title', {}, SLOW), 'Quay Grand');
  const fields = {
    Code: 'quay',
    'Vendor code': 'HOUSE',
    Currency: 'PHP',
    'Contribution, millionths of a stake': '5000',
  };
  const amounts = {
    'Saved for the next start, percent': '20',
    'Start amount': '1000',
    'Drops at the latest at': '2500.50',
  };
  for (const [label, text] of Object.entries({ ...fields, ...amounts }))
    await user.type(screen.getByLabelText(label), text);
  expect(within(screen.getByRole('figure')).getByText(/^Drops by PHP\s2,500\.50$/)).toBeVisible();
  await user.type(await screen.findByLabelText('Reason', {}, SLOW), 'quays');
  await press('Continue');
  expect(screen.getByText(/the running jackpot keeps its rules/)).toBeVisible();
  await press('Publish');
  await screen.findByRole('link', { name: 'Approvals' }, SLOW);
  open!.close();
  const approver = await start({ as: 'approver', path: '/approvals' });
  const card = within((await screen.findByRole('heading', { name: 'quay' }, SLOW)).closest('section')!);
  await approver.user.click(card.getByRole('button', { name: 'Approve' }));
  await approver.user.click(card.getByRole('button', { name: 'Approve and apply now' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'quay' })).toBeNull(), SLOW);
  open!.close();
  await start({ as: 'operator', path: '/content?show=jackpots' });
  expect(await screen.findByRole('row', { name: /Quay Grand/ }, SLOW)).toHaveTextContent(/Published.*HOUSE/);
});
