import {
  type Address,
  addAddress,
  chooseAddress,
  editAddress,
  ownAddresses,
  removeAddress,
} from '@atrium/contracts/address-book';
import { countries } from '@atrium/contracts/system';
import { CENTRE_NAMESPACE, centreLocales } from '@atrium/centre/texts';
import { createTestHost, refuse, route } from '@atrium/host/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { AddressBook } from './address-book.tsx';

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

async function open() {
  let book = [address('1', 'Ana', true), address('2', 'Ben', false)];
  const test = await createTestHost({
    session: { token: 'marker', account: 'member1', isAgent: 0 },
    locales: { 'point-mall': remote.locales, [CENTRE_NAMESPACE]: centreLocales },
    routes: [
      route(ownAddresses, () => book),
      route(countries, [
        { countryCode: 'PH', countryDialingCode: '63' },
        { countryCode: 'HK', countryDialingCode: '852' },
      ]),
      route(addAddress, () => refuse('FIELD_INVALID', { field: 'phone' })),
      route(editAddress, ({ body }) => {
        book = [{ ...book[0]!, ...body }, book[1]!];
        return book;
      }),
      route(chooseAddress, () => {
        book = [address('2', 'Ben', true), address('1', 'Ana', false)];
        return book;
      }),
      route(removeAddress, () => {
        book = book.slice(1);
        return book;
      }),
    ],
  });
  render(
    <test.Frame>
      <AddressBook />
    </test.Frame>,
  );
  await screen.findByRole('list', { name: 'Address book' });
  return test;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const lines = () =>
  within(screen.getByRole('list', { name: 'Address book' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /^(?:Ana|Ben|Carla)(?: Default)?/.exec(textContent!)?.[0]);

it('[11-17] a country without postal codes asks for none, and a refused phone number is marked', async () => {
  await open();
  await press('Add an address');
  const form = within(await screen.findByRole('dialog', { name: 'Add an address' }));
  expect(form.getByRole('textbox', { name: /^Postal code/ })).toBeVisible();
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Country/ }), 'HK');
  expect(form.queryByRole('textbox', { name: /^Postal code/ })).toBeNull();
  await userEvent.type(form.getByRole('textbox', { name: /^Recipient/ }), 'Carla');
  await userEvent.type(form.getByRole('textbox', { name: /^Phone number/ }), '123456');
  await userEvent.type(form.getByRole('textbox', { name: /^Street/ }), '2 Pier Road');
  await userEvent.type(form.getByRole('textbox', { name: /^City/ }), 'Central');
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  expect(await form.findByText(/^Enter a phone number of the country/)).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Phone number/ })).toBeInvalid();
});

it('[11-17] an address is changed, another becomes the default, and one is removed after a question', async () => {
  const test = await open();
  await press('Edit the address of Ana');
  const form = within(await screen.findByRole('dialog', { name: 'Edit the address of Ana' }));
  await userEvent.clear(form.getByRole('textbox', { name: /^Recipient/ }));
  await userEvent.type(form.getByRole('textbox', { name: /^Recipient/ }), 'Carla');
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(lines()).toEqual(['Carla Default', 'Ben']));
  await press('Make the address of Ben the default');
  await waitFor(() => expect(lines()).toEqual(['Ben Default', 'Ana']));
  test.dialog = async () => 'no';
  await press('Remove the address of Ben');
  expect(test.calls.filter(({ name }) => name === removeAddress.name)).toEqual([]);
  test.dialog = async () => 'yes';
  await press('Remove the address of Ben');
  await waitFor(() => expect(lines()).toEqual(['Ana']));
});
