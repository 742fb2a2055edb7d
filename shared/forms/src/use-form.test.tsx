import { addErrorTexts } from '@atrium/i18n/error-texts';
import { createI18n, switchLanguage } from '@atrium/i18n/create-i18n';
import { Checkbox } from '@atrium/ui/checkbox';
import { PasswordField } from '@atrium/ui/password-field';
import { RadioGroup } from '@atrium/ui/radio-group';
import { TextField } from '@atrium/ui/text-field';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { CodeField } from './code-field.tsx';
import { FormFault } from './form-fault.tsx';
import { MoneyField } from './money-field.tsx';
import { type FormFailure, useForm } from './use-form.ts';

const START = { amount: '', password: '', code: '', way: 'in' as 'in' | 'out', sure: false };
type Fields = typeof START;
const sent: Fields[] = [];
let answers: (FormFailure | null)[] = [];
let i18n: I18n;

function Transfer() {
  const { t } = useTranslation('test');
  const form = useForm<Fields>({
    initial: START,
    onSend: async (fields) => {
      sent.push(fields);
      const failure = answers.shift() ?? null;
      if (!failure) form.reset();
      return failure;
    },
    fieldOf: { PASSWORD_WRONG: 'password' },
  });
  return (
    <form {...form.props} aria-label="Transfer">
      <MoneyField
        label="Amount"
        hint="At most 500"
        money={{ symbol: 'P', fractionDigits: 2 }}
        {...form.field('amount', (text) => (/^\d+$/.test(text) ? null : t('whole')))}
      />
      <PasswordField
        label="Password"
        showLabel="Show"
        hideLabel="Hide"
        {...form.field('password', (text) => (text ? null : t('missing')))}
      />
      <CodeField label="Code" {...form.field('code')} />
      <RadioGroup
        label="Way"
        {...form.choice('way')}
        options={[
          { value: 'in', label: 'In' },
          { value: 'out', label: 'Out' },
        ]}
      />
      <Checkbox label="Sure" {...form.field('sure', (agreed) => (agreed ? null : t('agree')))} />
      <FormFault sentence={form.refusal} />
      <output aria-label="So far">{`${form.value('amount')} ${form.edited ? 'edited' : 'untouched'}`}</output>
      <button type="submit" disabled={form.sending}>
        Send
      </button>
      <TextField label="Elsewhere" />
    </form>
  );
}

const open = () =>
  render(
    <I18nextProvider i18n={i18n}>
      <Transfer />
    </I18nextProvider>,
  );
const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const password = () => screen.getByLabelText('Password');
const send = () => screen.getByRole('button', { name: 'Send' });
const fill = async () => {
  await userEvent.type(amount(), '200');
  await userEvent.type(password(), 'Right-0001');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sure' }));
};

beforeEach(async () => {
  sent.length = 0;
  answers = [];
  i18n = await createI18n('EN');
  await addErrorTexts(i18n);
  const texts = { whole: 'Enter a whole amount.', missing: 'Enter your password.', agree: 'Please agree.' };
  i18n.addResourceBundle('en', 'test', texts);
  i18n.addResourceBundle('zh', 'test', { ...texts, whole: '请输入整数。' });
});

it('[15-09] checks a field when it is left, and shows the fault beside it', async () => {
  open();
  await userEvent.type(amount(), 'ten');
  expect(screen.queryByText('Enter a whole amount.')).toBeNull();
  expect(amount()).toHaveAccessibleDescription('At most 500');
  await userEvent.tab();
  await waitFor(() => expect(amount()).toHaveAccessibleDescription('Enter a whole amount.'));
  expect(amount()).toBeInvalid();
  await userEvent.clear(amount());
  await userEvent.type(amount(), '10');
  await waitFor(() => expect(amount()).not.toBeInvalid());
});

it('judges no field that is left empty, before the form is sent', async () => {
  open();
  await userEvent.click(amount());
  await userEvent.tab();
  await userEvent.tab();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByText(/Enter/)).toBeNull();
});

