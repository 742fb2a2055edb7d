import { startVendorHouse, type VendorHouse } from '../testing/vendor-house.ts';
import { vendorWithGames } from '../testing/vendor-with-games.ts';

/* The real sandbox vendor, a process with its own store, against the real gateway. */

const START = 100_000;
const STAKE = 200;
const OPERATOR = { authorization: 'Bearer token-of-operator' };
let house: VendorHouse;

beforeAll(async () => {
  house = await startVendorHouse({
    operators: { operator: 'token-of-operator' },
    secrets: vendorWithGames('MIS', 'RNG', [
      { id: 'MIS-1', kind: 'slots' },
      { id: 'MIS-2', kind: 'slots', category: 'FISH' },
    ]),
  });
});
afterAll(async () => expect(await house.close()).toEqual([]));
afterEach(() =>
  house.control('MIS', {
    delayMs: 0,
    duplicate: false,
    reorder: false,
    replay: false,
    amountOff: 0,
    crashAfterBet: false,
  }),
);

/** A new member opens a game, the vendor starts to misbehave, and the member presses the button once. */
async function playOnce(fault: object, gameId = 'MIS-1', choice: unknown = null) {
  const { ask, cash } = await house.enter(gameId, START);
  await house.control('MIS', fault);
  return {
    pressed: ask<{ round?: { payout: number } }>('/table/rounds', { requestId: 'the-only-one', stake: STAKE, choice }),
    cash,
  };
}
const settled = () => house.settled();

async function differences() {
  const today = house.app.clock.now().toISOString().slice(0, 10);
  const reply = await house.app.server.inject({
    url: `/ops/vendors/MIS/reconcile?from=${today}&to=${today}`,
    headers: OPERATOR,
  });
  expect(reply.statusCode).toBe(200);
  return reply.json() as {
    matched: number;
    differences: { txId: string; difference: string; ours: { amount: string }; theirs: { amount: string } }[];
  };
}

it.each([
  ['sends everything twice', { duplicate: true }],
  ['replays every request, signature included', { replay: true }],
  ['sends the win before its bet', { reorder: true }],
  ['is slow', { delayMs: 200 }],
  ['does all of it at once', { duplicate: true, replay: true, reorder: true, delayMs: 50 }],
])('[SY-07] moves the money once when a vendor %s', async (_what, fault) => {
  const { pressed, cash } = await playOnce(fault);
  const { round } = await pressed;
  await settled();
  expect(await cash()).toBe(START - STAKE + round!.payout);
  expect(await differences()).toMatchObject({ matched: expect.any(Number), differences: [] });
});

it('moves a pair of bet and win once when it is sent twice and replayed', async () => {
  const { pressed, cash } = await playOnce({ duplicate: true, replay: true }, 'MIS-2', { fish: 'minnow' });
  const { round } = await pressed;
  expect(await cash()).toBe(START - STAKE + round!.payout);
  expect((await differences()).differences).toEqual([]);
});

it.each([
  ['a bet', 'MIS-1', null],
  ['a pair of bet and win', 'MIS-2', { fish: 'minnow' }],
])(
  'takes no stake for a game that is closed while the player has it open: %s is refused in both books',
  async (_what, gameId, choice) => {
    const { ask, cash } = await house.enter(gameId, START);
    await house.app.database.run('UPDATE games SET up = false WHERE id = $1', [gameId]);
    expect(await ask('/table/rounds', { requestId: 'the-only-one', stake: STAKE, choice })).toMatchObject({
      status: 'refused',
      code: 'INVALID_GAME',
    });
    await settled();
    expect(await cash()).toBe(START);
    expect((await differences()).differences).toEqual([]);
    await house.app.database.run('UPDATE games SET up = true WHERE id = $1', [gameId]);
    expect(await ask('/table/rounds', { requestId: 'another-one', stake: STAKE, choice })).toMatchObject({
      status: 'ok',
    });
  },
);

it('returns the stake when a vendor crashes after the bet, before writing its own books', async () => {
  const { pressed, cash } = await playOnce({ crashAfterBet: true });
  await expect(pressed).rejects.toThrow();
  await house.ended();
  expect(await cash()).toBe(START - STAKE);
  await house.reopen();
  await settled();
  expect(await cash()).toBe(START);
  expect((await differences()).differences).toEqual([]);
});

it('books the amounts that a lying vendor sends, and reconciliation names every difference', async () => {
  const { pressed, cash } = await playOnce({ amountOff: 7 }, 'MIS-2', { fish: 'minnow' });
  const { round } = await pressed;
  expect(await cash()).toBe(START - (STAKE + 7) + (round!.payout + 7));
  const found = (await differences()).differences;
  expect(
    found.map(({ difference, ours, theirs }) => [difference, Number(ours.amount) - Number(theirs.amount)]),
  ).toEqual([
    ['amount-differs', 7],
    ['amount-differs', 7],
  ]);
});
