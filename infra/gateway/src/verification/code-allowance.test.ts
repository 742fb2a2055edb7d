import { smsNoLogin, smsRegister } from '@atrium/contracts/verification';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ask = async (mobileNum: string) =>
  (await app.visitor().call(smsNoLogin, { body: { mobileNum, countryDialingCode: '63' } })).error;

it('sends no second code of a purpose within half a minute, and returns the time to wait', async () => {
  expect(await ask('9171110001')).toBeUndefined();
  const { code, params } = (await ask('9171110001'))!;
  expect(code).toBe('VERIFICATION_TOO_SOON');
  expect(params!.seconds).toBeGreaterThan(20);
  expect(
    (await app.visitor().call(smsRegister, { body: { mobileNo: '9171110001', countryDialingCode: '63' } })).status,
  ).toBe(200);
  app.clock.advance({ seconds: 31 });
  expect(await ask('9171110001')).toBeUndefined();
});

it('sends a number ten codes a day, and ten more on the next', async () => {
  for (let i = 0; i < 10; i += 1) {
    expect(await ask('9171110002')).toBeUndefined();
    app.clock.advance({ minutes: 6 });
  }
  expect((await ask('9171110002'))?.code).toBe('VERIFICATION_QUOTA');
  app.clock.advance({ days: 1 });
  expect(await ask('9171110002')).toBeUndefined();
});

it('limits the codes per day of an address, across all numbers', async () => {
  const shop = await testApp({ config: { development: false } });
  await shop.parts.settings.set('verification.perAddressAndDay', 3);
  const codes = [];
  for (let i = 0; i < 4; i += 1)
    codes.push(
      (await shop.visitor().call(smsNoLogin, { body: { mobileNum: `917222000${i}`, countryDialingCode: '63' } })).error
        ?.code,
    );
  expect(codes).toEqual([undefined, undefined, undefined, 'VERIFICATION_QUOTA']);
  await shop.close();
});

it('[9-09] says that a third party sends the SMS', async () => {
  const sent = async (mobileNum: string) =>
    (await app.visitor().call(smsNoLogin, { body: { mobileNum, countryDialingCode: '63' } })).value;
  expect(await sent('9171110004')).toEqual({ expiredMinutes: 5 });
  const { messages } = app.parts;
  Object.assign(app.parts, { messages: { ...messages, isSmsThirdParty: true } });
  expect(await sent('9171110005')).toEqual({ expiredMinutes: 5, thirdParty: true });
  Object.assign(app.parts, { messages });
});

it('refuses when the brand sends no SMS', async () => {
  await app.parts.settings.set('verification.sms', false);
  expect((await ask('9171110003'))?.code).toBe('VERIFICATION_NOT_ALLOWED');
  await app.parts.settings.set('verification.sms', true);
});
