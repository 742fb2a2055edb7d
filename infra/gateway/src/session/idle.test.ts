import type { AddressInfo } from 'node:net';
import { launchGame } from '@atrium/contracts/game-launch';
import { roomList } from '@atrium/contracts/game-rooms';
import { sportsEvents } from '@atrium/contracts/sports-events';
import { rankList } from '@atrium/contracts/winner-board';
import { sessionFigures } from '@atrium/contracts/limits';
import { BACKGROUND_HEADER, LIVE_PATH } from '@atrium/contracts/live';
import { lobby, popular } from '@atrium/contracts/lottery';
import { createWithdrawal, deposit } from '@atrium/contracts/payments';
import { reauthenticate } from '@atrium/contracts/session';
import { supportDesk } from '@atrium/contracts/support';
import { status } from '@atrium/contracts/system';
import { balance } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const withdraw = (who: Awaited<ReturnType<TestApp['signedIn']>>) =>
  who.call(createWithdrawal, { body: { accountId: '1', amount: '10000' } });

it('[AC-08] moves no money after thirty idle minutes before the password is entered again; reading goes on', async () => {
  const member = await app.signedIn({ password: 'Secret-0001', balance: 50_000n });
  app.clock.advance({ minutes: 31 });
  expect((await member.call(balance)).status).toBe(200);
  expect([(await withdraw(member)).error?.code, (await withdraw(member)).status]).toEqual(['REAUTHENTICATE', 401]);
  expect((await member.call(reauthenticate, { body: { password: 'Wrong-0001' } })).error?.code).toBe('PASSWORD_WRONG');
  expect((await withdraw(member)).error?.code).toBe('REAUTHENTICATE');
  expect((await member.call(reauthenticate, { body: { password: 'Secret-0001' } })).status).toBe(200);
  expect((await withdraw(member)).error?.code).toBe('PAYMENT_METHOD_UNKNOWN');
});

it('asks for the password after the pause that the brand sets', async () => {
  const member = await app.signedIn();
  await app.parts.settings.set('session.idleMinutes', 5);
  app.clock.advance({ minutes: 6 });
  expect((await withdraw(member)).error?.code).toBe('REAUTHENTICATE');
  await app.parts.settings.set('session.idleMinutes', 30);
});

it('ends an idle trial session, which has no password to enter', async () => {
  const trial = await app.signedIn({ type: 4 });
  app.clock.advance({ minutes: 31 });
  expect((await trial.call(launchGame, { body: { gameId: 'none' } })).error?.code).toBe('NOT_LOGGED_IN');
  expect((await trial.call(balance)).status).toBe(401);
  expect(app.published).toContainEqual(
    expect.objectContaining({ event: 'session.logout', data: { reason: 'expired', account: trial.account } }),
  );
});

it('limits password attempts in an idle session', async () => {
  const member = await app.signedIn();
  const codes = [];
  for (let i = 0; i < 11; i += 1)
    codes.push((await member.call(reauthenticate, { body: { password: `Guess-000${i}` } })).error?.code);
  expect(codes.slice(9)).toEqual(['PASSWORD_WRONG', 'TOO_MANY_REQUESTS']);
});

/** Opens the live stream with these cookies, as a browser does after every interruption, and waits for its session. */
async function liveStream(cookies: Record<string, string>): Promise<void> {
  const { port } = app.server.server.address() as AddressInfo;
  const stop = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}${LIVE_PATH}`, {
    headers: {
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
    signal: stop.signal,
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('event: balance.changed')) text += (await reader.read()).value;
  stop.abort();
}

it('does not prolong a session by background calls of an open page', async () => {
  const member = await app.signedIn({ balance: 50_000n });
  for (let i = 0; i < 2; i += 1) {
    app.clock.advance({ minutes: 20 });
    expect((await member.call(rankList, {})).status).toBe(200);
    await liveStream(member.cookies);
  }
  expect((await withdraw(member)).error?.code).toBe('REAUTHENTICATE');
});

it('does not prolong a session by calls that an open page repeats', async () => {
  const member = await app.signedIn({ balance: 50_000n });
  const waiting = await app.database.first<{ id: string }>(
    "INSERT INTO deposits (reference, member_id, method, amount, currency, created_at) VALUES ('waits', $1, 'card', 100, 'PHP', $2) RETURNING id",
    [member.memberId, app.clock.now()],
  );
  // Each with the timer that calls it.
  const polls = {
    winners: () => member.call(rankList, {}),
    todaysEvents: () => member.call(sportsEvents, { query: { gameType: 'SPORTS' } }),
    seatsOfRooms: () => member.call(roomList, { query: {} }),
    returnedDeposit: () => member.call(deposit, { params: { id: waiting!.id } }),
    supportDesk: () => member.call(supportDesk, {}),
    figuresOfTheSession: () => member.call(sessionFigures, {}),
    closedPage: () => member.call(status, { query: {} }),
    nextDraws: () => member.call(popular, { query: {} }),
    drawsPage: () => member.call(lobby, { query: { lottoArea: 'LOTT' } }),
  };
  const seen = async () =>
    (await app.database.first<{ at: Date }>('SELECT last_seen_at AS at FROM sessions WHERE member_id = $1', [
      member.memberId,
    ]))!.at.getTime();
  const before = await seen();
  app.clock.advance({ minutes: 20 });
  for (const [name, ask] of Object.entries(polls))
    expect([name, (await ask()).status, await seen()]).toEqual([name, 200, before]);
  app.clock.advance({ minutes: 11 });
  expect((await withdraw(member)).error?.code).toBe('REAUTHENTICATE');
});

it('does not prolong a session by a call that an event caused', async () => {
  const member = await app.signedIn({ balance: 50_000n });
  for (let i = 0; i < 2; i += 1) {
    app.clock.advance({ minutes: 20 });
    expect((await member.call(balance, { headers: { [BACKGROUND_HEADER]: '1' } })).status).toBe(200);
  }
  expect((await withdraw(member)).error?.code).toBe('REAUTHENTICATE');
});

it('prolongs a session by every call that only a member makes', async () => {
  const member = await app.signedIn({ balance: 50_000n });
  for (let i = 0; i < 3; i += 1) {
    app.clock.advance({ minutes: 20 });
    await member.call(balance);
  }
  expect((await withdraw(member)).error?.code).toBe('PAYMENT_METHOD_UNKNOWN');
});

it('[AC-08] ends every session after thirty days', async () => {
  const member = await app.signedIn();
  for (let i = 0; i < 31; i += 1) {
    app.clock.advance({ days: 1 });
    await app.database.run('UPDATE sessions SET last_seen_at = $2 WHERE member_id = $1', [
      member.memberId,
      app.clock.now(),
    ]);
  }
  expect((await member.call(balance)).status).toBe(401);
});
