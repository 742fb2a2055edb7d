import { openCentre } from '@atrium/centre/testing';
import { type BillDetail, bill, bills, openDispute, withdrawDispute } from '@atrium/contracts/agent-bills';
import { route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './bills-page.tsx';

const detail: BillDetail = {
  id: 'contract-7',
  kind: 'hourly-salary',
  account: 'agent1',
  payer: 'platform',
  from: '2026-11-20T07:00:00Z',
  to: '2026-11-20T08:00:00Z',
  validBet: '100033',
  result: '-5000',
  activeMembers: 3,
  due: '1500',
  paid: '1000',
  state: 'insufficient',
  held: false,
  paidAt: null,
  dispute: null,
  lines: [
    {
      kind: 'clause',
      ref: '2',
      account: null,
      detail: null,
      at: null,
      basis: '100033',
      ratePpm: 20_000,
      micro: '2000660000',
    },
    { kind: 'lower', ref: '9', account: 'tala16', detail: null, at: null, basis: '0', ratePpm: 0, micro: '-500165000' },
  ],
  carriedOutMicro: '495000',
  payments: [{ at: '2026-11-20T08:01:00Z', amount: '1000' }],
  disputes: [],
  mayDispute: true,
};

it('[12-10] lists bills, explains one line by line, and disputes it with a reason', async () => {
  let held: BillDetail = detail;
  const test = await openCentre(Page, 'agent-centre', texts, {
    centre: 'agent',
    page: 'agentBills',
    routes: [
      route(bills, ({ query }) => ({
        items: query.scope === 'own' ? [held] : [],
        pageNo: 1,
        totalPages: 1,
        total: 1,
        totals: { due: '1500', paid: '1000' },
      })),
      route(bill, () => held),
      route(openDispute, ({ body }) => {
        held = {
          ...detail,
          held: true,
          dispute: 'open',
          mayDispute: false,
          disputes: [
            {
              id: '1',
              state: 'open',
              mine: true,
              openedAt: detail.to,
              reason: body.reason,
              answeredAt: null,
              answer: null,
              amount: '0',
            },
          ],
        };
        return held;
      }),
      route(withdrawDispute, () => detail),
    ],
  });
  await userEvent.click(await screen.findByRole('row', { name: 'Open bill: Hourly salary, agent1' }));
  const lines = within(await screen.findByRole('table', { name: 'Calculation' }));
  expect(lines.getByRole('row', { name: /Step 2 reached/ })).toHaveTextContent(/2% of P.1,000\.33.*20\.0066/);
  expect(lines.getByRole('row', { name: /Share of tala16/ })).toHaveTextContent(/−5\.00165/);
  expect(lines.getByRole('row', { name: /Carried to the next period/ })).toHaveTextContent(/−0\.00495/);
  expect(lines.getByRole('row', { name: /Due to agent1/ })).toHaveTextContent(/P.15\.00/);
  await userEvent.click(screen.getByRole('button', { name: 'Dispute this bill' }));
  await userEvent.type(screen.getByRole('textbox', { name: /What is wrong/ }), 'too short');
  await userEvent.click(screen.getByRole('button', { name: 'Send dispute' }));
  expect(await screen.findByText('Describe it in at least 10 letters.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /What is wrong/ }), ', a bet is missing');
  await userEvent.click(screen.getByRole('button', { name: 'Send dispute' }));
  expect(await screen.findByText(/Nothing more of this bill is paid until/)).toBeVisible();
  expect(test.calls.find(({ name }) => name === 'agents.openDispute')!.body).toEqual({
    reason: 'too short, a bet is missing',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw dispute' }));
  await waitFor(() => expect(screen.queryByText(/Nothing more of this bill is paid until/)).toBeNull());
});
