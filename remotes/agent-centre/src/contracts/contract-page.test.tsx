import { BALANCE, openCentre } from '@atrium/centre/testing';
import type { Contract } from '@atrium/contracts/agent-contracts';
import {
  dividendContracts,
  offerContract,
  PERIOD_TYPES,
  processDividend,
  realTimeSalaryContracts,
} from '@atrium/contracts/agent-contracts';
import { type ContractStanding, contractStanding, whatIf } from '@atrium/contracts/contract-standing';
import { downlines } from '@atrium/contracts/agents';
import { refuse, route } from '@atrium/host/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page as DividendPage } from './dividend-page.tsx';
import { Page as RealTimePage } from './real-time-salary-page.tsx';

const at = '2026-11-20T08:00:00Z';
const contract = (fields: Partial<Contract>): Contract => ({
  id: '1',
  kind: 'dividend',
  role: 'mine',
  memberId: '700001',
  account: 'agent0',
  ratePercent: 12.5,
  period: 'weekly',
  periodValidBet: '500000',
  periodProfitLoss: '-20000',
  activeMembers: 4,
  clauses: [{ ratePercent: 12.5, validBet: '500000', profitLoss: '20000', activeMembers: 4 }],
  payer: 'upline',
  state: 'accepted',
  requestedAt: at,
  answeredAt: at,
  endedAt: null,
  endReason: null,
  endsBelow: [],
  ...fields,
});
const waiting = contract({ state: 'requested', answeredAt: null });
const below = (id: string, account: string, level = 1) => ({
  id,
  account,
  nickname: account,
  type: 2,
  level,
  directDownlines: 0,
  teamSize: 0,
  rebatePercent: 0.5,
  balance: '0',
  turnover: '0',
  net: '0',
  registeredAt: at,
  lastLoginAt: null,
  online: false,
});
const settlement = {
  id: '9',
  contractId: '1',
  from: '2026-11-13T16:00:00Z',
  to: '2026-11-20T16:00:00Z',
  validBet: '9000000',
  profitLoss: '-800000',
  activeMembers: 6,
  amount: '100000',
  paidAmount: '100000',
  state: 'paid' as const,
  paidAt: at,
};

/** A period in which the team bet P 600.00 and lost P 400.00, by two active members. */
const period = (clauses: readonly { ratePercent: number; validBet?: string | undefined }[]) => {
  const of = clauses.map(({ ratePercent, validBet = '0' }) => ({
    reached: BigInt(validBet) <= 60_000n,
    gross: String(ratePercent * 400),
    amount: String(ratePercent * 400),
  }));
  const highest = of.findLastIndex(({ reached }) => reached);
  return {
    from: '2026-10-01T00:00:00Z',
    to: '2026-11-01T00:00:00Z',
    validBet: '60000',
    profitLoss: '-40000',
    activeMembers: 2,
    costs: '0',
    carried: '0',
    loss: '40000',
    base: '40000',
    lowers: '0',
    clauses: of,
    reached: highest < 0 ? null : highest + 1,
    amount: of[highest]?.amount ?? '0',
  };
};
const standing = (clauses: Parameters<typeof period>[0]): ContractStanding => ({
  period: 'monthly',
  ended: period(clauses),
  running: { ...period(clauses), validBet: '30000' },
});

async function open(
  contracts: Contract[],
  { refused = false, settlements = [settlement], until = () => Promise.resolve() } = {},
) {
  let held = contracts;
  const test = await openCentre(DividendPage, 'agent-centre', texts, {
    centre: 'agent',
    routes: [
      route(dividendContracts, async () => {
        const read = { contracts: held, settlements };
        await until();
        return read;
      }),
      route(processDividend, ({ body }) => {
        if (refused) refuse('CONTRACT_STATE');
        const state = ({ accept: 'accepted', reject: 'rejected', terminate: 'terminated' } as const)[body.action];
        held = held.map((one) => (one.id === body.contractId ? { ...one, state } : one));
        return {
          contract: held[0]!,
          terminated: body.action === 'accept' ? held[0]!.endsBelow.map((account) => ({ id: account, account })) : [],
        };
      }),
      route(contractStanding, () => standing(held[0]!.clauses)),
      route(whatIf, ({ body }) => standing(body.clauses)),
      route(downlines, {
        items: [below('2', 'tala16'), below('3', 'zeny28', 2)],
        pageNo: 1,
        totalPages: 1,
        total: 2,
        path: [],
      }),
      route(offerContract, ({ body }) => {
        held = [
          ...held,
          contract({
            id: '5',
            role: 'given',
            account: 'tala16',
            clauses: body.clauses!.map((clause) => ({ validBet: '0', profitLoss: '0', activeMembers: 0, ...clause })),
            state: 'requested',
          }),
        ];
        return held.at(-1)!;
      }),
    ],
  });
  return Object.assign(test, {
    sent: () =>
      test.calls
        .filter(({ name }) => name === 'contracts.processDividend' || name === 'contracts.offer')
        .map(({ body }) => body),
  });
}
const table = async (name: string) => within(await screen.findByRole('table', { name }));

