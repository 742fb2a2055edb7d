import { clock, newTableForEachTest, open, START, start, until, vendor, wallet } from '../../test/table.ts';

newTableForEachTest();

/* Members at one table of a contest: seats, turns, clocks and money, by the pages' own calls. */

interface View {
  id: string;
  status: string;
  payout: number | null;
  shown: {
    seats: (string | null)[];
    me: number;
    match?: {
      game: { moves: unknown[]; colour?: string; fen?: string };
      waitsFor: number[];
      leftMs: (number | null)[];
      shares: number[] | null;
    };
  };
}
const STAKE = 1_000;
const POT = (2 * STAKE * 98) / 100;

async function sit(player: string, gameType: string) {
  wallet.balances.set(player, START);
  const { data } = await open({ playerRef: player, category: 'PVP', gameType });
  const headers = { 'x-play-key': data.playKey };
  const post = async (url: string, payload: object) =>
    (await vendor.app.inject({ method: 'POST', url, headers, payload })).json();
  const requestId = `request-of-${player}`;
  const { round } = (await post('/table/rounds', { requestId, stake: STAKE, choice: null })) as { round: View };
  const url = `/table/rounds/${round.id}`;
  return {
    balance: () => wallet.balances.get(player) as bigint,
    see: async () => ((await vendor.app.inject({ url, headers })).json() as { round: View }).round,
    move: (move: object) => post(`${url}/move`, move) as Promise<{ status: string; code?: string; round?: View }>,
    leave: () => post(`${url}/leave`, {}) as Promise<{ status: string; code?: string }>,
  };
}
type Seat = Awaited<ReturnType<typeof sit>>;

/** Lets the house's clock reach a time, and its dealer see it. */
async function pass(ms: number): Promise<void> {
  clock.ahead += ms;
  vendor.house.dealer.wake();
  await new Promise((done) => setTimeout(done, 30));
}
async function byColour(one: Seat, other: Seat) {
  const white = (await one.see()).shown.match!.game.colour === 'w';
  return white ? { white: one, black: other } : { white: other, black: one };
}
const settled = async (...seats: Seat[]) => {
  for (const seat of seats) await untilSettled(seat);
};
async function untilSettled(seat: Seat) {
  let status = '';
  for (let tries = 0; tries < 400 && status !== 'settled'; tries += 1) {
    ({ status } = await seat.see());
    await new Promise((done) => setTimeout(done, 10));
  }
  expect(status).toBe('settled');
}

it('[15-01] two members play chess at one table: mate pays the pot less the rake, one round for each', async () => {
  const seats = [await sit('p1', 'CHESS'), await sit('p2', 'CHESS')] as const;
  const { white, black } = await byColour(...seats);
  expect(await black.move({ move: 'e7e5' })).toMatchObject({ status: 'refused', code: 'MOVE_NOT_ALLOWED' });
  for (const [seat, move] of [
    [white, 'f2f3'],
    [black, 'e7e5'],
    [white, 'g2g4'],
    [black, 'd8h4'],
  ] as const)
    expect(await seat.move({ move })).toMatchObject({ status: 'ok' });
  await settled(white, black);
  expect([(await white.see()).payout, (await black.see()).payout]).toEqual([0, POT]);
  expect([white.balance(), black.balance()]).toEqual([START - 1_000n, START - 1_000n + BigInt(POT)]);
  expect(wallet.asked.filter(({ call }) => call === 'bet')).toHaveLength(2);
  expect(wallet.asked.filter(({ call }) => call === 'win')).toHaveLength(1);
  expect(wallet.asked.filter(({ call }) => call === 'endRound')).toHaveLength(1);
});

