import { screen, waitFor } from '@testing-library/react';
import { createShellHost } from '../../testing/shell-host.tsx';
import { SmsLoginForm } from '../login/sms-login-form.tsx';
import { countriesAtom } from './countries.state.ts';

afterEach(() => {
  for (const name of ['remember_flag', 'sms']) document.cookie = `atrium_0_${name}=; Max-Age=0; Path=/`;
});

it('[3-25] shows the flag of the remembered dialing code, then of the chosen one', async () => {
  document.cookie = 'atrium_0_remember_flag=1; Path=/';
  document.cookie = `atrium_0_sms=${encodeURIComponent('+84|912345678')}; Path=/`;
  const { user, store, show } = await createShellHost({ permission: { imageCDNs: ['https://cdn.test'] } });
  store.set(countriesAtom, [
    { countryCode: 'PH', countryDialingCode: '63' },
    { countryCode: 'VN', countryDialingCode: '84' },
  ]);
  show(<SmsLoginForm />);
  const flag = () => document.querySelector('img[src*="country_flag"]')?.getAttribute('src');
  await waitFor(() => expect(flag()).toBe('https://cdn.test/country_flag/VN.png'));
  await user.selectOptions(screen.getByRole('combobox'), '+63');
  await waitFor(() => expect(flag()).toBe('https://cdn.test/country_flag/PH.png'));
});