it('shows every fault when it is sent, focuses the first field, and sends nothing', async () => {
  open();
  await userEvent.click(send());
  expect(await screen.findByText('Enter a whole amount.')).toBeVisible();
  expect(screen.getByText('Enter your password.')).toBeVisible();
  expect(screen.getByText('Please agree.')).toBeVisible();
  expect(amount()).toHaveFocus();
  expect(sent).toEqual([]);
});

it('waits with the fault while a pointer is down, so that the button stays under it', async () => {
  open();
  await userEvent.type(amount(), 'ten');
  fireEvent.pointerDown(send());
  fireEvent.blur(amount());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByText('Enter a whole amount.')).toBeNull();
  fireEvent.pointerUp(document.body);
  expect(await screen.findByText('Enter a whole amount.')).toBeVisible();
});

it('sends what was typed and chosen, and is empty after a reset', async () => {
  open();
  await fill();
  expect(screen.getByLabelText('So far')).toHaveTextContent('200 edited');
  await userEvent.click(screen.getByRole('radio', { name: 'Out' }));
  await userEvent.click(send());
  await waitFor(() => expect(amount()).toHaveValue(''));
  expect(sent).toEqual([{ amount: '200', password: 'Right-0001', code: '', way: 'out', sure: true }]);
  expect(screen.getByLabelText('So far')).toHaveTextContent('untouched');
});

it('shows a refusal at the field that its code is about, until that field changes', async () => {
  answers = [{ code: 'PASSWORD_WRONG' }];
  open();
  await fill();
  await userEvent.click(send());
  expect(await screen.findByText(/The password is incorrect/)).toBeVisible();
  expect(password()).toHaveAccessibleDescription(/The password is incorrect/);
  expect(password()).toHaveFocus();
  await userEvent.type(password(), '2');
  await waitFor(() => expect(screen.queryByText(/The password is incorrect/)).toBeNull());
});

it('shows a refusal at the field that the answer names', async () => {
  answers = [{ code: 'FIELD_INVALID', params: { field: 'code' } }];
  open();
  await fill();
  await userEvent.click(send());
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/Check the field code/),
  );
});

it('shows any other refusal below the fields, and removes it with the next try', async () => {
  answers = [{ code: 'FIELD_INVALID', params: { field: 'mobileNum' } }, { code: 'NETWORK' }];
  open();
  await fill();
  await userEvent.click(send());
  expect(await screen.findByText(/Check the field mobileNum/)).toBeVisible();
  await userEvent.click(send());
  expect(await screen.findByText(/^Network/i)).toBeVisible();
  expect(screen.queryByText(/mobileNum/)).toBeNull();
  await userEvent.click(send());
  await waitFor(() => expect(screen.queryByText(/^Network/i)).toBeNull());
  expect(sent).toHaveLength(3);
});

it('[4-49] says faults and refusals in the language that is chosen meanwhile', async () => {
  answers = [{ code: 'PASSWORD_WRONG' }];
  open();
  await fill();
  await userEvent.click(send());
  await screen.findByText(/The password is incorrect/);
  await userEvent.type(amount(), 'x');
  expect(await screen.findByText('Enter a whole amount.')).toBeVisible();
  await act(() => switchLanguage(i18n, 'CN'));
  expect(await screen.findByText('请输入整数。')).toBeVisible();
  expect(screen.queryByText(/The password is incorrect/)).toBeNull();
  expect(password()).toBeInvalid();
});

it('asks for decimals only where the currency has them', () => {
  const { rerender } = render(<MoneyField label="Amount" money={{ symbol: '₫', fractionDigits: 0 }} />);
  expect(amount()).toHaveAttribute('inputmode', 'numeric');
  rerender(<MoneyField label="Amount" money={{ symbol: 'KD', fractionDigits: 3 }} />);
  expect(amount()).toHaveAttribute('inputmode', 'decimal');
});