it('[15-01] the clock of a member who is gone runs out on the server, and the game settles', async () => {
  const seats = [await sit('p1', 'BLITZ'), await sit('p2', 'BLITZ')] as const;
  const { white, black } = await byColour(...seats);
  await pass(100_000);
  expect((await white.see()).shown.match!.shares).toBeNull();
  await white.move({ move: 'e2e4' });
  await black.move({ move: 'e7e5' });
  // 180 s, of which 100 are gone, and 2 for the move made.
  const left = (await white.see()).shown.match!.leftMs[(await white.see()).shown.me]!;
  expect(left).toBeGreaterThan(78_000);
  expect(left).toBeLessThanOrEqual(82_000);
  await pass(82_500);
  await settled(white, black);
  expect([(await white.see()).payout, (await black.see()).payout]).toEqual([0, POT]);
});

it("[15-01] a seat that nobody takes is the house's and says so; it moves unasked, and the game ends", async () => {
  const seat = await sit('p1', 'DOMINO');
  expect((await seat.see()).shown.match).toBeUndefined();
  await pass(6_100);
  await until(() => vendor.house.store.db.prepare('SELECT count(*) AS n FROM card_match').get()?.n === 1, 'a match');
  expect((await seat.see()).shown.seats).toEqual(['p1•••1', null]);
  expect(await seat.leave()).toMatchObject({ status: 'refused', code: 'CARDS_DEALT' });
  // Nobody plays: after one turn of twenty seconds the rest goes fast.
  let passed = 0;
  for (; passed < 120 && (await seat.see()).status === 'open'; passed += 1) await pass(passed === 0 ? 20_100 : 2_500);
  await settled(seat);
  const { payout, shown } = await seat.see();
  const share = shown.match!.shares![0]! / shown.match!.shares!.reduce((sum, part) => sum + part, 0);
  expect(payout).toBe(POT * share);
  expect(seat.balance()).toBe(START - 1_000n + BigInt(payout!));
});

it('[15-01] four members play at one niu niu table, and together they get the pot less the rake', async () => {
  const seats = await Promise.all(['p1', 'p2', 'p3', 'p4'].map((player) => sit(player, 'NIUNIU')));
  expect((await seats[0]!.see()).shown.seats).toHaveLength(4);
  for (let deal = 0; deal < 4; deal += 1)
    for (const seat of seats) {
      const { match, me } = (await seat.see()).shown;
      if (match!.waitsFor.includes(me)) expect(await seat.move({ times: 2 })).toMatchObject({ status: 'ok' });
    }
  await settled(...seats);
  const paid = seats.reduce((sum, seat) => sum + seat.balance(), 0n);
  expect(4n * START - paid).toBe(80n);
});

it('[15-01] a game goes on after a restart of the vendor, with the clock as it was', async () => {
  const seats = [await sit('p1', 'TRUMPS'), await sit('p2', 'TRUMPS')] as const;
  // The table waits for more members; then it starts with the two.
  await pass(6_100);
  const before = (await seats[0].see()).shown.match!;
  expect(before.waitsFor).toHaveLength(1);
  await vendor.stop();
  await start();
  const after = (await seats[0].see()).shown.match!;
  expect(after.game).toEqual(before.game);
  const turn = seats[after.waitsFor[0]!]!;
  const [card] = (await turn.see()).shown.match!.game.moves as [number];
  expect(await turn.move({ card })).toMatchObject({ status: 'ok' });
  expect(await turn.move({ card })).toMatchObject({ code: 'MOVE_NOT_ALLOWED' });
});

it('[15-01] a member may leave while the table waits, and gets the stake back', async () => {
  const seat = await sit('p1', 'CHESS');
  expect(await seat.leave()).toEqual({ status: 'ok' });
  await until(() => seat.balance() === START, 'the stake is back');
});

it('[15-01] another player of the vendor cannot move for a seat that is not theirs', async () => {
  const mine = await sit('p1', 'CHESS');
  await sit('p2', 'CHESS');
  const { id } = await mine.see();
  const { data } = await open({ playerRef: 'p3', category: 'PVP', gameType: 'CHESS' });
  const answer = await vendor.app.inject({
    method: 'POST',
    url: `/table/rounds/${id}/move`,
    headers: { 'x-play-key': data.playKey },
    payload: { move: 'e2e4' },
  });
  expect(answer.statusCode).toBe(404);
});
