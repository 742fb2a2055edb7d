import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { openConsole } from './testing/test-console.tsx';
import { type TestBackOffice, testBackOffice } from './testing/test-gateway.ts';

const SLOW = { timeout: 30_000 };

const RESULT = '241558|048,259|338,236|77';

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

const button = (name: string | RegExp) => screen.findByRole('button', { name }, SLOW);
const press = async (name: string | RegExp) => open!.user.click(await button(name));
async function giveReason(reason: string) {
  await open!.user.type(await screen.findByLabelText('Reason', {}, SLOW), reason);
  await press('Continue');
}

it('[10-47] closes a play with a reason; bets on it are refused until it is open again', async () => {
  const { user } = await start({ as: 'operator', path: '/lotteries' });
  await user.click(await screen.findByRole('row', { name: 'River Market RIVER' }, SLOW));
  await press('Close Two bottom');
  await giveReason('a fault in the feed');
  expect(screen.getByText(/Two bottom disappears from the board/)).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close Two bottom' }));
  expect(await screen.findByText('Two bottom is closed', {}, SLOW)).toBeVisible();
  expect(await office.bet('OPEN1', ['47'], '92')).toBe('GAME_MAINTENANCE');
  await press('Open Two bottom');
  await giveReason('mended');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Open Two bottom' }));
  expect(await screen.findByText('Two bottom is open again', {}, SLOW)).toBeVisible();
});

