import {
  asked,
  balance,
  clock,
  newTableForEachTest,
  open,
  outboxEmpty,
  play,
  START,
  start,
  startWhere,
  until,
  vendor,
  wallet,
} from '../../test/table.ts';

newTableForEachTest();

describe('a bet that is not taken', () => {
  it('reports that the balance is too small, with the balance, and leaves it alone', async () => {
    wallet.balances.set('p1', 150n);
    const { data } = await open();
    expect(await play(data.playKey)).toMatchObject({ status: 'refused', code: 'INSUFFICIENT_FUNDS', balance: '150' });
    expect(balance()).toBe(150n);
    expect(asked('rollback')).toEqual([]);
  });

  it('reports that the session has ended', async () => {
    const { data } = await open();
    wallet.endSessions();
    expect(await play(data.playKey)).toMatchObject({ status: 'refused', code: 'INVALID_TOKEN' });
  });

  it.each(['lose-answer', 'lose-request', 'error', 'busy', 'hang'] as const)(
    'is rolled back until that is acknowledged when the wallet meets "%s"',
    async (trouble) => {
      const { data } = await open();
      wallet.trouble('bet', trouble);
      wallet.trouble('rollback', 'error');
      wallet.trouble('rollback', 'lose-answer');
      expect(await play(data.playKey)).toMatchObject({ status: 'refused', code: 'STAKE_RETURNED' });
      await until(outboxEmpty, 'rollback acknowledged');
      expect(asked('rollback')).toHaveLength(3);
      expect(new Set(asked('rollback').map(({ body }) => body.txId)).size).toBe(1);
      expect(balance()).toBe(START);
      expect(asked('win')).toEqual([]);
    },
  );

  it('leaves an atomic round standing when its rollback comes too late', async () => {
    const { data } = await open({ category: 'FISH' });
    wallet.trouble('betWin', 'lose-answer');
    await play(data.playKey, { choice: { fish: 'minnow' } });
    await until(outboxEmpty, 'rollback answered');
    const { rounds } = (await vendor.app.inject({ url: '/table', headers: { 'x-play-key': data.playKey } })).json();
    expect(rounds[0].status).toBe('settled');
    expect(balance()).toBe(START - 200n + BigInt(rounds[0].payout));
  });
});

describe('a win', () => {
  it('is repeated under the same txId until it is acknowledged, and paid once', async () => {
    await startWhere(true);
    const { data } = await open();
    wallet.trouble('win', 'lose-answer');
    wallet.trouble('win', 'error');
    wallet.trouble('win', 'busy');
    const { round, balance: shown } = await play(data.playKey);
    expect(round.status).toBe('paying');
    expect(shown).toBe(String(START - 200n));
    await until(() => asked('win').length === 4, 'four attempts');
    expect(new Set(asked('win').map(({ body }) => body.txId)).size).toBe(1);
    expect(new Set(asked('win').map(({ nonce }) => nonce)).size).toBe(4);
    expect(balance()).toBe(START - 200n + BigInt(round.payout));
  });

  it('is paid although the session has ended meanwhile', async () => {
    await startWhere(true);
    const { data } = await open();
    wallet.trouble('win', 'error');
    const { round } = await play(data.playKey);
    wallet.endSessions();
    await until(() => balance() === START - 200n + BigInt(round.payout), 'win paid');
  });

  it('is paid after a crash between bet and win, by the next start on the same store', async () => {
    await startWhere(true);
    const { data } = await open();
    wallet.trouble('win', 'lose-request');
    const { round } = await play(data.playKey);
    await vendor.stop();
    expect(balance()).toBe(START - 200n);
    clock.ahead += 60_000;
    await start();
    await until(() => balance() === START - 200n + BigInt(round.payout), 'win paid after the restart');
    const { data: next } = await open();
    expect(next.view.rounds[0]).toMatchObject({ id: round.id, payout: round.payout });
  });
});

it('calls a bet back that was under way when the process ended', async () => {
  const { data } = await open();
  wallet.trouble('bet', 'hang');
  const payload = { requestId: 'never-answered', stake: 200, choice: null };
  const cut = vendor.app
    .inject({ method: 'POST', url: '/table/rounds', headers: { 'x-play-key': data.playKey }, payload })
    .catch(() => undefined);
  await until(() => balance() === START - 200n, 'stake taken');
  await vendor.app.close();
  const { db } = vendor.house.store;
  await cut;
  // What the first process did after its end is undone: the store is as the crash left it.
  db.exec(`DELETE FROM outbox; UPDATE round SET status = 'placing', refusal = NULL`);
  await vendor.stop();
  await start();
  await until(() => balance() === START, 'stake back after the restart');
});
