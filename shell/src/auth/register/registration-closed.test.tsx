import { identityProviders } from '@atrium/contracts/session';
import { route } from '@atrium/host/testing';
import { screen, within } from '@testing-library/react';
import { LogicLayer } from '../../frame/logic-layer.tsx';
import { createShellHost } from '../../testing/shell-host.tsx';
import { switchedOn } from '../../testing/switched-on.ts';

it('[2.3-05] /register shows no form while visitors cannot register, but what to do instead', async () => {
  const google = { third: 'google' as const, authorizeUrl: 'https://google.example/authorize', clientId: 'atrium' };
  const host = await createShellHost({
    routes: [route(identityProviders, [google])],
    permission: { whitelabel: switchedOn('usernameRegistration', 'mobileRegistration', 'googleLogin') },
  });
  host.show(<LogicLayer />, '/register');
  const dialog = within(await screen.findByRole('dialog', { name: 'Register' }));
  expect(dialog.getByText('Not enabled function, contact customer service')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Contact customer service' })).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
  for (const name of ['Register', 'Google']) expect(dialog.queryByRole('button', { name })).toBeNull();
});