it('[10-47] a price waits for a second person, who sees before and after and agrees; nobody agrees with themselves', async () => {
  const { user } = await start({ as: 'operator', path: '/lotteries?game=RIVER' });
  await press('Price of Two bottom');
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText(/Price per unit of stake/);
  await user.clear(field);
  await user.type(field, '120');
  await giveReason('a promotion');
  await press('Propose to a second person');
  expect(await screen.findByText(/would return 120.00%/, {}, SLOW)).toBeVisible();
  await user.clear(field);
  await user.type(field, '88.5');
  await press('Continue');
  expect(screen.getByText('two-bottom: 88.5').closest('ins')).not.toBeNull();
  await press('Propose to a second person');
  expect(await screen.findByText('Changes that wait for a second person: 1', {}, SLOW)).toBeVisible();
  open!.close();

  await start({ as: 'operator', path: '/approvals' });
  expect(await screen.findByText('Terms of River Market', {}, SLOW)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  open!.close();

  await start({ as: 'approver', path: '/approvals' });
  expect((await screen.findByText('odds.two-bottom: 88.5', {}, SLOW)).closest('ins')).not.toBeNull();
  expect(await office.bet('OPEN1', ['11'], '177/2')).toBe('ODDS_CHANGED');
  await press('Approve');
  await press('Approve and apply now');
  expect(await screen.findByText('Nothing is waiting', {}, SLOW)).toBeVisible();
  // The gateway keeps the terms of a bet for half a second.
  await waitFor(async () => expect(await office.bet('OPEN1', ['11'], '177/2')).toBeUndefined(), SLOW);
});

it('[10-47] limits are proposed with amounts of the brand, and a proposal can be rejected with a reason', async () => {
  const { user } = await start({ as: 'operator', path: '/lotteries?game=RIVER&part=limits' });
  await user.type(await screen.findByLabelText('Highest payout of a ticket', {}, SLOW), '50,000');
  await giveReason('the reserve shrank');
  expect(screen.getByText('Highest payout of a ticket: 50,000').closest('ins')).not.toBeNull();
  await press('Propose to a second person');
  await screen.findByText('Changes that wait for a second person: 1', {}, SLOW);
  open!.close();
  await start({ as: 'approver', path: '/approvals' });
  expect(await screen.findByText('limits.mostPayout: 5000000', {}, SLOW)).toBeVisible();
  await press('Reject');
  await giveReason('too low');
  await open!.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Nothing is waiting', {}, SLOW)).toBeVisible();
});

it('[10-47] shows what each number could cost, and closes one from its cell', async () => {
  expect(await office.bet('OPEN1', ['47', '08'], '177/2')).toBeUndefined();
  await start({ as: 'operator', path: '/draws' });
  await open!.user.click(await screen.findByRole('row', { name: 'River Market OPEN1' }, SLOW));
  const heat = within(await screen.findByRole('list', { name: 'Numbers by payout' }, SLOW));
  expect(heat.getAllByRole('button')).toHaveLength(100);
  const cell = heat.getByRole('button', { name: /^47: stakes PHP\s2\.00, payout PHP\s177\.00/ });
  expect(screen.getByRole('img', { name: /The dearest number is/ })).toBeVisible();
  await open!.user.click(cell);
  const dialog = within(await screen.findByRole('dialog', { name: 'Restrict 47' }));
  expect(dialog.getByLabelText(/^Numbers/)).toHaveValue('47');
  await giveReason('too much on it');
  await press('Apply now');
  expect(await screen.findByRole('button', { name: /^47: .*Closed/ }, SLOW)).toBeVisible();
  await waitFor(async () => expect(await office.bet('OPEN1', ['47'], '177/2')).toBe('NUMBER_CLOSED'), SLOW);
});

it('[10-47] a result is entered only after its preview, and applies when another operator agrees', async () => {
  const { user } = await start({ as: 'operator', path: '/draws?game=RIVER&issue=LATE1' });
  await user.type(await screen.findByLabelText(/^Numbers/, {}, SLOW), '123456|12,34|56');
  await user.type(screen.getByLabelText('Reason'), 'bulletin');
  await press('What it moves');
  expect(await screen.findByText(/is no result of thai/, {}, SLOW)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await user.clear(screen.getByLabelText(/^Numbers/));
  await user.type(screen.getByLabelText(/^Numbers/), RESULT);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await press('What it moves');
  expect(await screen.findByText(/It moves no money/, {}, SLOW)).toBeVisible();
  await press('Continue');
  expect(screen.getByText(/The draw is settled with/)).toHaveTextContent(RESULT);
  await press('Enter the result');
  expect(await screen.findByText(`operator has proposed ${RESULT}.`, {}, SLOW)).toBeVisible();
  open!.close();

  await start({ as: 'approver', path: '/approvals' });
  expect(await screen.findByText('Result of River Market, LATE1', {}, SLOW)).toBeVisible();
  await press('Approve');
  await press('Approve and apply now');
  expect(await screen.findByText('Nothing is waiting', {}, SLOW)).toBeVisible();
  open!.close();
  await start({ as: 'operator', path: '/draws?game=RIVER&issue=LATE1' });
  expect(await screen.findByText('operator proposed, approver agreed · bulletin', {}, SLOW)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Correct the result' }, SLOW)).toBeVisible();
});

it('[10-47] shows jackpot, carry and the line of each draw of a game with a pool, and no pool elsewhere', async () => {
  await start({ as: 'operator', path: '/lotteries?game=HARBOUR&part=pools' });
  const next = within(await screen.findByRole('table', { name: 'Next draw, PHP' }, SLOW));
  const jackpot = next.getByRole('row', { name: /Division 1/ });
  expect(jackpot).toHaveTextContent(/100% of the fund after fixed prizes.*PHP\s1\.10.*PHP\s2,400,000\.00/);
  expect(next.getByRole('row', { name: /Division 2/ })).toHaveTextContent(/per entry/);
  expect(screen.getByText('Jackpot that members see').nextElementSibling).toHaveTextContent(/PHP\s2,400,000\.00/);
  const line = within(screen.getByRole('table', { name: 'Draws that shared a pool' })).getByRole('row', {
    name: /DRAWN1/,
  });
  expect(line).toHaveTextContent(
    /PHP\s2\.00.*PHP\s1\.10.*PHP\s0\.00.*PHP\s0\.00.*PHP\s0\.00.*PHP\s1\.10.*No winner.*Adds up/,
  );
  open!.close();

  await start({ as: 'operator', path: '/lotteries?game=HARBOUR&part=pools&before=DRAWN1' });
  expect(await screen.findByText('No draw has shared a pool here', {}, SLOW)).toBeVisible();
  await press('Latest draws');
  expect(await screen.findByText('Adds up', {}, SLOW)).toBeVisible();
  open!.close();

  await start({ as: 'operator', path: '/lotteries?game=HARBOUR&part=pools&before=NEVER' });
  expect(await screen.findByText("This draw doesn't exist.", {}, SLOW)).toBeVisible();
  expect(await button('Try again')).toBeVisible();
  open!.close();

  await start({ as: 'operator', path: '/lotteries?game=RIVER' });
  await screen.findByRole('tab', { name: 'Restricted numbers' }, SLOW);
  expect(screen.queryByRole('tab', { name: 'Pools' })).toBeNull();
});

it('[10-47] says that nothing is here, stage by stage', async () => {
  await start({ as: 'operator', path: '/draws?stage=voided' });
  expect(await screen.findByText('No draw has been made void.', {}, SLOW)).toBeVisible();
});

it.each([
  '/lotteries?game=RIVER',
  '/lotteries?game=RIVER&part=limits',
  '/lotteries?game=HARBOUR&part=pools',
  '/draws?game=RIVER&issue=OPEN1',
])('[10-47] %s violates no accessibility rule', async (path) => {
  await start({ as: 'operator', path, language: 'ar' });
  await screen.findByRole('heading', { level: 1 }, SLOW);
  await waitFor(() => expect(document.querySelector('main table, main dl, main input')).not.toBeNull(), SLOW);
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