it('[3-90] shows rate, period valid bet, period profit and loss and active members of a contract', async () => {
  await open([contract({})]);
  const row = (await table("What you're paid")).getByRole('row', { name: /agent0/ });
  expect(row).toHaveTextContent(/12\.5%.*Weekly.*P\s5,000\.00.*−P\s200\.00.*4/);
});

it('shows what each period came to', async () => {
  await open([contract({})]);
  const row = (await table('Payments')).getByRole('row', { name: /agent0/ });
  expect(row).toHaveTextContent(/From agent0.*P\s90,000\.00.*−P\s8,000\.00.*P\s1,000\.00.*Paid/);
});

it('says so where there is no contract and no payment', async () => {
  await open([], { settlements: [] });
  const none = (await screen.findByText('You have no contract that pays you')).parentElement!;
  expect(none).toHaveTextContent(/The agent above you offers it, or we do\./);
  // An invitation leads to members below, whose contracts are paid by this agent.
  expect(
    within(none)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Contact us']);
  expect(screen.getByText("You haven't offered a contract of this type")).toBeVisible();
  expect(screen.getByText('No settled periods yet')).toBeVisible();
});

it('accepts a request at once where nobody below has more', async () => {
  const test = await open([waiting]);
  await userEvent.click(
    (await table('Waiting for your answer')).getByRole('button', { name: 'Accept the contract from agent0' }),
  );
  expect(await (await table("What you're paid")).findByRole('row', { name: /agent0.*Active/ })).toBeVisible();
  expect(test.sent()).toEqual([{ contractId: '1', action: 'accept' }]);
  expect(test.dialogs).toHaveLength(0);
});

it('shows the answer to a request also where the contracts were being read when it was given', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let until = () => Promise.resolve();
  const test = await open([waiting], { until: () => until() });
  const accept = await screen.findByRole('button', { name: 'Accept the contract from agent0' });
  until = () => answered;
  act(() => test.bus.emit('balance.changed', { ...BALANCE, sequence: 2 }));
  const reads = () => test.calls.filter(({ name }) => name === 'contracts.dividend').length;
  await waitFor(() => expect(reads()).toBe(2));
  await userEvent.click(accept);
  await waitFor(() => expect(test.sent()).toHaveLength(1));
  answer();
  expect(await (await table("What you're paid")).findByRole('row', { name: /agent0.*Active/ })).toBeVisible();
});

it('names the better paid downlines before their contracts end, and leaves all as it is without a yes', async () => {
  const test = await open([{ ...waiting, endsBelow: ['tala16', 'zeny28'] }]);
  const accept = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Accept the contract from agent0' }));
  test.nextDialog = 'no';
  await accept();
  expect(test.dialogs.at(-1)).toMatchObject({
    title: 'Some of your downlines have a higher rate',
    text: expect.stringContaining('tala16 and zeny28'),
  });
  expect(test.sent()).toEqual([]);
  test.nextDialog = 'yes';
  await accept();
  await waitFor(() =>
    expect(test.toasts.map(({ text }) => text)).toContain('Also ended: the contracts with tala16 and zeny28.'),
  );
});

it('says why an answer was refused', async () => {
  await open([waiting], { refused: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Reject the contract from agent0' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This contract has changed since you opened it.');
});

it('[9-44] offers a dividend to a direct downline by one of the four period types', async () => {
  expect(PERIOD_TYPES).toEqual(['daily', 'weekly', 'semimonthly', 'monthly']);
  const test = await open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Offer a contract' }));
  const dialog = within(await screen.findByRole('region', { name: 'Offer a contract to a downline' }));
  const whom = await dialog.findByRole('option', { name: 'tala16' });
  expect(dialog.queryByRole('option', { name: 'zeny28' })).toBeNull();
  const periods = within(dialog.getByRole('combobox', { name: 'Period' })).getAllByRole(
    'option',
  ) as HTMLOptionElement[];
  expect(periods.map(({ value }) => value)).toEqual(['daily', 'weekly', 'semimonthly', 'monthly']);
  await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }));
  expect(await dialog.findByText('Choose a downline.')).toBeVisible();
  expect(dialog.getByText(/Enter a rate above 0/)).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Downline/ }), whom);
  await userEvent.type(dialog.getByRole('textbox', { name: /Rate/ }), '2.5');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Period' }), 'semimonthly');
  await userEvent.type(dialog.getByRole('textbox', { name: /Period valid bet/ }), '1,000');
  await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }));
  await waitFor(() =>
    expect(test.sent()).toEqual([
      {
        memberId: '2',
        kind: 'dividend',
        period: 'semimonthly',
        clauses: [{ ratePercent: 2.5, validBet: '100000', profitLoss: '0', activeMembers: 0 }],
      },
    ]),
  );
  expect(
    await (await table('What you pay your downline')).findByRole('row', { name: /tala16.*Waiting for an answer/ }),
  ).toBeVisible();
});

