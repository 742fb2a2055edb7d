import { createHash } from 'node:crypto';
import { identityProviders, login } from '@atrium/contracts/session';
import { CAPTCHA_ID_HEADER, CAPTCHA_WORK_HEADER, captcha, type SolvedWork } from '@atrium/contracts/verification';
import { type Route, refuse, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { LogicLayer } from '../../frame/logic-layer.tsx';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { switchedOn } from '../../testing/switched-on.ts';
import { captchaAtom, captchaFields, newCaptchaAtom } from './captcha.state.ts';

const SALT = '00ff?captcha=one&expires=1900000000&';
const workOf = (number: number) => ({
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${SALT}${number}`).digest('hex'),
  maxnumber: 100_000,
  salt: SALT,
  signature: 'ab'.repeat(32),
});
/** As the gateway's answer has them. */
const headersOf = (id: string, number: number) => ({
  [CAPTCHA_ID_HEADER.toLowerCase()]: id,
  [CAPTCHA_WORK_HEADER.toLowerCase()]: JSON.stringify(workOf(number)),
});
const work = workOf(777);
const headers = headersOf('one', 777);

it('sends the solved proof of work with the captcha, and shows a refusal of it at the field', async () => {
  const shell = await createShellHost({
    routes: [
      route(login, () => refuse('CAPTCHA_PROOF_INVALID', {}, { captcha: true })),
      route(captcha, 'iVBORw0KGgo=', headers),
      route(identityProviders, []),
    ],
    permission: { whitelabel: switchedOn() },
  });
  shell.store.set(openModalAtom, { name: 'loginModal', captcha: true });
  shell.show(<LogicLayer />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await shell.user.type(dialog.getByLabelText('Username'), 'mara_88');
  await shell.user.type(dialog.getByLabelText('Password'), 'evening-26');
  await dialog.findByRole('img', { name: /letters and digits/ });
  await shell.user.type(dialog.getByLabelText('Captcha'), 'k7rq');
  await shell.user.click(dialog.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(shell.sent('session.login')).toHaveLength(1));
  const sent = shell.sent('session.login')[0] as { captchaId: string; captcha: string; captchaProof: string };
  expect(sent).toMatchObject({ captcha: 'k7rq', captchaId: 'one' });
  const { maxnumber: _, ...challenge } = work;
  expect(JSON.parse(atob(sent.captchaProof)) as SolvedWork).toEqual({ ...challenge, number: 777 });
  expect(await dialog.findByText('The security check failed. Enter the new captcha.')).toBeVisible();
  expect(dialog.getByLabelText('Captcha')).toBeInvalid();
});

it('sends the proof of the captcha that was answered, although another arrives while it is searched', async () => {
  let asked = 0;
  let arrive = () => {};
  const pressed = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const long: Route = route(
    captcha,
    async () => {
      asked += 1;
      if (asked > 1) await pressed;
      // The picture that comes second has a proof of its own.
      Object.assign(long.headers!, headersOf(asked === 1 ? 'one' : 'two', asked === 1 ? 12_000 : 5));
      return 'iVBORw0KGgo=';
    },
    {},
  );
  const shell = await createShellHost({
    routes: [route(login, () => refuse('CAPTCHA_INVALID', {}, { captcha: true })), long, route(identityProviders, [])],
    permission: { whitelabel: switchedOn() },
  });
  shell.store.set(openModalAtom, { name: 'loginModal', captcha: true });
  shell.show(<LogicLayer />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await shell.user.type(dialog.getByLabelText('Username'), 'mara_88');
  await shell.user.type(dialog.getByLabelText('Password'), 'evening-26');
  await dialog.findByRole('img', { name: /letters and digits/ });
  await shell.user.type(dialog.getByLabelText('Captcha'), 'k7rq');
  await shell.user.click(dialog.getByRole('button', { name: /Show a different image/ }));
  // At most one picture is asked for in a second.
  await waitFor(() => expect(asked).toBe(2));
  await shell.user.click(dialog.getByRole('button', { name: 'Login' }));
  arrive();
  await waitFor(() => expect(shell.sent('session.login')).toHaveLength(1), { timeout: 60_000 });
  const sent = shell.sent('session.login')[0] as { captchaId: string; captchaProof: string };
  expect(sent.captchaId).toBe('one');
  expect((JSON.parse(atob(sent.captchaProof)) as SolvedWork).number).toBe(12_000);
});

it('finds the proof of a captcha that was sent just as another one took its place', async () => {
  let asked = 0;
  const next: Route = route(
    captcha,
    () => {
      asked += 1;
      Object.assign(next.headers!, headersOf(asked === 1 ? 'one' : 'two', asked === 1 ? 60_000 : 5));
      return 'iVBORw0KGgo=';
    },
    {},
  );
  const { store } = await createShellHost({ routes: [next] });
  const shown = async (id: string) => {
    store.set(newCaptchaAtom);
    await waitFor(() => expect(store.get(captchaAtom)?.id).toBe(id));
    return store.get(captchaAtom)!;
  };
  const one = await shown('one');
  await shown('two');
  const { captchaId, captchaProof } = await captchaFields(one);
  expect([captchaId, (JSON.parse(atob(captchaProof!)) as SolvedWork).number]).toEqual(['one', 60_000]);
});
