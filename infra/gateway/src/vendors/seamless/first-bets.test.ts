import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { closeBalanced } from '../../wallet/testing/close-balanced.ts';
import { type TestVendor, testVendor } from '../testing/test-vendor.ts';
import { runCommands } from './vendor-commands.ts';

const VENDOR_COUNT = 40;
const STAKE = '10';

let app: TestApp;
let vendors: TestVendor[];
beforeAll(async () => {
  app = await testApp();
  vendors = [];
  for (let n = 0; n < VENDOR_COUNT; n++) vendors.push(await testVendor(app, `FST${n}`));
});
afterAll(() => closeBalanced(app));

const betOn = (vendor: string, game: string, member: string) => ({
  kind: 'bet' as const,
  vendor,
  member,
  currency: 'PHP',
  game,
  tx: `${vendor}-${member}`,
  round: `${vendor}-${member}`,
  amount: STAKE,
  hash: '',
  noop: false,
});

/** One batch with a player's bet at each of the vendors, in the order given. */
async function betsAt(inOrder: readonly TestVendor[]): Promise<(string | undefined)[]> {
  const { memberId } = await vendors[0]!.player();
  const commands = inOrder.map(({ code, gameId }) => betOn(code, gameId, memberId));
  return (await runCommands(app.parts, app.parts.database, commands)).map((one) => one?.outcome);
}

it('accepts the first bets of many vendors and games from two batches at once, whatever their order', async () => {
  const outcomes = await Promise.all([betsAt(vendors), betsAt(vendors.toReversed())]);
  expect(outcomes.flat()).toEqual(Array(2 * VENDOR_COUNT).fill('ok'));
});

it('creates no account for a bet on a game that does not exist', async () => {
  const { memberId } = await vendors[0]!.player();
  const [refused] = await runCommands(app.parts, app.parts.database, [
    betOn(vendors[0]!.code, 'NO-SUCH-GAME', memberId),
  ]);
  expect(refused).toMatchObject({ outcome: 'INVALID_GAME' });
  expect(await app.database.rows("SELECT 1 FROM ledger_accounts WHERE detail = 'NO-SUCH-GAME'")).toEqual([]);
});
