import { PATTERN_FAMILIES } from '@atrium/contracts/registration-rules';
import { memberInfo, register, registerByMobile } from '@atrium/contracts/members';
import { identityProviders } from '@atrium/contracts/session';
import { affiliate, helpCentre } from '@atrium/contracts/system';
import { balance } from '@atrium/contracts/wallet';
import { sessionAtom } from '@atrium/host';
import { switchLanguage } from '@atrium/i18n/create-i18n';
import { refuse, type Route, route, TEST_PERMISSION } from '@atrium/host/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { LogicLayer } from '../../frame/logic-layer.tsx';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { BareHelpPage } from '../../pages/help/bare-help-page.tsx';
import { guard } from '../../routing/guard.ts';
import { sampleMember } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { switchedOn } from '../../testing/switched-on.ts';
import { developmentVerification, provideHumanVerification } from '../human-verification.ts';
import { providePhoneVerification } from './phone-verification.ts';

const rule = (change = {}) => ({
  enabled: true,
  required: true,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  patternId: '2',
  minLength: 4,
  maxLength: 12,
  ...change,
});
const RULES = {
  username: rule(),
  password: rule({ acceptedPattern: '*', patternId: '1', minLength: 8, maxLength: 16 }),
};
const registered = { token: 'marker', account: 'joseline7', isAgent: 0 };
const after = [
  route(memberInfo, sampleMember({ account: 'joseline7' })),
  route(balance, { sumBalance: '0', cash: '0', bonus: '0', locked: '0', currency: 'PHP', sequence: 1 }),
];

interface Situation {
  routes?: Route[];
  rules?: Record<string, ReturnType<typeof rule>>;
  switches?: Parameters<typeof switchedOn>;
  at?: string;
  brand?: { currency?: string; loginedToHomePage?: boolean };
}
async function open({
  routes = [route(register, registered)],
  rules = RULES,
  switches = ['directRegistration', 'usernameRegistration'],
  at = '/',
  brand = { currency: 'PHP' },
}: Situation = {}) {
  const host = await createShellHost({
    routes: [...routes, ...after, route(identityProviders, [])],
    brand,
    permission: { whitelabel: switchedOn(...switches), register: { ...TEST_PERMISSION.register, rules } },
  });
  host.store.set(openModalAtom, { name: 'registerModal' });
  host.show(<LogicLayer />, at);
  const dialog = within(await screen.findByRole('dialog', { name: 'Register' }));
  const submit = () => host.user.click(dialog.getByRole('button', { name: 'Register' }));
  const fill = async () => {
    await host.user.type(dialog.getByLabelText('Username'), 'joseline7');
    await host.user.type(dialog.getByLabelText('Password'), 'Harbour204');
    await host.user.type(dialog.getByLabelText('Confirm password'), 'Harbour204');
    await host.user.click(dialog.getByRole('checkbox', { name: /accept the terms/ }));
  };
  return { ...host, dialog, submit, fill };
}
/** After the timer with which a form waits for the end of a press. */
const settled = () => act(() => new Promise((resolve) => setTimeout(() => setTimeout(resolve))));
afterEach(() => provideHumanVerification(developmentVerification));

it('[2.6-19][2.6-20] has a tab for each enabled way', async () => {
  const { dialog } = await open({ switches: ['directRegistration', 'usernameRegistration', 'mobileRegistration'] });
  expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Username', 'Mobile number']);
  cleanup();
  expect(
    (await open({ switches: ['directRegistration', 'mobileRegistration'] })).dialog
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['Mobile number']);
});

it('[AC-02] marks the optional fields, and says what follows where a required one is left out', async () => {
  const { dialog } = await open({ rules: { ...RULES, email: rule({ required: false }) } });
  expect(
    dialog.getByText(/aren't marked “Optional” are required. Without them we can't open your account/),
  ).toBeVisible();
  expect(dialog.getAllByText('Optional')).toHaveLength(1);
  expect(dialog.getByText('Optional').closest('label, div')).toHaveTextContent(/Email/);
});

