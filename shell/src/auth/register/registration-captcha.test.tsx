import { register } from '@atrium/contracts/members';
import { identityProviders } from '@atrium/contracts/session';
import { captcha } from '@atrium/contracts/verification';
import { refuse, route, TEST_PERMISSION } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LogicLayer } from '../../frame/logic-layer.tsx';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { switchedOn } from '../../testing/switched-on.ts';
import { developmentVerification, provideHumanVerification } from '../human-verification.ts';
import { CAPTCHA_THROTTLE_MS } from '../login/captcha.state.ts';

const rule = { enabled: true, required: true, acceptedPattern: '*', patternId: '1', minLength: 4, maxLength: 16 };
/** Longer than the throttle of captcha requests. */
const meanwhile = () => act(() => new Promise((resolve) => setTimeout(resolve, CAPTCHA_THROTTLE_MS + 100)));

async function open() {
  const routes = [
    route(register, () => refuse('CAPTCHA_INVALID')),
    route(captcha, 'iVBORw0KGgo='),
    route(identityProviders, []),
  ];
  const shell = await createShellHost({
    routes,
    permission: {
      whitelabel: switchedOn('directRegistration', 'usernameRegistration'),
      register: {
        ...TEST_PERMISSION.register,
        captcha: true,
        rules: { username: rule, password: rule, captcha: rule },
      },
    },
  });
  shell.store.set(openModalAtom, { name: 'registerModal' });
  shell.show(<LogicLayer />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Register' }));
  const fill = async () => {
    await shell.user.type(dialog.getByLabelText('Username'), 'joseline7');
    await shell.user.type(dialog.getByLabelText('Password'), 'Harbour204');
    await shell.user.type(dialog.getByLabelText('Confirm password'), 'Harbour204');
    await shell.user.click(dialog.getByRole('checkbox', { name: /accept the terms/ }));
  };
  await meanwhile();
  await shell.user.type(dialog.getByLabelText('Captcha'), 'k7rq');
  const pictures = () => shell.calls.filter(({ name }) => name === 'verification.captcha').length;
  return {
    ...shell,
    dialog,
    fill,
    pictures,
    shown: pictures(),
    submit: () => shell.user.click(dialog.getByRole('button', { name: 'Register' })),
  };
}
afterEach(() => provideHumanVerification(developmentVerification));

it('keeps the image and the typed text while nothing was sent', async () => {
  const { dialog, fill, submit, pictures, shown, sent } = await open();
  await submit();
  expect(await dialog.findByText('Accept the terms to continue')).toBeVisible();
  await meanwhile();
  expect([pictures(), sent('members.register')]).toEqual([shown, []]);
  provideHumanVerification({ verify: async () => null });
  await fill();
  await submit();
  expect(await dialog.findByText(/confirm that you're human/)).toBeVisible();
  await meanwhile();
  expect([pictures(), sent('members.register')]).toEqual([shown, []]);
  expect(dialog.getByLabelText('Captcha')).toHaveValue('k7rq');
});

it('shows another image and an empty field after a refusal of the server', async () => {
  const { dialog, fill, submit, pictures, shown, sent } = await open();
  await fill();
  await submit();
  await waitFor(() => expect(pictures()).toBe(shown + 1), { timeout: 2500 });
  expect(sent('members.register')).toEqual([expect.objectContaining({ captcha: 'k7rq' })]);
  expect(dialog.getByLabelText('Captcha')).toHaveValue('');
  expect(dialog.getByLabelText('Captcha')).toBeValid();
});
