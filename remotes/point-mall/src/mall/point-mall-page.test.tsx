import { addAddress, type Address, ownAddresses } from '@atrium/contracts/address-book';
import {
  convertPoint,
  pointBalance,
  pointConfig,
  pointHistory,
  pointRewards,
  pointShelf,
  redeem,
  redemptions,
} from '@atrium/contracts/points';
import { CENTRE_NAMESPACE, centreLocales } from '@atrium/centre/texts';
import { countries } from '@atrium/contracts/system';
import { encryptionKey } from '@atrium/contracts/session';
import { createTestHost, loseAnswer, refuse, route } from '@atrium/host/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generateKeyPairSync } from 'node:crypto';
import { remote } from '../../remote.ts';
import type { Redemption } from './mall.state.ts';
import { Page } from './point-mall-page.tsx';

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const reward = {
  id: 'r1',
  type: 'voucher' as const,
  name: 'Coffee voucher',
  quantity: 120,
  pointsRequired: 90,
  amountRequired: '200000',
  status: 'available' as const,
  picture: '/art/x.svg',
  remark: 'The code comes by message.',
  endsAt: '2027-01-05T04:00:00Z',
};
const lantern = {
  ...reward,
  id: 'r2',
  type: 'goods' as const,
  name: 'Paper lantern',
  pointsRequired: 5000,
  amountRequired: '0',
  endsAt: null,
};
const umbrella = {
  ...lantern,
  id: 'r3',
  name: 'Umbrella',
  quantity: 0,
  pointsRequired: 10,
  status: 'sold-out' as const,
};
const redemption = (id: string, status: Redemption['status']): Redemption => ({
  id,
  at: '2026-11-20T03:00:00Z',
  rewardId: 'r1',
  name: `Reward ${id}`,
  type: 'voucher',
  quantity: 1,
  points: 90,
  status,
  remark: `Remark ${id}`,
  address: null,
  carrier: null,
  tracking: null,
  states: [{ status: 'in-process' as const, at: '2026-11-20T03:00:00Z' }],
});

const movement = (id: string, kind: 'earned' | 'redeemed', about: string, points: number, balanceAfter: number) => ({
  id,
  at: '2026-11-20T03:00:00Z',
  kind,
  about,
  points,
  balanceAfter,
});

const address = (id: string, recipient: string, isDefault: boolean): Address => ({
  id,
  recipient,
  isDefault,
  phone: '+63 917 123 4567',
  country: 'PH',
  region: '',
  city: 'Makati',
  postalCode: '1226',
  street: '14 Ayala Avenue',
});
let book: Address[] = [];
/** An order of goods with its time line. */
let sent: ReturnType<typeof redemption> | undefined;
const answers: (() => ReturnType<typeof redemption>)[] = [];
const STATES = ['in-process', 'approved', 'rejected'] as const;
/** The password that a conversion asks for, and whether points have expired since the page was opened. */
let asked: 'login' | 'payment' = 'login';
let expired = false;
async function open(who: 'member' | 'trial' | 'visitor' = 'member', redeemed = 3, points = 1200) {
  let history: ReturnType<typeof redemption>[] = Array.from('abcdefghijklm'.slice(0, redeemed), (id, at) =>
    redemption(id, STATES[at % 3]!),
  );
  history = sent ? [sent, ...history] : history;
  const test = await createTestHost({
    session: who === 'visitor' ? null : { token: 'marker', account: 'member1', isAgent: who === 'trial' ? 4 : 0 },
    locales: { 'point-mall': remote.locales, [CENTRE_NAMESPACE]: centreLocales },
    routes: [
      route(pointBalance, () => ({ points, expiring: 300, expiresAt: '2026-12-01T00:00:00Z' })),
      route(pointConfig, {
        ratio: { points: 1, amount: '100' },
        earn: { points: 1, turnover: '10000' },
        convertible: true,
        password: asked,
      }),
      // The request is encrypted, so the answer is that to 500 points.
      route(convertPoint, () => {
        if (expired) return refuse('POINTS_EXPIRED', { expired: 1000, left: 200 });
        points -= 500;
        return { points: 500, amount: '50000', pointsLeft: points };
      }),
      route(pointHistory, ({ query }) =>
        query.cursor
          ? { items: [movement('1', 'earned', '', 500, 500)], next: null }
          : { items: [movement('2', 'redeemed', 'Paper lantern', -200, 300)], next: 'abc' },
      ),
      route(pointRewards, [reward, lantern, umbrella]),
      route(pointShelf, [reward, lantern, umbrella]),
      route(redemptions, ({ query }) => {
        const end = Number(query.cursor ?? 0) + Number(query.pageSize);
        return {
          items: history.slice(Number(query.cursor ?? 0), end),
          next: end < history.length ? String(end) : null,
        };
      }),
      route(ownAddresses, () => book),
      route(countries, [
        { countryCode: 'PH', countryDialingCode: '63' },
        { countryCode: 'HK', countryDialingCode: '852' },
      ]),
      route(addAddress, () => {
        book = [...book, address('3', 'Carla', false)];
        return book;
      }),
      route(encryptionKey, { keyId: 'test', publicKey }),
      route(redeem, () => {
        const done = answers.shift()!();
        points -= done.points;
        history = [done, ...history];
        return done;
      }),
    ],
  });
  render(
    <test.Frame>
      <Page />
    </test.Frame>,
  );
  return test;
}
const card = async (name: string) => (await screen.findByRole('heading', { name })).closest('article')!;
const dialog = () => screen.findByRole('dialog', { name: 'Redeem Coffee voucher' });
beforeEach(() => {
  asked = 'login';
  expired = false;
  sent = undefined;
  book = [address('1', 'Ana', true), address('2', 'Ben', false)];
  answers.length = 0;
});

