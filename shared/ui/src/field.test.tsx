import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describePart } from '../testing/conformance.tsx';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const games = [
  { value: 'rng', label: 'Slots' },
  { value: 'live', label: 'Live' },
];

describePart(
  'TextField',
  (root) => <TextField label="Username" hint="At least 6 letters" {...root} />,
  'HTMLInputElement',
);
describePart(
  'TextField with an error',
  (root) => <TextField label="Username" error="Input cannot be empty" {...root} />,
  'HTMLInputElement',
);
describePart(
  'PasswordField',
  (root) => <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" {...root} />,
  'HTMLInputElement',
);
describePart('SearchField', (root) => <SearchField label="Search games" {...root} />, 'HTMLInputElement');
describePart('TextArea', (root) => <TextArea label="Comment" {...root} />, 'HTMLTextAreaElement');
describePart('Select', (root) => <Select label="Game" options={games} {...root} />, 'HTMLSelectElement');
describePart(
  'Select without a visible label',
  (root) => <Select label="Game" hideLabel options={games} placeholder="All games" {...root} />,
  'HTMLSelectElement',
);
describePart('Checkbox', (root) => <Checkbox label="Remember password" {...root} />, 'HTMLInputElement');
describePart('Switch', (root) => <Switch label="Sound" detail="In games" {...root} />, 'HTMLInputElement');
describePart(
  'RadioGroup',
  (root) => <RadioGroup label="Bank" options={games} value="rng" onChange={() => {}} {...root} />,
  'HTMLFieldSetElement',
);

describe('TextField', () => {
  it('associates hint and error with the input, and the error replaces the hint', () => {
    const { rerender } = render(<TextField label="Amount" hint="From P 100" />);
    const input = screen.getByRole('textbox', { name: 'Amount' });
    expect(input).toHaveAccessibleDescription('From P 100');
    expect(input).not.toBeInvalid();
    rerender(<TextField label="Amount" hint="From P 100" error="Too small" />);
    expect(input).toHaveAccessibleDescription('Too small');
    expect(input).toBeInvalid();
    expect(screen.queryByText('From P 100')).not.toBeInTheDocument();
  });

  it('announces an error: its live region exists before the error does', () => {
    const { rerender } = render(<TextField label="Amount" />);
    const region = screen.getByRole('alert');
    rerender(<TextField label="Amount" error="Too small" />);
    expect(region).toHaveTextContent('Too small');
  });

  it('marks a required input as required', () => {
    render(<TextField label="Amount" required />);
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBeRequired();
  });
});

describe('PasswordField', () => {
  it('shows and hides the typed password and keeps it', async () => {
    render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'Member-0001');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('Member-0001');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('choices', () => {
  it('a checkbox is toggled by its label and can show an error', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<Checkbox ref={ref} label="I agree to the terms" error="Please agree first" />);
    const box = screen.getByRole('checkbox', { name: 'I agree to the terms' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Please agree first');
    await userEvent.click(screen.getByText('I agree to the terms'));
    expect(ref.current).toBeChecked();
  });

  it('a radio group reports its choice', async () => {
    const choose = jest.fn();
    render(<RadioGroup label="Game" options={games} value="rng" onChange={choose} />);
    expect(screen.getByRole('group', { name: 'Game' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Live' }));
    expect(choose).toHaveBeenCalledWith('live');
  });

  it('a switch has the role switch', async () => {
    render(<Switch label="Sound" />);
    const sound = screen.getByRole('switch', { name: 'Sound' });
    await userEvent.click(sound);
    expect(sound).toBeChecked();
  });

  it('a select without a visible label still has its name and its first entry', async () => {
    render(<Select label="Game" hideLabel options={games} placeholder="All games" />);
    const select = screen.getByRole('combobox', { name: 'Game' });
    expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Live');
    expect(select).toHaveValue('live');
  });
});