it('[2.6-21][2.6-25] links to the login and the terms', async () => {
  const { dialog, user, store } = await open();
  expect(dialog.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', '/help?topic=terms');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  expect(store.get(openModalAtom)?.name).toBe('loginModal');
});

it('opens the terms in a new tab, so that typed text stays', async () => {
  const { dialog, user, store } = await open();
  await user.type(dialog.getByLabelText('Username'), 'joseline7');
  const terms = dialog.getByRole('link', { name: 'terms and conditions' });
  expect(terms).toHaveAttribute('target', '_blank');
  expect(terms).toHaveAttribute('rel', 'noopener');
  await user.click(terms);
  expect([store.get(openModalAtom)?.name, location.pathname]).toEqual(['registerModal', '/']);
  expect(dialog.getByLabelText('Username')).toHaveValue('joseline7');
});

it('links to terms that the guard lets a visitor read', async () => {
  const articles = ['rules', 'terms'].map((topic) => ({
    topic,
    title: `The ${topic}`,
    html: '<p></p>',
    group: 'about' as const,
  }));
  const { dialog, show } = await open({ brand: { loginedToHomePage: true }, routes: [route(helpCentre, articles)] });
  const { pathname, search } = dialog.getByRole<HTMLAnchorElement>('link', { name: 'terms and conditions' });
  expect([pathname, search, guard(pathname, true, null)]).toEqual(['/helpmc', '?topic=terms', null]);
  cleanup();
  show(<BareHelpPage />, `${pathname}${search}`);
  expect(await screen.findByRole('heading', { level: 2, name: 'The terms' })).toBeVisible();
});

it('[2.6-22][2.6-23] has a Google and a Facebook sign-in if they are enabled', async () => {
  expect((await open()).dialog.queryByRole('button', { name: /Google|Facebook/ })).toBeNull();
  cleanup();
  const provider = (third: 'google' | 'facebook') => ({
    third,
    authorizeUrl: `https://${third}.example/authorize`,
    clientId: 'atrium',
  });
  const { dialog } = await open({ routes: [route(identityProviders, [provider('google'), provider('facebook')])] });
  expect(await dialog.findAllByRole('button', { name: /Google|Facebook/ })).toHaveLength(2);
});

it('[2.6-24] clears all fields and messages with the reset button', async () => {
  const { dialog, user, submit } = await open();
  await user.type(dialog.getByLabelText('Username'), 'jo');
  await submit();
  expect(dialog.getByLabelText('Username')).toBeInvalid();
  await user.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(dialog.getByLabelText('Username')).toHaveValue('');
  // The press has also left the field that was wrong, which is judged a moment later.
  await settled();
  expect(dialog.getByLabelText('Username')).toBeValid();
  expect(dialog.getByRole('checkbox')).toBeValid();
});

it('[2.6-26] fills the referral code from the address', async () => {
  const rules = { ...RULES, referralCode: rule({ required: false }) };
  const ruled = await open({ rules, at: '/register?referralCode=MARA4417' });
  expect(ruled.dialog.getByLabelText('Referral code')).toHaveValue('MARA4417');
  cleanup();
  const unruled = await open({ at: '/register?referralCode=MARA4417' });
  expect(unruled.dialog.getByLabelText('Referral code')).toHaveValue('MARA4417');
});

it('[2.6-27][2.6-28][2.6-29] shows the invitation code unless the one in the address is valid', async () => {
  const rules = { ...RULES, affiliateCode: rule({ required: false }) };
  const shown = async (at: string, valid: boolean) => {
    const { dialog, calls } = await open({ rules, at, routes: [route(affiliate, { valid })] });
    if (at.includes('affiliateCode'))
      await waitFor(() => expect(calls.filter(({ name }) => name === 'system.affiliate')).toHaveLength(1));
    return dialog;
  };
  expect((await shown('/register', true)).getByLabelText('Invitation code')).toBeInTheDocument();
  cleanup();
  expect((await shown('/register?affiliateCode=BAD', false)).getByLabelText('Invitation code')).toBeInTheDocument();
  cleanup();
  const good = await shown('/register?affiliateCode=GOOD', true);
  await waitFor(() => expect(good.queryByLabelText('Invitation code')).toBeNull());
});

describe('[5-13] the server rules define the form', () => {
  const zalo = (change = {}) => ({
    rules: {
      ...RULES,
      zalo: rule({ acceptedPattern: '^[0-9]+$', patternId: '7', minLength: 4, maxLength: 8, ...change }),
    },
  });
  const after = async (situation: Situation, text: string) => {
    const { dialog, user, submit } = await open(situation);
    if (text) await user.type(dialog.getByLabelText('Zalo'), text);
    await submit();
    return dialog.getByLabelText('Zalo');
  };

  it.each([
    ['letters', 'abcdef'],
    ['too few', '123'],
    ['too many', '123456789'],
    ['nothing', ''],
  ])('[5-13] refuses %s', async (_what, text) => {
    const field = await after(zalo(), text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/4 - 8 digits/);
  });

  it.each([
    ['the fewest', '1234', {}],
    ['the most', '12345678', {}],
    ['any text under another pattern', 'abcd', { acceptedPattern: '*' }],
    ['a longer one under another maximum', '123456789', { maxLength: 9 }],
    ['a shorter one under another minimum', '123', { minLength: 3 }],
    ['nothing where it is not required', '', { required: false }],
  ])('[5-13] accepts %s', async (_what, text, change) => {
    expect(await after(zalo(change), text)).toBeValid();
  });

  it('[5-13] shows a field only while its rule is on', async () => {
    expect((await open(zalo())).dialog.getByLabelText('Zalo')).toBeRequired();
    cleanup();
    expect((await open(zalo({ enabled: false }))).dialog.queryByLabelText('Zalo')).toBeNull();
  });
});

it('[4-32][5-33][5-55] sends nothing while a field is invalid or the terms are not accepted', async () => {
  const { dialog, user, submit, sent } = await open();
  await submit();
  expect(await dialog.findByText('Accept the terms to continue')).toBeInTheDocument();
  expect(dialog.getByText('Check 4 fields')).toBeInTheDocument();
  expect(dialog.getByLabelText('Confirm password')).toHaveAccessibleDescription('Input cannot be empty');
  await user.type(dialog.getByLabelText('Username'), 'joseline7');
  await user.type(dialog.getByLabelText('Password'), 'Harbour204');
  await user.type(dialog.getByLabelText('Confirm password'), 'Harbour2');
  await submit();
  expect(dialog.getByText('Confirmation password is not correct')).toBeInTheDocument();
  expect(sent('members.register')).toEqual([]);
});

it('[4-33][8-04] stops at an invalid invitation code, with a warning', async () => {
  const { dialog, user, fill, submit, sent } = await open({
    rules: { ...RULES, affiliateCode: rule({ required: false }) },
    routes: [route(affiliate, { valid: false }), route(register, registered)],
  });
  await fill();
  await user.type(dialog.getByLabelText('Invitation code'), 'WRONG1');
  await submit();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Invalid invitation code');
  expect(sent('members.register')).toEqual([]);
});

it('[4-34] stops when the human verification fails or is closed', async () => {
  provideHumanVerification({ verify: async () => null });
  const { fill, submit, sent, dialog } = await open();
  await fill();
  await submit();
  expect(await dialog.findByText(/confirm that you're human/)).toBeInTheDocument();
  expect(sent('members.register')).toEqual([]);
});

it('[4-36][4-37][3-35] is submitted once, encrypted, and then logs the user in', async () => {
  const asked: string[] = [];
  provideHumanVerification({
    verify: async (purpose) => {
      asked.push(purpose);
      return 'proof';
    },
  });
  const { fill, submit, sent, store, calls } = await open({ at: '/register?referralCode=MARA4417' });
  await fill();
  await submit();
  await waitFor(() => expect(store.get(sessionAtom)?.account).toBe('joseline7'));
  expect(asked).toEqual(['register']);
  expect(sent('members.register')).toEqual([
    expect.objectContaining({
      username: 'joseline7',
      password: 'Harbour204',
      confirmPassword: 'Harbour204',
      geetest: 'proof',
      registerMethod: 'WEB',
      referralCode: 'MARA4417',
      domain: location.host,
      registerUrl: expect.stringContaining('/register?referralCode=MARA4417'),
    }),
  ]);
  expect(JSON.stringify(calls.find(({ name }) => name === 'members.register')!.body)).not.toContain('Harbour204');
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('members.info'));
  expect([store.get(openModalAtom), location.pathname]).toEqual([null, '/']);
});

it('[8-08] shows a refusal of the server at its field', async () => {
  const { fill, submit, dialog } = await open({
    routes: [route(register, () => refuse('USERNAME_TAKEN', { field: 'username' }))],
  });
  await fill();
  await submit();
  await waitFor(() => expect(dialog.getByLabelText('Username')).toHaveAccessibleDescription(/This username is taken/));
});

it('[4-35] verifies the phone with the configured provider, if there is one', async () => {
  const mobile = {
    switches: ['directRegistration', 'mobileRegistration'] as ['directRegistration', 'mobileRegistration'],
    rules: { mobileNum: rule({ acceptedPattern: '^[0-9]+$', patternId: '7' }) },
    routes: [route(registerByMobile, registered)],
  };
  const run = async () => {
    const { dialog, user, submit, sent } = await open(mobile);
    await user.type(dialog.getByRole('textbox', { name: 'Mobile number' }), '9172042286');
    await user.type(dialog.getByRole('textbox', { name: 'SMS code' }), '123456');
    await user.click(dialog.getByRole('checkbox', { name: /accept the terms/ }));
    await submit();
    await waitFor(() => expect(sent('members.registerByMobile')).toHaveLength(1));
    return sent('members.registerByMobile')[0]!;
  };
  expect(await run()).not.toHaveProperty('firebaseIdToken');
  cleanup();
  const verified: string[] = [];
  providePhoneVerification({
    verify: async (number) => {
      verified.push(number);
      return { firebaseChannel: 'sms', firebaseIdToken: 'id-token' };
    },
  });
  expect(await run()).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'id-token', username: '9172042286' });
  expect(verified).toEqual(['9172042286']);
});