it('[3-88] shows the points balance and the points ratio', async () => {
  await open();
  expect((await screen.findByText('Your points')).parentElement).toHaveTextContent('1,200 points');
  expect(screen.getByText('Worth').parentElement).toHaveTextContent(/1 point for P.1\.00/);
});

it('[3-89] shows type, name, quantity, points, amount, status, time and remark of a reward', async () => {
  await open();
  const shown = await card('Coffee voucher');
  expect(shown).toHaveTextContent(/Voucher.*Coffee voucher.*The code comes by message\./);
  expect(shown).toHaveTextContent(
    /Cost90 points.*Turnover requiredP.2,000\.00.*In stock120.*Available untilJan 5, 2027/,
  );
  expect(within(await card('Umbrella')).getByText('Sold out')).toBeVisible();
  expect(within(await card('Umbrella')).getByRole('button')).toBeDisabled();
});

it('a reward that is too dear says how many points are missing', async () => {
  await open();
  await screen.findByText('Your points');
  expect(
    await within(await card('Paper lantern')).findByRole('button', { name: '3,800 more points needed' }),
  ).toBeDisabled();
});

it('[4-58] shows each state of a redemption by its name', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Redeem history' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => /In process|Approved|Rejected/.exec(row.textContent!)?.[0]),
  ).toEqual(['In process', 'Approved', 'Rejected']);
});

it('[11-17] shows what moved points and what was left, page by page', async () => {
  const test = await open();
  const table = await screen.findByRole('table', { name: 'Points history' });
  expect(await within(table).findByText('Redeemed: Paper lantern')).toBeVisible();
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/−200.*300$/);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Earned by play')).toBeVisible();
  expect(test.calls.filter(({ name }) => name === 'points.history').map(({ query }) => query.cursor)).toEqual([
    undefined,
    'abc',
  ]);
});

it('shows ten redemptions, and the others on a page of their own', async () => {
  const test = await open('member', 13);
  const table = await screen.findByRole('table', { name: 'Redeem history' });
  expect(within(table).getAllByText(/^Reward [a-z]$/)).toHaveLength(10);
  const pages = within(table.parentElement!.closest('section')!);
  await userEvent.click(pages.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Reward m')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Redeem history' })).getAllByText(/^Reward [a-z]$/)).toHaveLength(3);
  expect(test.calls.filter(({ name }) => name === 'points.redemptions').map(({ query }) => query.cursor)).toEqual([
    undefined,
    '10',
  ]);
});

