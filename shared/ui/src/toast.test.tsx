import { act, fireEvent, render, screen } from '@testing-library/react';
import { describePart } from '../testing/conformance.tsx';
import { Modal } from './modal.tsx';
import { type Toast, Toasts } from './toast.tsx';

const saved: Toast = { id: 'a', text: 'Address copied', tone: 'win' };
const failed: Toast = { id: 'b', text: 'The deposit was not made. Your money is untouched.', tone: 'error' };

describePart(
  'Toasts',
  (root) => <Toasts toasts={[saved, failed]} onDismiss={() => {}} dismissLabel="Dismiss" {...root} />,
  'HTMLDivElement',
);

describe('Toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('puts errors into an alert and the rest into a status, both present from the start', () => {
    const { rerender } = render(<Toasts toasts={[]} onDismiss={() => {}} dismissLabel="Dismiss" />);
    const [alert, status] = [screen.getByRole('alert'), screen.getByRole('status')];
    rerender(<Toasts toasts={[saved, failed]} onDismiss={() => {}} dismissLabel="Dismiss" />);
    expect(alert).toHaveTextContent('The deposit was not made');
    expect(status).toHaveTextContent('Address copied');
  });

  it('is announced while a dialog is open, which hides the rest of the page', () => {
    const page = (open: boolean) => (
      <>
        <p>Beside it</p>
        <div>
          <Toasts toasts={[saved, failed]} onDismiss={() => {}} dismissLabel="Dismiss" />
        </div>
        <Modal open={open} onClose={() => {}} title="Transfer" closeLabel="Close" width={400}>
          Amount
        </Modal>
      </>
    );
    const { rerender } = render(page(false));
    rerender(page(true));
    expect(screen.getByText('Beside it').closest('[aria-hidden]')).not.toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('The deposit was not made');
    expect(screen.getByRole('status')).toHaveTextContent('Address copied');
  });

  it('a toast is removed after 5 s, an error stays', () => {
    const dismiss = jest.fn();
    render(<Toasts toasts={[saved, failed]} onDismiss={dismiss} dismissLabel="Dismiss" />);
    act(() => jest.advanceTimersByTime(4900));
    expect(dismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(60_000));
    expect(dismiss.mock.calls).toEqual([['a']]);
  });

  it('the timer pauses under the pointer', () => {
    const dismiss = jest.fn();
    render(<Toasts toasts={[saved]} onDismiss={dismiss} dismissLabel="Dismiss" />);
    const line = screen.getByText('Address copied').parentElement!;
    fireEvent.pointerEnter(line);
    act(() => jest.advanceTimersByTime(20_000));
    expect(dismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(line);
    act(() => jest.advanceTimersByTime(5000));
    expect(dismiss).toHaveBeenCalledWith('a');
  });
});
