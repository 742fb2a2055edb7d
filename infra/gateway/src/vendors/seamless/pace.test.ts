import { randomBytes } from 'node:crypto';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { hashOf } from '../../session/find-session.ts';
import { closeBalanced } from '../../wallet/testing/close-balanced.ts';
import { type TestVendor, testVendor } from '../testing/test-vendor.ts';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await testApp();
  vendor = await testVendor(app, 'PAC');
});
afterAll(() => closeBalanced(app));

async function launched(): Promise<unknown> {
  const player = await vendor.player();
  const ticket = randomBytes(16).toString('hex');
  await app.database.run(
    "INSERT INTO launch_tickets (ticket_hash, vendor_code, member_id, session_id, game_id, currency, language, mode, expires_at) VALUES ($1, 'PAC', $2, $3, $4, 'PHP', 'EN', 'real', $5)",
    [hashOf(ticket), player.memberId, player.sessionId, vendor.gameId, new Date(app.clock.now().getTime() + 60_000)],
  );
  return vendor.call('authenticate', { ticket });
}

it('[15-02] [GM-12] says to vendors at every launch whether games may offer autoplay and turbo', async () => {
  expect(await launched()).toMatchObject({ status: 'ok', pace: { autoplay: true, turbo: true } });
  await app.parts.settings.set('games.autoplay', false);
  await app.parts.settings.set('games.turbo', false);
  expect(await launched()).toMatchObject({ status: 'ok', pace: { autoplay: false, turbo: false } });
});
