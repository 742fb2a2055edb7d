import { startVendorHouse, type VendorHouse } from '../testing/vendor-house.ts';
import { vendorWithGames } from '../testing/vendor-with-games.ts';

/* Cash-outs of the sandbox vendor's sports slips, with the money in the gateway's ledger. */

const START = 1_000_000;
const STAKE = 1_000;
let house: VendorHouse;

beforeAll(async () => {
  house = await startVendorHouse({ secrets: vendorWithGames('BKS', 'SPORTS', [{ id: 'BKS-1', kind: 'book' }]) });
}, 120_000);
afterAll(async () => expect(await house.close()).toEqual([]));

interface Slip {
  id: string;
  status: string;
  payout: number | null;
}
interface Answer {
  status: string;
  code?: string;
  offer?: number | null;
  round?: Slip;
}
const coming = async () => {
  const { events } = (await (await fetch(`${house.url}/feed/BKS/events?category=SPORTS`)).json()) as {
    events: {
      id: string;
      status: string;
      closed: boolean;
      startsAt: number;
      prices: { result: Record<string, number> };
    }[];
  };
  // Far enough ahead that none of its odds move while the test runs.
  return events.filter(({ status, startsAt }) => status === 'next' && startsAt > Date.now() + 60_000);
};
async function slipOn(event: { id: string; prices: { result: Record<string, number> } }) {
  const { ask, cash } = await house.enter('BKS-1', START);
  const legs = [{ event: event.id, market: 'result', pick: '1', price: event.prices.result['1'] }];
  const { round } = await ask<{ round: Slip }>('/table/rounds', {
    requestId: 'the-only-one',
    stake: STAKE,
    choice: { legs, accept: 'any' },
  });
  const cashOut = (amount: number) => ask<Answer>(`/table/rounds/${round.id}/cash-out`, { amount });
  /** A request for too much is refused with the current offer. */
  const offer = async () => (await cashOut(1_000_000_000)).offer as number;
  return {
    id: round.id,
    cash,
    cashOut,
    offer,
    now: async () => (await ask<{ round: Slip }>(`/table/rounds/${round.id}`)).round,
  };
}

it('pays an offer once, however often the button is pressed and messages are repeated', async () => {
  const [event] = await coming();
  const slip = await slipOn(event!);
  const amount = await slip.offer();
  expect(await slip.cash()).toBe(START - STAKE);
  await house.control('BKS', { duplicate: true, replay: true });
  const answers = await Promise.all(Array.from({ length: 6 }, () => slip.cashOut(amount)));
  await house.control('BKS', { duplicate: false, replay: false });
  await house.settled();
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill('ok'));
  expect(await slip.now()).toMatchObject({ status: 'settled', payout: amount });
  expect(await slip.cash()).toBe(START - STAKE + amount);
  const rounds = await house.app.database.rows<{ payouts: string }>(
    "SELECT count(*)::text AS payouts FROM vendor_transactions WHERE vendor_code = 'BKS' AND kind = 'win' AND round_id = $1",
    [slip.id],
  );
  expect(rounds).toEqual([{ payouts: '1' }]);
});

it('pays the offer or returns the stake, never both, when a slip is cashed out while its event is cancelled', async () => {
  const events = (await coming()).slice(1, 5);
  const ends = await Promise.all(
    events.map(async (event, at) => {
      const slip = await slipOn(event);
      const amount = await slip.offer();
      const calledOff = () => house.control(`BKS/events/${event.id}/void`, {});
      // Each one first, then both at once.
      await Promise.all(at % 2 === 0 ? [slip.cashOut(amount), calledOff()] : [calledOff(), slip.cashOut(amount)]);
      return { slip, amount };
    }),
  );
  await house.settled();
  for (const { slip, amount } of ends) {
    const { status, payout } = await slip.now();
    expect(await slip.cash()).toBe(status === 'settled' ? START - STAKE + amount : START);
    expect([status, payout]).toEqual(status === 'settled' ? ['settled', amount] : ['void', null]);
  }
});
