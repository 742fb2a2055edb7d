import { until } from '@atrium/testing/until';
import { startVendorHouse, type VendorHouse } from '../testing/vendor-house.ts';
import { vendorWithGames } from '../testing/vendor-with-games.ts';

/* Two members at one table of the sandbox vendor's card room, with their money in the gateway's ledger. */

const START = 100_000;
const STAKE = 1_000;
/** The room keeps two per cent of the pot. */
const POT = (2 * STAKE * 98) / 100;
let house: VendorHouse;

beforeAll(async () => {
  house = await startVendorHouse({ secrets: vendorWithGames('CRD', 'PVP', [{ id: 'CRD-1', kind: 'cards' }]) });
});
afterAll(async () => expect(await house.close()).toEqual([]));

interface Seat {
  status: string;
  payout: number | null;
  shown: { table: number; cards: number[] | null };
}
async function enter() {
  const { memberId, ask, cash } = await house.enter('CRD-1', START);
  return {
    cash,
    /** Presses the button, which takes the stake and seats the member. */
    async sit() {
      const { round } = await ask<{ round: Seat & { id: string } }>('/table/rounds', {
        requestId: `seed-of-${memberId}`,
        stake: STAKE,
        choice: null,
      });
      const at = `/table/rounds/${round.id}`;
      return {
        table: round.shown.table,
        now: async () => (await ask<{ round: Seat }>(at)).round,
        leave: () => ask<{ status: string }>(`${at}/leave`, {}),
      };
    },
  };
}

it("credits the winner of a pot with exactly the loser's stake less the rake", async () => {
  const members = [await enter(), await enter()];
  const seats = await Promise.all(members.map((member) => member.sit()));
  expect(seats[0]!.table).toBe(seats[1]!.table);
  await until(async () =>
    (await Promise.all(seats.map((seat) => seat.now()))).every(({ status }) => status === 'settled'),
  );
  const [one, two] = await Promise.all([seats[0]!.now(), seats[1]!.now()]);
  expect(one.shown.cards).toEqual(two.shown.cards);
  expect([one.payout, two.payout].sort()).toEqual([0, POT]);
  const cash = await Promise.all(members.map((member) => member.cash()));
  expect(cash).toEqual([one, two].map(({ payout }) => START - STAKE + payout!));
  expect(cash[0]! + cash[1]!).toBe(2 * START - (2 * STAKE - POT));
});

it('returns the stake in the ledger to a member who leaves before the deal', async () => {
  const member = await enter();
  const seat = await member.sit();
  expect(await member.cash()).toBe(START - STAKE);
  expect(await seat.leave()).toMatchObject({ status: 'ok' });
  await until(async () => (await member.cash()) === START);
  expect((await seat.now()).status).toBe('void');
});
