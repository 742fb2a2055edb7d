import {
  asked,
  balance,
  newTableForEachTest,
  open,
  play,
  START,
  startWhere,
  vendor,
  wallet,
} from '../../test/table.ts';

newTableForEachTest();

describe('the switches', () => {
  const control = (body: object, headers = {}) =>
    vendor.app.inject({ method: 'POST', url: '/control/CPL', payload: body, headers });

  it('take a vendor down: its health, its games and its rounds say so, and bring it back', async () => {
    const { data } = await open();
    await control({ down: true });
    expect((await vendor.app.inject('/healthz/CPL')).statusCode).toBe(503);
    expect((await vendor.app.inject('/healthz')).statusCode).toBe(200);
    const page = await vendor.app.inject('/play/CPL/CPL-1?ticket=x');
    expect([page.statusCode, page.body.includes('Closed for maintenance')]).toEqual([503, true]);
    expect(await play(data.playKey)).toMatchObject({ code: 'VENDOR_DOWN' });
    expect(balance()).toBe(START);
    await control({ down: false });
    expect((await vendor.app.inject('/healthz/CPL')).statusCode).toBe(200);
  });

  it('send everything twice, and the wallet moves once', async () => {
    const { data } = await open();
    await control({ duplicate: true });
    const { round } = await play(data.playKey);
    expect(asked('bet')).toHaveLength(2);
    expect(balance()).toBe(START - 200n + BigInt(round.payout));
  });

  it('send the win before its bet, and it is paid once, after it', async () => {
    await startWhere(true);
    const { data } = await open();
    await control({ reorder: true });
    const { round } = await play(data.playKey);
    expect(wallet.asked.map(({ call }) => call).slice(-3)).toEqual(['win', 'bet', 'win']);
    expect(balance()).toBe(START - 200n + BigInt(round.payout));
  });

  it('fail a share of the requests before anything was done', async () => {
    const { data } = await open();
    await control({ errorRate: 1 });
    expect(await play(data.playKey)).toMatchObject({ code: 'VENDOR_ERROR' });
    expect(asked('bet')).toEqual([]);
  });

  it('send everything again as it was, signature and all, which the wallet does not take twice', async () => {
    const { data } = await open();
    await control({ replay: true });
    const { round } = await play(data.playKey);
    expect(round.status).toBe('settled');
    expect(asked('bet')).toHaveLength(1);
    expect(balance()).toBe(START - 200n + BigInt(round.payout));
  });

  it('tell the wallet more than the house’s own books say', async () => {
    const { data } = await open();
    await control({ amountOff: 7 });
    const { round } = await play(data.playKey);
    expect(asked('bet')[0]?.body.amount).toBe('207');
    expect(round.stake).toBe(200);
  });

  it('slow the calls down', async () => {
    const { data } = await open();
    await control({ delayMs: 120 });
    const before = Date.now();
    await play(data.playKey);
    expect(Date.now() - before).toBeGreaterThanOrEqual(240);
  });

  it('listen to this machine alone, never to a web page', async () => {
    expect((await control({ down: true }, { origin: 'http://evil.example' })).statusCode).toBe(403);
    const outside = {
      method: 'POST' as const,
      url: '/control/CPL',
      payload: { down: true },
      remoteAddress: '10.0.0.8',
    };
    expect((await vendor.app.inject(outside)).statusCode).toBe(403);
    expect((await control({ delayMs: -1 })).statusCode).toBe(400);
    const callOff = { method: 'POST' as const, url: '/control/CPL/events/football-1/void' };
    expect((await vendor.app.inject({ ...callOff, remoteAddress: '10.0.0.8' })).statusCode).toBe(403);
    expect((await vendor.app.inject({ ...callOff, headers: { origin: 'http://evil.example' } })).statusCode).toBe(403);
  });
});
