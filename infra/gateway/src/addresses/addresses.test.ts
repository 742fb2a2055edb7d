import * as calls from '@atrium/contracts/address-book';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const address = (change: Partial<calls.AddressFields> = {}): calls.AddressFields => ({
  recipient: 'Ana Cruz',
  phone: '0917 123 4567',
  country: 'PH',
  region: 'Metro Manila',
  city: 'Makati',
  postalCode: '1226',
  street: '14 Ayala Avenue',
  ...change,
});
const names = (book: readonly calls.Address[]) => book.map(({ recipient, isDefault }) => [recipient, isDefault]);

it('[11-17] adds, changes, chooses and removes addresses; one of them is the default', async () => {
  const member = await app.signedIn();
  const [first] = (await member.call(calls.addAddress, { body: address() })).value;
  expect(first).toEqual({ ...address({ phone: '+63 917 123 4567' }), id: first!.id, isDefault: true });
  await member.call(calls.addAddress, { body: address({ recipient: 'Ben' }) });
  const { value: three } = await member.call(calls.addAddress, { body: address({ recipient: 'Carla' }) });
  expect(names(three)).toEqual([
    ['Ana Cruz', true],
    ['Carla', false],
    ['Ben', false],
  ]);
  const [, carla, ben] = three;
  const chosen = await member.call(calls.chooseAddress, { params: { id: ben!.id } });
  expect(names(chosen.value)[0]).toEqual(['Ben', true]);
  const edited = await member.call(calls.editAddress, {
    params: { id: carla!.id },
    body: address({
      recipient: 'Carla',
      country: 'GB',
      phone: '020 7946 0958',
      city: 'London',
      postalCode: 'sw1a 1aa',
    }),
  });
  expect(edited.value.find(({ id }) => id === carla!.id)).toMatchObject({
    phone: '+44 20 7946 0958',
    postalCode: 'SW1A 1AA',
    isDefault: false,
  });
  const left = await member.call(calls.removeAddress, { params: { id: ben!.id } });
  expect(names(left.value)).toEqual([
    ['Carla', true],
    ['Ana Cruz', false],
  ]);
  expect((await member.call(calls.ownAddresses)).value).toEqual(left.value);
});

it.each([
  [{ postalCode: '12' }, 'BAD_REQUEST'],
  [{ country: 'ZZ', postalCode: '12345' }, 'FIELD_INVALID'],
  [{ phone: '123456' }, 'FIELD_INVALID'],
  [{ recipient: ' ' }, 'BAD_REQUEST'],
])('[11-17] refuses %o with %s, and stores nothing', async (change, code) => {
  const member = await app.signedIn();
  expect((await member.call(calls.addAddress, { body: address(change) })).error?.code).toBe(code);
  expect((await member.call(calls.ownAddresses)).value).toEqual([]);
});

it("[11-17] knows nobody else's addresses, and keeps ten at most", async () => {
  const [owner, other] = await Promise.all([app.signedIn(), app.signedIn()]);
  const { value } = await owner.call(calls.addAddress, { body: address() });
  const params = { id: value[0]!.id };
  for (const answer of [
    await other.call(calls.editAddress, { params, body: address() }),
    await other.call(calls.chooseAddress, { params }),
    await other.call(calls.removeAddress, { params }),
  ])
    expect(answer.error?.code).toBe('ADDRESS_UNKNOWN');
  await Promise.all(Array.from({ length: 12 }, () => owner.call(calls.addAddress, { body: address() })));
  const book = (await owner.call(calls.ownAddresses)).value;
  expect(book).toHaveLength(calls.ADDRESSES_MOST);
  expect(book.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  expect((await owner.call(calls.addAddress, { body: address() })).error).toMatchObject({
    code: 'ADDRESSES_FULL',
    params: { most: 10 },
  });
});
