import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describePart } from '../testing/conformance.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

describePart('Button', (root) => <Button {...root}>Deposit</Button>, 'HTMLButtonElement');
describePart('IconButton', (root) => <IconButton icon="eye" label="Hide balance" {...root} />, 'HTMLButtonElement');

describe('Button', () => {
  it('never submits a form unless its type is submit', () => {
    const submit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Reset</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(submit).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('does nothing while busy, keeps its focus and is announced as busy', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Pay</Button>);
    await userEvent.tab();
    rerender(
      <Button busy onClick={press}>
        Pay
      </Button>,
    );
    await userEvent.keyboard('{Enter}');
    const button = screen.getByRole('button', { name: 'Pay' });
    expect(press).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('a busy submit button does not send the form a second time', () => {
    const submit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(submit).not.toHaveBeenCalled();
  });
});
