import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describePart } from '../testing/conformance.tsx';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import type { DialogPhase } from './dialog-frame.tsx';
import { Modal } from './modal.tsx';
import { Sheet } from './sheet.tsx';

const nothing = () => {};

describePart(
  'Dialog',
  (root) => (
    <Dialog open onClose={nothing} title="Sign out" icon="warning" buttons={<Button>Cancel</Button>} {...root}>
      Your games are saved.
    </Dialog>
  ),
  'HTMLDivElement',
);
describePart(
  'Modal',
  (root) => (
    <Modal open onClose={nothing} title="Login" closeLabel="Close" {...root}>
      Form
    </Modal>
  ),
  'HTMLDivElement',
);
describePart(
  'Sheet',
  (root) => (
    <Sheet open onClose={nothing} title="Filters" closeLabel="Close" {...root}>
      Choices
    </Sheet>
  ),
  'HTMLDivElement',
);

function Opener({ onClose, ...rest }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        title="Sign out"
        {...rest}
        open={open}
        onClose={(by) => {
          onClose?.(by);
          setOpen(false);
        }}
      />
    </>
  );
}

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Sign out' });
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const pressCover = () => fireEvent.pointerDown(document.documentElement, { button: 0 });

describe('Dialog', () => {
  it('[4-51] passes through before-open, opened, before-close and closed in this order', async () => {
    const phases: DialogPhase[] = [];
    render(<Opener onPhase={(phase) => phases.push(phase)} />);
    expect(phases).toEqual([]);
    await openIt();
    await waitFor(() => expect(phases).toEqual(['before-open', 'opened']));
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(phases).toEqual(['before-open', 'opened', 'before-close', 'closed']);
  });

  it('[4-52] Escape closes a dialog that can be closed by click', async () => {
    const closed = jest.fn();
    render(<Opener onClose={closed} />);
    await openIt();
    await userEvent.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledWith('escape');
    await gone();
  });

  it('[4-52] Escape does not close others', async () => {
    const closed = jest.fn();
    render(<Opener onClose={closed} closable={false} />);
    const dialog = await openIt();
    await userEvent.keyboard('{Escape}');
    expect(closed).not.toHaveBeenCalled();
    expect(dialog).toBeInTheDocument();
  });

  it('[4-51] the cover of a dialog over another one is above that one, too', async () => {
    render(
      <>
        <Sheet open onClose={nothing} title="Bet slip" closeLabel="Close">
          Lines
        </Sheet>
        <Opener />
      </>,
    );
    fireEvent.click(screen.getByText('Open'));
    const above = await screen.findByRole('dialog', { name: 'Sign out' });
    const below = document.querySelector('[role=dialog]')!;
    const cover = [...document.querySelectorAll('[data-phase]:not([role])')].at(-1)!;
    const layer = (element: Element) => Number(getComputedStyle(element).zIndex);
    // Of equal layers, the later one in the document is above.
    const paints = (one: Element, over: Element) =>
      layer(one) > layer(over) ||
      (layer(one) === layer(over) && Boolean(over.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING));
    expect([paints(cover, below), paints(above, cover)]).toEqual([true, true]);
  });

  it('[4-53] Enter triggers the default button', async () => {
    const yes = jest.fn();
    const no = jest.fn();
    render(
      <Opener
        buttons={
          <>
            <Button onClick={no}>Cancel</Button>
            <Button dialogDefault onClick={yes}>
              Sign out
            </Button>
          </>
        }
      />,
    );
    await openIt();
    await userEvent.keyboard('{Enter}');
    expect(yes).toHaveBeenCalledTimes(1);
    expect(no).not.toHaveBeenCalled();
  });

  it('[4-53] Enter on another button presses that button', async () => {
    const yes = jest.fn();
    const no = jest.fn();
    render(
      <Opener
        buttons={
          <>
            <Button data-autofocus onClick={no}>
              Cancel
            </Button>
            <Button dialogDefault onClick={yes}>
              Sign out
            </Button>
          </>
        }
      />,
    );
    await openIt();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(no).toHaveBeenCalledTimes(1);
    expect(yes).not.toHaveBeenCalled();
  });

  it('[4-56] closes automatically after its timeout', async () => {
    jest.useFakeTimers();
    const closed = jest.fn();
    render(<Dialog open onClose={closed} title="Saved" timeout={3000} />);
    act(() => jest.advanceTimersByTime(500));
    act(() => jest.advanceTimersByTime(2400));
    expect(closed).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(700));
    expect(closed).toHaveBeenCalledWith('timeout');
    jest.useRealTimers();
  });

  it('[4-56] stays open without a timeout', () => {
    jest.useFakeTimers();
    const closed = jest.fn();
    render(<Dialog open onClose={closed} title="Saved" />);
    for (let hour = 0; hour < 3; hour++) act(() => jest.advanceTimersByTime(3_600_000));
    expect(closed).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('[4-57] a click on the cover closes it', async () => {
    const closed = jest.fn();
    render(<Opener onClose={closed} />);
    await openIt();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    pressCover();
    expect(closed).toHaveBeenCalledWith('cover');
    await gone();
  });

  it('[4-57] unless cover is false', async () => {
    const closed = jest.fn();
    render(<Opener onClose={closed} cover={false} />);
    const dialog = await openIt();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    pressCover();
    expect(closed).not.toHaveBeenCalled();
    expect(dialog).toBeInTheDocument();
  });

  it('[9-14] is 400 wide unless another width is given', () => {
    const { rerender } = render(<Dialog open onClose={nothing} title="Saved" />);
    expect(screen.getByRole('dialog')).toHaveStyle({ '--dialog-width': '400px' });
    rerender(<Dialog open onClose={nothing} title="Saved" width={520} />);
    expect(screen.getByRole('dialog')).toHaveStyle({ '--dialog-width': '520px' });
  });

  it('a warning is an alertdialog, described by its text', () => {
    render(
      <Dialog alert open onClose={nothing} title="Sign out">
        You can come back at any time.
      </Dialog>,
    );
    expect(screen.getByRole('alertdialog', { name: 'Sign out' })).toHaveAccessibleDescription(
      'You can come back at any time.',
    );
  });

  it('traps the focus and returns it', async () => {
    render(<Opener buttons={<Button>Cancel</Button>} />);
    const dialog = await openIt();
    await userEvent.tab();
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});

describe('Modal', () => {
  it('[9-13] is 600 wide and 300 high unless other sizes are given', () => {
    const { rerender } = render(
      <Modal open onClose={nothing} title="Login">
        Form
      </Modal>,
    );
    expect(screen.getByRole('dialog', { name: 'Login' })).toHaveStyle({
      '--modal-width': '600px',
      '--modal-height': '300px',
    });
    rerender(
      <Modal open onClose={nothing} title="Login" width={1040} height={720}>
        Form
      </Modal>,
    );
    expect(screen.getByRole('dialog', { name: 'Login' })).toHaveStyle({
      '--modal-width': '1040px',
      '--modal-height': '720px',
    });
  });

  it('closes by its button', async () => {
    const closed = jest.fn();
    render(
      <Modal open onClose={closed} title="Login" closeLabel="Close">
        Form
      </Modal>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toHaveBeenCalledWith('button');
  });

  it('focuses its first input', async () => {
    render(
      <Modal open onClose={nothing} title="Login" closeLabel="Close">
        <input aria-label="Username" />
      </Modal>,
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus());
  });
});

function Two({ first, second }: { first: boolean; second: boolean }) {
  return (
    <>
      <Modal open={first} onClose={nothing} title="Personal center">
        Pages
      </Modal>
      <Dialog open={second} onClose={nothing} title="Sign out" />
    </>
  );
}

describe('several at once', () => {
  // What is left where the scroll bar was is dimmed exactly as long.
  const locked = () => {
    const { overflow, backgroundColor } = document.documentElement.style;
    expect(backgroundColor !== '').toBe(overflow === 'hidden');
    return overflow === 'hidden';
  };

  it('[4-54] the page scroll is locked while one is open and released after the last one closes', async () => {
    const { rerender } = render(<Two first={false} second={false} />);
    expect(locked()).toBe(false);
    rerender(<Two first second={false} />);
    expect(locked()).toBe(true);
    rerender(<Two first second />);
    rerender(<Two first={false} second />);
    await waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1));
    expect(locked()).toBe(true);
    rerender(<Two first={false} second={false} />);
    await waitFor(() => expect(locked()).toBe(false));
  });

  it('Escape closes only the topmost one', async () => {
    const lower = jest.fn();
    const upper = jest.fn();
    render(
      <Modal open onClose={lower} title="Personal center">
        <Dialog open onClose={upper} title="Sign out" />
      </Modal>,
    );
    await screen.findByRole('dialog', { name: 'Sign out' });
    await userEvent.keyboard('{Escape}');
    expect(upper).toHaveBeenCalledTimes(1);
    expect(lower).not.toHaveBeenCalled();
  });
});
