import { openCentre } from '@atrium/centre/testing';
import { type Identity, identity, submitIdentity } from '@atrium/contracts/identity-checks';
import { refuse, type Route, route } from '@atrium/host/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './identity-page.tsx';

type Level = Identity['levels'][number];
const FILE = new File([new Uint8Array(90).fill(7)], 'passport.jpg', { type: 'image/jpeg' });
const level = (one: 1 | 2, more: Partial<Level> = {}): Level => ({
  level: one,
  state: 'none',
  reason: '',
  submittedAt: null,
  validUntil: null,
  monthlyDeposit: null,
  ...more,
});

async function open(first: Partial<Level> = {}, more: Partial<Identity> = {}, routes: Route[] = []) {
  let state: Identity = {
    level: 0,
    playLevel: 0,
    payoutLevel: 1,
    monthlyDeposit: null,
    levels: [level(1, first), level(2)],
    ...more,
  };
  const sent: { level: number; pictures: string[] }[] = [];
  const test = await openCentre(Page, 'member-centre', texts, {
    page: 'identity',
    routes: [
      ...routes,
      route(identity, () => state),
      route(submitIdentity, ({ body }) => {
        sent.push(body);
        state = {
          ...state,
          levels: state.levels.map((one) => (one.level === body.level ? { ...one, state: 'pending' } : one)),
        };
        return state;
      }),
    ],
  });
  await screen.findByRole('heading', { name: 'Identity' });
  return { test, sent, user: userEvent.setup() };
}
async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('radio', { name: 'Identity card' }));
  await user.type(screen.getByLabelText(/Name on the document/), 'Ana Cruz');
  await user.type(screen.getByLabelText(/Document number/), 'X-1234');
  fireEvent.change(screen.getByLabelText(/Valid until/), { target: { value: '2090-05-01' } });
  await user.upload(screen.getByLabelText(/Photo of the document/), FILE);
  await user.upload(screen.getByLabelText(/Photo of you/), FILE);
}
const submit = () => screen.getByRole('button', { name: 'Send for review' });

it('[11-32] sends the document with two photos, and shows that it is in review', async () => {
  const { sent, user, test } = await open();
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText('In review')).toBeVisible();
  expect(sent).toMatchObject([
    { level: 1, document: 'id-card', name: 'Ana Cruz', number: 'X-1234', validUntil: '2090-05-01' },
  ]);
  expect(sent[0]!.pictures).toEqual([btoa('\x07'.repeat(90)), btoa('\x07'.repeat(90))]);
  expect(test.toasts.map(({ tone }) => tone)).toEqual(['success']);
  expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull();
});

it('[11-32] names every missing field, and sends nothing', async () => {
  const { sent, user } = await open();
  await user.click(submit());
  expect(await screen.findAllByText('Choose a photo.')).toHaveLength(2);
  expect(screen.getAllByText('Fill in this field.')).toHaveLength(2);
  expect(screen.getByText("Choose a date that hasn't passed.")).toBeVisible();
  expect(sent).toEqual([]);
});

it('[11-32] keeps what was entered when the gateway refuses a picture', async () => {
  const { user } = await open({}, {}, [
    route(submitIdentity, () => refuse('PICTURE_INVALID', { field: 'pictures.0', megabytes: 4, pixels: 4096 })),
  ]);
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText(/at most 4 MB and 4,096 × 4,096 pixels/)).toBeVisible();
  expect(screen.getByLabelText(/Document number/)).toHaveValue('X-1234');
});

it('[11-32] says why documents were refused, and takes others', async () => {
  await open({ state: 'refused', reason: 'The photo is too dark.' });
  expect(screen.getByText('Refused')).toBeVisible();
  expect(screen.getByText('The photo is too dark.')).toBeVisible();
  expect(submit()).toBeVisible();
});

it('[11-32] an expired document can be replaced', async () => {
  await open({ state: 'expired', validUntil: '2020-01-01' });
  expect(screen.getByText('Expired')).toBeVisible();
  expect(submit()).toBeVisible();
});

it('[11-32] says what each level gives, and asks for the address only after the identity', async () => {
  await open({ state: 'none', monthlyDeposit: '500000' });
  expect(screen.getByText('Withdrawals')).toBeVisible();
  expect(screen.getByText(/Deposits up to .*5,000.* a month/)).toBeVisible();
  expect(screen.getByText('Deposits without a monthly cap')).toBeVisible();
  expect(screen.getByText('Verify your identity first.')).toBeVisible();
  expect(screen.queryByLabelText(/Address/)).toBeNull();
});

it('[11-32] with a verified identity the address is sent with one letter', async () => {
  const { sent, user } = await open({ state: 'verified', validUntil: '2090-05-01' }, { level: 1 });
  await user.type(screen.getByLabelText(/Address/), '12 Harbour Road');
  await user.upload(screen.getByLabelText(/bank letter/), FILE);
  await user.click(submit());
  await waitFor(() => expect(sent).toMatchObject([{ level: 2, address: '12 Harbour Road' }]));
  expect(sent[0]!.pictures).toHaveLength(1);
});
