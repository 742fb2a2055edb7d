import {
  asked,
  balance,
  clock,
  newTableForEachTest,
  open,
  play,
  START,
  testLimits,
  until,
  vendor,
  wallet,
  nowOfTable,
} from '../../test/table.ts';
import { commitmentOf, fairChance } from '../chance/fair-chance.ts';
import { mechanicOf } from '../pick-mechanic.ts';
// @ts-expect-error The page's own script, without types: it is the one that members' browsers run.
import { RECORDS, recount } from '../../public/fair/outcomes.js';
import { rouletteGame } from '../mechanics/live/roulette.ts';
import { BETTING_MS, CLOSING_MS, liveView, RESULT_MS } from './live-round.ts';

newTableForEachTest();

testLimits.walletMs = 4_000;
const ROUND_MS = BETTING_MS + CLOSING_MS + RESULT_MS;
const ROULETTE = { category: 'LIVE', gameType: 'ROU' };

/** Puts the table's clock so far into a round that is some rounds ahead. */
function into(ms: number, rounds = 1): void {
  const now = nowOfTable();
  clock.ahead += (rounds + 1) * ROUND_MS - (now % ROUND_MS) + ms;
}
async function sit(playerRef = 'p1') {
  wallet.balances.set(playerRef, wallet.balances.get(playerRef) ?? START);
  return (await open({ ...ROULETTE, playerRef })).data;
}
const place = (playKey: string, fields: unknown) => {
  clock.ahead -= 10_000;
  return play(playKey, { choice: { fields } });
};
const view = (data: { gameId: string }) =>
  liveView(vendor.house, { vendorId: 'CPL', launch: { gameId: data.gameId } as never }, rouletteGame);

it('deals one round for all players of a table, sealed until it is over, and pays each', async () => {
  const [one, two] = [await sit(), await sit('p2')];
  into(1_000);
  const before = view(one);
  expect(before).toMatchObject({ phase: 'betting', outcome: null, seed: null });
  const first = await place(one.playKey, ['red', 'black']);
  const second = await place(two.playKey, ['n0']);
  expect([first.round.status, second.round.status]).toEqual(['open', 'open']);
  expect([first.round.shown.outcome, first.round.payout]).toEqual([null, null]);
  expect(first.round.stake).toBe(400);
  expect(balance()).toBe(START - 400n);

  clock.ahead += BETTING_MS + CLOSING_MS;
  const after = view(one);
  expect(after).toMatchObject({ number: before.number, phase: 'result', hash: before.hash });
  expect(commitmentOf(after.seed as string)).toBe(before.hash);
  expect(rouletteGame.draw(fairChance(after.seed as string, `CPL/${one.gameId}`, after.number))).toBe(after.outcome);
  vendor.house.outbox.wake();
  await until(() => wallet.rounds.get(first.round.id)?.closed === true, 'the round is closed at the wallet');
  const back = after.outcome === 0 ? 0n : 400n;
  expect(balance()).toBe(START - 400n + back);
  const seen = await vendor.app.inject({
    url: `/table/rounds/${second.round.id}`,
    headers: { 'x-play-key': two.playKey },
  });
  expect(seen.json().round.shown.outcome).toBe(after.outcome);
});

it.each([BETTING_MS + 500, BETTING_MS + CLOSING_MS + 500])('takes no bet %d ms into a round', async (ms) => {
  const data = await sit();
  into(ms);
  expect(await place(data.playKey, ['red'])).toMatchObject({ status: 'refused', code: 'BETS_CLOSED' });
  expect(asked('bet')).toEqual([]);
});

it.each([[[]], [['red', 'red']], [['n37']], [Array.from({ length: 11 }, (_, n) => `n${n}`)], ['red']])(
  'refuses the fields %j',
  async (fields) => {
    const data = await sit();
    into(1_000);
    expect(await place(data.playKey, fields)).toMatchObject({ code: 'CHOICE_NOT_OFFERED' });
    expect(asked('bet')).toEqual([]);
  },
);

it('holds the fields together to the player’s limit', async () => {
  const { data } = await open({ ...ROULETTE, maxStake: '300' });
  into(1_000);
  expect(await place(data.playKey, ['red', 'odd'])).toMatchObject({ code: 'LIMIT_EXCEEDED' });
});

it.each([
  ['BAC', ['player', 'tie', 'bankerPair']],
  ['ROU', ['red', 'n7']],
  ['SIC', ['big', 'die3']],
  ['DAT', ['dragon', 'tie']],
  ['SD', ['odd', 'fourRed']],
  ['FT', ['fan1', 'nim23']],
  ['YSX', ['crab', 'allRed']],
  ['NN', ['player1', 'double2']],
  ['WZPJ', ['player3']],
  ['MT', ['player1', 'player2']],
  ['ZJH', ['phoenix', 'dragonPlus']],
])(
  '%s: the page’s script counts a table’s round again from its seed, and the stakes are paid by it',
  async (gameType, fields) => {
    const { data } = await open({ category: 'LIVE', gameType });
    const game = mechanicOf({ category: 'LIVE', gameId: data.gameId, gameType }).table!;
    into(1_000);
    const placed = await place(data.playKey, fields);
    const { number, hash } = liveView(
      vendor.house,
      { vendorId: 'CPL', launch: { gameId: data.gameId } as never },
      game,
    );
    clock.ahead += ROUND_MS;
    const { last } = liveView(vendor.house, { vendorId: 'CPL', launch: { gameId: data.gameId } as never }, game);
    expect([last.number, last.hash]).toEqual([number, hash]);
    const values = {
      kind: game.name,
      facts: data.facts,
      serverSeed: last.seed,
      clientSeed: data.table,
      nonce: number,
      hash,
    };
    expect(await recount(values)).toMatchObject({ kept: true, record: RECORDS[game.name](last.outcome) });
    // One other round may well have come out the same, twelve in a row do not.
    const others = await Promise.all(
      Array.from({ length: 12 }, (_, at) => recount({ ...values, nonce: number + 1 + at })),
    );
    expect(new Set(others.map(({ record }: { record: string }) => record))).not.toEqual(
      new Set([RECORDS[game.name](last.outcome)]),
    );
    vendor.house.outbox.wake();
    await until(() => wallet.rounds.get(placed.round.id)?.closed === true, 'the round is closed at the wallet');
    const back = fields.reduce((sum, field) => sum + (200 * game.hundredths(field, last.outcome)) / 100, 0);
    expect(balance()).toBe(START - BigInt(200 * fields.length) + BigInt(back));
  },
);

it('keeps the board over rounds, and sends the table’s rounds as events', async () => {
  const data = await sit();
  into(1_000);
  const { board } = view(data);
  expect(board).toHaveLength(24);
  clock.ahead += ROUND_MS;
  expect(view(data).board.slice(0, -1)).toEqual(board.slice(1));

  await vendor.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = vendor.app.server.address() as { port: number };
  const stream = await fetch(`http://127.0.0.1:${port}/table/live`, { headers: { 'x-play-key': data.playKey } });
  const { value } = await (stream.body as ReadableStream<Uint8Array>).getReader().read();
  const sent = JSON.parse(new TextDecoder().decode(value).replace('data: ', ''));
  expect(sent).toMatchObject({ number: view(data).number, outcome: null, seed: null });
});