it('[12-03] shows beside the form what each step of the typed ladder would have paid in the last period', async () => {
  const test = await open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Offer a contract' }));
  const panel = within(await screen.findByRole('region', { name: 'Offer a contract to a downline' }));
  expect(panel.getByText(/Choose a downline and enter a rate/)).toBeVisible();
  await userEvent.selectOptions(
    panel.getByRole('combobox', { name: /Downline/ }),
    await panel.findByRole('option', { name: 'tala16' }),
  );
  const step = (number: number) => within(panel.getByRole('group', { name: `Step ${number}` }));
  const field = (number: number, name: RegExp) => step(number).getByRole('textbox', { name });
  await userEvent.type(field(1, /Rate/), '2');
  await userEvent.click(panel.getByRole('button', { name: 'Add a step' }));
  await userEvent.type(field(2, /Rate/), '5');
  await userEvent.type(field(2, /Period valid bet/), '1,000');
  const ladder = () => within(panel.getByRole('list', { name: 'Ladder' })).getAllByRole('listitem');
  await waitFor(() => expect(ladder()[1]).toHaveTextContent(/^2%.*P.8\.00.*Counts$/));
  // The highest step is the first one; P 600.00 of P 1,000.00 have been bet.
  expect(ladder()[0]).toHaveTextContent(/^5%.*P.1,000\.00.*P.20\.00.*Missing: P.400\.00 in valid bets$/);
  expect(panel.getByText('You would have paid').nextSibling).toHaveTextContent(/^P.8\.00$/);
  await userEvent.click(panel.getByRole('button', { name: 'Remove step 1' }));
  await userEvent.click(panel.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(test.sent()).toMatchObject([{ clauses: [{ ratePercent: 5, validBet: '100000' }] }]));
});

it('[12-03] shows where the team is on the own ladder, and what an offer would have come to before it is answered', async () => {
  const clauses = [
    { ratePercent: 1, validBet: '0', profitLoss: '0', activeMembers: 0 },
    { ratePercent: 3, validBet: '90000', profitLoss: '0', activeMembers: 0 },
  ];
  await open([
    contract({ clauses }),
    contract({ id: '2', clauses: clauses.slice(0, 1), state: 'requested', answeredAt: null }),
  ]);
  const mine = (await screen.findByRole('heading', { name: 'The ladder from agent0, and where your team is' })).closest(
    'section',
  )!;
  await waitFor(() => expect(mine).toHaveTextContent(/Missing: P.600\.00 in valid bets.*Comes to so far/));
  await userEvent.click(within(mine).getByRole('tab', { name: 'Last period' }));
  await waitFor(() => expect(mine).toHaveTextContent(/Missing: P.300\.00 in valid bets.*You would have received/));
  const asked = screen.getByRole('heading', { name: 'What the offer from agent0 would come to' }).closest('section')!;
  expect(asked).toHaveTextContent(/You would have receivedP.4\.00/);
});

it('[12-03] estimates under sliders what the own ladder would come to for other figures', async () => {
  const clauses = [
    { ratePercent: 1, validBet: '0', profitLoss: '0', activeMembers: 0 },
    { ratePercent: 3, validBet: '90000', profitLoss: '0', activeMembers: 4 },
  ];
  await open([contract({ clauses })]);
  const estimated = within(await screen.findByRole('region', { name: 'What if' }));
  expect(estimated.getByText('Step 1 of 2, 1%')).toBeVisible();
  expect(estimated.getByText(/^P.4\.00$/)).toBeVisible();
  const set = (name: string, value: number) =>
    fireEvent.change(estimated.getByRole('slider', { name }), { target: { value } });
  set("Team's valid bet", 90_000);
  set('Active members', 4);
  expect(estimated.getByText('Step 2 of 2, 3%')).toBeVisible();
  set("Team's loss", 100_000);
  expect(estimated.getByText(/^P.30\.00$/)).toBeVisible();
});

it('[9-40] the real-time salary says that it is settled every 5 minutes', async () => {
  await openCentre(RealTimePage, 'agent-centre', texts, {
    centre: 'agent',
    routes: [
      route(contractStanding, standing([{ ratePercent: 12.5 }])),
      route(realTimeSalaryContracts, {
        contracts: [contract({ kind: 'real-time-salary', period: '5-minutes' })],
        settlements: [],
      }),
    ],
  });
  expect(await screen.findByText(/settled every 5 minutes/)).toBeVisible();
  expect((await table("What you're paid")).getByRole('row', { name: /Every 5 minutes/ })).toBeVisible();
});
