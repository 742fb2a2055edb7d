import { rememberLogin } from './remembered-login.ts';

it('[3-14] [3-16] [9-07] each cookie of a remembered login is valid for one day', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  rememberLogin({ remember: true, type: 'username', username: 'mara_88' });
  rememberLogin({ remember: true, type: 'sms', username: '9171234567', countryDialingCode: '63' });
  const lasting = written.mock.calls.map(([cookie]) => cookie).filter((cookie) => !cookie.includes('Max-Age=0'));
  written.mockRestore();
  expect(lasting.map((cookie) => /^atrium_0_(\w+)=.*; Max-Age=(\d+);/.exec(cookie)?.slice(1))).toEqual([
    ['remember_flag', '86400'],
    ['username', '86400'],
    ['remember_flag', '86400'],
    ['sms', '86400'],
  ]);
});
