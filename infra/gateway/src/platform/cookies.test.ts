import { setLanguage } from '@atrium/contracts/session';
import { testApp } from './testing/test-app.ts';

it.each([
  ['https://atrium.example', true],
  ['http://localhost:8080', false],
])(
  'sends the cookies of %s with the marks that fit it',
  async (publicUrl, secure) => {
    const app = await testApp({ config: { publicUrl } });
    const { headers } = await app.visitor().call(setLanguage, { body: { language: 'CN' } });
    const cookie = String(headers['set-cookie']);
    expect([cookie.includes('; Secure'), cookie.includes('; SameSite=Strict'), cookie.includes('; Path=/')]).toEqual([
      secure,
      true,
      true,
    ]);
    await app.close();
  },
  20_000,
);