describe('A field of the form', () => {
  it('[4-49] shows its messages in the new language, including the current one', async () => {
    const { dialog, submit, i18n } = await open();
    await submit();
    await waitFor(() =>
      expect(dialog.getByLabelText('Username')).toHaveAccessibleDescription(/starting with a letter/),
    );
    await act(() => switchLanguage(i18n, 'CN'));
    await waitFor(() => expect(dialog.getByLabelText('用户名')).toHaveAccessibleDescription(/4.*12/));
    expect(dialog.queryByText(/starting with a letter|Accept the terms to continue/)).toBeNull();
    expect(dialog.getByLabelText('用户名')).toBeInvalid();
  });

  it('[5-63] asks for the number of digits that the rule requires', async () => {
    const mobileNum = (change = {}) => ({
      rules: {
        ...RULES,
        mobileNum: rule({
          acceptedPattern: PATTERN_FAMILIES.digits.pattern,
          patternId: '7',
          minLength: 10,
          maxLength: 10,
          ...change,
        }),
      },
    });
    expect(
      (await open(mobileNum())).dialog.getByRole('textbox', { name: 'Mobile number' }),
    ).toHaveAccessibleDescription('Enter a 10-digit number');
    cleanup();
    expect(
      (await open(mobileNum({ minLength: 7 }))).dialog.getByRole('textbox', { name: 'Mobile number' }),
    ).toHaveAccessibleDescription('Enter a 7 - 10-digit number');
  });

  it('[5-55] reports a wrong format at the field that the server refused', async () => {
    const { fill, submit, dialog } = await open({
      routes: [route(register, () => refuse('FIELD_INVALID', { field: 'username' }))],
    });
    await fill();
    await submit();
    await waitFor(() =>
      expect(dialog.getByLabelText('Username')).toHaveAccessibleDescription('Account format is incorrect'),
    );
  });

  it('[5-65] refuses a birthday less than 21 years ago', async () => {
    const years = (number: number) => `${new Date().getUTCFullYear() - number}-01-01`;
    const { dialog, user, submit } = await open({
      rules: {
        ...RULES,
        birthday: rule({
          acceptedPattern: PATTERN_FAMILIES.date.pattern,
          patternId: '12',
          minLength: 10,
          maxLength: 10,
        }),
      },
    });
    const field = dialog.getByLabelText('Date of birth');
    await user.type(field, years(20));
    await submit();
    await waitFor(() => expect(field).toHaveAccessibleDescription('You must be at least 21 years old'));
    await user.clear(field);
    await user.type(field, years(22));
    await waitFor(() => expect(field).toBeValid());
  });

  it('[9-47] promises a bonus of up to 131K at the Zalo field', async () => {
    const { dialog } = await open({ rules: { ...RULES, zalo: rule() } });
    expect(dialog.getByLabelText('Zalo')).toHaveAccessibleDescription(/131K/);
  });

  it('[9-48] shows the promotion of 1000 VND first if the brand plays in that currency', async () => {
    expect((await open()).dialog.queryByText(/1000 VND/)).toBeNull();
    cleanup();
    expect((await open({ brand: { currency: 'VND' } })).dialog.getByText(/1000 VND/)).toBeInTheDocument();
  });
});