it('redeems with the password, once under one key after a lost answer, and shows the new balance and the redemption', async () => {
  answers.push(loseAnswer, () => redemption('new', 'in-process'));
  const test = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem Coffee voucher' }));
  const form = within(await dialog());
  await userEvent.click(form.getByRole('button', { name: 'Redeem' }));
  expect(await form.findByText('Enter your password to protect your points.')).toBeVisible();
  for (const attempt of [1, 2]) {
    await userEvent.type(form.getByLabelText(/^Your login password/), 'Member-0001');
    await userEvent.click(form.getByRole('button', { name: 'Redeem' }));
    if (attempt === 1) expect(await form.findByText(/^Network/)).toBeVisible();
  }
  expect(await screen.findByText('Reward new')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Your points').parentElement).toHaveTextContent('1,110 points'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = test.calls.filter(({ name }) => name === 'points.redeem');
  expect(sent).toHaveLength(2);
  expect(sent[0]!.headers['Idempotency-Key']).toBe(sent[1]!.headers['Idempotency-Key']);
  expect(JSON.stringify(sent)).not.toContain('Member-0001');
});

it('a refusal is shown in the dialog and gone when it is opened again', async () => {
  answers.push(() => refuse('PASSWORD_WRONG'));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem Coffee voucher' }));
  const form = within(await dialog());
  await userEvent.type(form.getByLabelText(/^Your login password/), 'wrong');
  await userEvent.click(form.getByRole('button', { name: 'Redeem' }));
  expect(await form.findByText(/The password is incorrect/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Redeem Coffee voucher' }));
  await dialog();
  expect(screen.queryByText(/The password is incorrect/)).toBeNull();
});

it.each(['visitor', 'trial'] as const)('[6-05][6-07] a %s sees the shelf alone, and redeems nothing', async (who) => {
  const test = await open(who);
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem Coffee voucher' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Your points')).toBeNull();
  expect(test.calls.map(({ name }) => name)).toEqual(['points.shelf']);
});

it('filters by kind', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Goods/ }));
  expect(
    within(screen.getByRole('list', { name: 'Rewards' }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Paper lantern', 'Umbrella']);
});

it('[11-17] goods go to a chosen address, the default at first, or to one that is added on the way', async () => {
  answers.push(() => redemption('kite', 'in-process'));
  const test = await open('member', 3, 6000);
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem Paper lantern' }));
  const form = within(await screen.findByRole('dialog', { name: 'Redeem Paper lantern' }));
  expect(await form.findByRole('radio', { name: /Ana/ })).toBeChecked();
  await userEvent.click(form.getByRole('button', { name: 'Add an address' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Recipient/ }), 'Carla');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Country/ }), 'PH');
  await userEvent.type(form.getByRole('textbox', { name: /^Phone number/ }), '0917 123 4567');
  await userEvent.type(form.getByRole('textbox', { name: /^Street/ }), '2 Pier Road');
  await userEvent.type(form.getByRole('textbox', { name: /^City/ }), 'Cebu');
  await userEvent.type(form.getByRole('textbox', { name: /^Postal code/ }), '60');
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  expect(await form.findByText("This isn't a postal code of the country.")).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^Postal code/ }), '00');
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  await userEvent.click(await form.findByRole('radio', { name: /Carla/ }));
  await userEvent.type(form.getByLabelText(/^Your login password/), 'Member-0001');
  await userEvent.click(form.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText('Reward kite')).toBeVisible();
  expect(test.calls.find(({ name }) => name === addAddress.name)!.body).toMatchObject({
    country: 'PH',
    postalCode: '6000',
    street: '2 Pier Road',
  });
});

it('[11-17] an order shows its states with their times, its tracking number and where it goes', async () => {
  sent = {
    ...redemption('lantern', 'shipped'),
    address: 'Ana\n14 Ayala Avenue',
    carrier: 'Harbour Post',
    tracking: 'HP-1234',
    states: [
      { status: 'in-process', at: '2026-11-20T03:00:00Z' },
      { status: 'approved', at: '2026-11-20T05:00:00Z' },
      { status: 'shipped', at: '2026-11-21T05:00:00Z' },
    ],
  };
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Reward lantern' }));
  const order = within(await screen.findByRole('dialog', { name: 'Reward lantern' }));
  expect(
    within(order.getByRole('list', { name: 'History' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^In process.*Nov 20/),
    expect.stringMatching(/^Approved.*Nov 20/),
    expect.stringMatching(/^On its way.*Nov 21/),
  ]);
  expect(order.getByText('HP-1234')).toBeVisible();
  expect(order.getByText(/14 Ayala Avenue/)).toBeVisible();
});

describe('[11-17] converting points', () => {
  async function convert(points: string, password = 'Secret-0001') {
    const test = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Convert to cash' }));
    const form = within(await screen.findByRole('dialog', { name: 'Convert points to cash' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Points' }), points);
    await userEvent.type(form.getByLabelText(/^Your (login|payment) password$/), password);
    return { ...test, form, send: () => userEvent.click(form.getByRole('button', { name: 'Convert to cash' })) };
  }

  it('shows what the points are worth, converts them with the login password, and renews the balance', async () => {
    const { form, send, toasts, calls } = await convert('500');
    expect(form.getByRole('status')).toHaveTextContent(/You receive P.500\.00/);
    expect(form.getByLabelText('Your login password')).toBeVisible();
    await send();
    await waitFor(() => expect(toasts[0]?.text).toMatch(/500 points became P.500\.00/));
    await waitFor(() => expect(screen.getByText('Your points').parentElement).toHaveTextContent('700 points'));
    expect(calls.filter(({ name }) => name === 'points.convert')).toHaveLength(1);
  });

  it('asks for the payment password where the brand does', async () => {
    asked = 'payment';
    const { form } = await convert('500');
    expect(form.getByLabelText('Your payment password')).toBeVisible();
  });

  it('refuses more points than there are, without asking the gateway', async () => {
    const { form, send, calls } = await convert('1300');
    await send();
    expect(await form.findByText(/a multiple of 1, at most 1,200/)).toBeVisible();
    expect(calls.filter(({ name }) => name === 'points.convert')).toEqual([]);
  });

  it('says that points have expired meanwhile', async () => {
    expired = true;
    const { form, send } = await convert('1200');
    await send();
    expect(await form.findByText(/1,000 of your points have expired meanwhile.*You have 200 left/)).toBeVisible();
  });
});

it('[11-30] leads to the article of the help on redeeming', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Help with this page' })).toHaveAttribute(
    'href',
    '/help?topic=point-mall',
  );
});
