import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { closeBalanced } from '../../wallet/testing/close-balanced.ts';
import { createCommandRunner, runCommands, type VendorCommand } from './vendor-commands.ts';
import { type TestVendor, testVendor } from '../testing/test-vendor.ts';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await testApp();
  vendor = await testVendor(app, 'BAT');
});
afterAll(() => closeBalanced(app));

/** Commands of one player, with IDs that start with the player's. */
function commandsOf(member: string) {
  const base = { vendor: 'BAT', member, currency: 'PHP', game: 'BAT-1' };
  const id = (name: string) => `${member}-${name}`;
  const hashed = (command: Omit<VendorCommand, 'hash'>): VendorCommand => ({
    ...command,
    hash: JSON.stringify(command),
  });
  return {
    bet: (name: string, round: string, amount: number) =>
      hashed({ ...base, kind: 'bet', tx: id(name), round: id(round), amount: String(amount), noop: false }),
    win: (name: string, bet: string, round: string, amount: number) =>
      hashed({
        ...base,
        kind: 'win',
        tx: id(name),
        ref: id(bet),
        round: id(round),
        amount: String(amount),
        ends: true,
      }),
    rollback: (name: string, bet: string, round: string) =>
      hashed({ ...base, kind: 'rollback', tx: id(name), ref: id(bet), round: id(round) }),
    end: (round: string) => hashed({ ...base, kind: 'end', round: id(round) }),
  };
}
const run = async (...commands: VendorCommand[]) =>
  (await runCommands(app.parts, app.database, commands)).map((one) => (one ? [one.outcome, one.balance] : 'later'));

it('decides each command of a batch separately, on the balance that earlier ones left', async () => {
  const one = await vendor.player({ balance: 1_000n });
  const two = await vendor.player({ balance: 50n });
  const [a, b] = [commandsOf(one.memberId), commandsOf(two.memberId)];
  expect(
    await run(
      a.bet('1', 'r1', 600),
      b.bet('1', 'r1', 60),
      a.bet('2', 'r2', 500),
      a.bet('3', 'r3', 400),
      b.bet('2', 'r2', 50),
    ),
  ).toEqual([
    ['ok', '400'],
    ['INSUFFICIENT_FUNDS', '50'],
    ['INSUFFICIENT_FUNDS', '400'],
    ['ok', '0'],
    ['ok', '0'],
  ]);
  expect(
    await run(
      a.win('4', '1', 'r1', 900),
      a.bet('5', 'r5', 700),
      a.rollback('6', '3', 'r3'),
      a.rollback('7', 'unseen', 'r7'),
      b.end('r2'),
    ),
  ).toEqual([
    ['ok', '900'],
    ['ok', '200'],
    ['ok', '600'],
    ['ok', '600'],
    ['ok', '0'],
  ]);
  expect([await one.cash(), await two.cash()]).toEqual(['600', '0']);
});

it('defers a command on a round that another command of the batch has changed', async () => {
  const player = await vendor.player();
  const { bet, rollback } = commandsOf(player.memberId);
  await run(bet('1', 'r1', 100));
  expect(await run(bet('2', 'r1', 50), rollback('3', '1', 'elsewhere'))).toEqual([['ok', '9850'], 'later']);
  expect(await run(rollback('3', '1', 'elsewhere'))).toEqual([['ok', '9950']]);
});

it('serialises repeats, wins and rollbacks of one bet that arrive together', async () => {
  const player = await vendor.player();
  const { bet, win, rollback } = commandsOf(player.memberId);
  const command = createCommandRunner(app.parts);
  const answers = await Promise.all(
    [
      bet('1', 'r1', 100),
      bet('1', 'r1', 100),
      win('2', '1', 'r1', 300),
      win('2', '1', 'r1', 300),
      rollback('3', '1', 'r1'),
    ].map(command),
  );
  expect(answers.map(({ outcome, duplicate, balance }) => [outcome, duplicate, balance])).toEqual([
    ['ok', false, '9900'],
    ['ok', true, '9900'],
    ['ok', false, '10200'],
    ['ok', true, '10200'],
    ['BET_ALREADY_SETTLED', false, '10200'],
  ]);
});

it('fails an invalid command without the others of its batch', async () => {
  const player = await vendor.player();
  const { bet } = commandsOf(player.memberId);
  const command = createCommandRunner(app.parts);
  const broken = { ...bet('broken', 'r2', 10), member: '999999999999' };
  const [good, bad, also] = await Promise.allSettled([bet('1', 'r1', 100), broken, bet('3', 'r3', 100)].map(command));
  expect([good!.status, bad!.status, also!.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await player.cash()).toBe('9800');
});
