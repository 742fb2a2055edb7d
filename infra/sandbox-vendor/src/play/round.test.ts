import {
  asked,
  balance,
  clock,
  newTableForEachTest,
  open,
  play,
  START,
  startWhere,
  vendor,
  wallet,
} from '../../test/table.ts';

newTableForEachTest();

describe('a round', () => {
  it('takes the stake, pays the win in a round that it ends, and shows the wallet’s balance', async () => {
    await startWhere(true);
    const { data } = await open();
    const answer = await play(data.playKey);
    expect(answer).toMatchObject({ status: 'ok', round: { status: 'settled', stake: 200 } });
    expect(answer.round.payout).toBeGreaterThan(0);
    expect(balance()).toBe(START - 200n + BigInt(answer.round.payout));
    expect(answer.balance).toBe(String(balance()));
    const [bet] = asked('bet');
    const [win] = asked('win');
    expect(bet?.body).toMatchObject({ gameId: 'CPL-1', amount: '200', currency: 'PHP', roundId: answer.round.id });
    expect(win?.body).toMatchObject({ betTxId: bet?.body.txId, playerRef: 'p1', kind: 'win', endRound: true });
    expect(wallet.rounds.get(answer.round.id)?.closed).toBe(true);
  });

  it('ends a round that brings nothing without a win', async () => {
    await startWhere(false);
    const { data } = await open();
    const answer = await play(data.playKey);
    expect(answer.round).toMatchObject({ payout: 0, status: 'settled' });
    expect(asked('win')).toEqual([]);
    expect(wallet.rounds.get(answer.round.id)?.closed).toBe(true);
  });

  it('is one round however often its request arrives', async () => {
    const { data } = await open();
    const first = await play(data.playKey, { requestId: 'pressed-once' });
    const again = await play(data.playKey, { requestId: 'pressed-once' });
    expect(again.round.id).toBe(first.round.id);
    expect(asked('bet')).toHaveLength(1);
  });

  it('carries bet and win in one call where the round is over at once', async () => {
    const { data } = await open({ category: 'FISH' });
    const answer = await play(data.playKey, { choice: { fish: 'minnow' } });
    expect(answer.round.status).toBe('settled');
    expect(asked('betWin')).toHaveLength(1);
    expect(balance()).toBe(START - 200n + BigInt(answer.round.payout));
  });

  it('[GM-12] refuses to start before the minimum time of the last one is over', async () => {
    const { data } = await open();
    await play(data.playKey);
    clock.ahead -= 10_000;
    const early = await play(data.playKey);
    expect(early).toMatchObject({ status: 'refused', code: 'TOO_FAST' });
    expect(early.waitMs).toBeGreaterThan(0);
    expect(asked('bet')).toHaveLength(1);
    expect((await play(data.playKey)).status).toBe('ok');
  });

  it('[GM-07] starts no round before the wallet has answered for the last one and the round is in the history', async () => {
    const { data } = await open();
    const [first, second] = await Promise.all([play(data.playKey), play(data.playKey)]);
    const [taken, refused] = first.status === 'ok' ? [first, second] : [second, first];
    expect(taken.round.status).toBe('settled');
    expect(refused).toMatchObject({ status: 'refused', code: 'ROUND_OPEN' });
    expect(asked('bet')).toHaveLength(1);
    clock.ahead += 10_000;
    const next = await play(data.playKey);
    expect(next.round.id).not.toBe(taken.round.id);
    expect(BigInt(next.balance as string)).toBe(balance());
  });

  it.each([7, 210, 100_000_000])('refuses a stake of %d that is not on offer', async (stake) => {
    const { data } = await open();
    expect(await play(data.playKey, { stake })).toMatchObject({ status: 'refused', code: 'STAKE_NOT_OFFERED' });
    expect(asked('bet')).toEqual([]);
  });

  it('offers no stake above the player’s limit', async () => {
    const { data } = await open({ maxStake: '100' });
    expect(data.stakes).toEqual([20, 40, 100]);
    expect(await play(data.playKey, { stake: 200 })).toMatchObject({ code: 'STAKE_NOT_OFFERED' });
  });
});

describe('free play', () => {
  it('[GM-08] has its own credits, keeps them, and calls the wallet for the launch alone', async () => {
    const { data } = await open({ mode: 'demo' });
    expect(data.view.balance).toBe('100000');
    const { round, balance: credits } = await play(data.playKey);
    expect(credits).toBe(String(100_000 - 200 + round.payout));
    expect((await open({ mode: 'demo' })).data.view.balance).toBe(credits);
    expect(new Set(wallet.asked.map(({ call }) => call))).toEqual(new Set(['authenticate']));
    expect(balance()).toBe(START);
  });

  it('[GM-08] draws from the same reels and pays as real play does', async () => {
    const demo = (await open({ mode: 'demo' })).data;
    const real = (await open()).data;
    expect([demo.facts, demo.publishedReturn]).toEqual([real.facts, real.publishedReturn]);
  });
});

it('shows a round to its own player alone', async () => {
  const { data } = await open();
  const { round } = await play(data.playKey);
  wallet.balances.set('p2', 500n);
  const { data: other } = await open({ playerRef: 'p2' });
  const ask = (key: string) => vendor.app.inject({ url: `/table/rounds/${round.id}`, headers: { 'x-play-key': key } });
  expect((await ask(data.playKey)).statusCode).toBe(200);
  expect((await ask(other.playKey)).statusCode).toBe(404);
  expect((await ask('nobody')).json()).toMatchObject({ code: 'SESSION_ENDED' });
});
