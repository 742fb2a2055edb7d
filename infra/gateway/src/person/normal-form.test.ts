import { normalName } from '@atrium/contracts/normal-name';
import { normalEmail, normalMobile, normalNumber } from './normal-form.ts';

it.each([
  ['Rita.Cruz+bonus@GMAIL.com', 'ritacruz@gmail.com'],
  ['rita.cruz@googlemail.com', 'ritacruz@gmail.com'],
  ['rita.cruz+x@outlook.com', 'rita.cruz@outlook.com'],
  ['rita.cruz-x@yahoo.com', 'rita.cruz@yahoo.com'],
  ['rita.cruz+x@example.com', 'rita.cruz+x@example.com'],
  ['rita@BÜCHER.example', 'rita@xn--bcher-kva.example'],
  ['rita@xn--bcher-kva.example.', 'rita@xn--bcher-kva.example'],
  ['ｒｉｔａ@example.com', 'rita@example.com'],
  ['nobody', undefined],
  ['+tag@gmail.com', undefined],
])('[14-04] the mailbox of %s is %s', (email, mailbox) => {
  expect(normalEmail(email)).toBe(mailbox);
});

it.each([
  ['+639171234567', '63', '+639171234567'],
  ['+63639171234567', '63', '+639171234567'],
  ['+639171234567', null, '+639171234567'],
  ['0917 123 4567', '+63', '+639171234567'],
  // Written with the international prefix of Europe and Asia.
  ['00639171234567', '63', '+639171234567'],
  ['0063 0917 123 4567', '63', '+639171234567'],
  ['00639171234567', null, '+639171234567'],
  ['0055 11 96123-4567', '55', '+5511961234567'],
  ['+5511961234567', '55', '+5511961234567'],
  // A code that no country has: zeros before the number are the only thing left to drop.
  ['000123456', '999', '+999123456'],
  ['12', '63', undefined],
])('[14-04] %s with the dialing code %s is %s', (mobile, code, number) => {
  expect(normalMobile(mobile, code)).toBe(number);
});

it('[14-04] names and numbers are compared without order, accents, case and separators', () => {
  expect(normalName('José  da-Cruz')).toBe(normalName('DA CRUZ, Jose'));
  expect(normalName('Núñez')).toBe('nunez');
  expect(normalName('Jose Cruz')).not.toBe(normalName('Jose Reyes'));
  expect(normalName('李 娜')).toBe('娜 李');
  expect(normalName(' - ')).toBeUndefined();
  expect(normalNumber('p-123 456.78 a')).toBe('P12345678A');
  expect([normalNumber('12-345'), normalNumber('12-34')]).toEqual(['12345', undefined]);
});
