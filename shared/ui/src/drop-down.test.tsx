import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describePart } from '../testing/conformance.tsx';
import { Button } from './button.tsx';
import { DropDown } from './drop-down.tsx';
import { Menu } from './menu.tsx';

const vendors = () => (
  <>
    <a href="#cpl">Copperline</a>
    <a href="#pg">Pavo Works</a>
  </>
);

describePart(
  'DropDown',
  (root) => (
    <DropDown
      label="Slots vendors"
      trigger={(bind) => (
        <a href="#rng" {...bind}>
          RNG
        </a>
      )}
      {...root}
    >
      {vendors}
    </DropDown>
  ),
  'HTMLDivElement',
);

const Navigation = () => (
  <>
    <DropDown
      label="Slots vendors"
      trigger={(bind) => (
        <a href="#rng" {...bind}>
          RNG
        </a>
      )}
    >
      {vendors}
    </DropDown>
    <a href="#live">LIVE</a>
  </>
);
const rng = () => screen.getByRole('link', { name: 'RNG' });

describe('DropDown by hover', () => {
  it('opens under the pointer and closes when the pointer leaves', async () => {
    render(<Navigation />);
    expect(screen.queryByRole('link', { name: 'Copperline' })).not.toBeInTheDocument();
    await userEvent.hover(rng());
    expect(await screen.findByRole('group', { name: 'Slots vendors' })).toBeInTheDocument();
    expect(rng()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.unhover(rng());
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
  });

  it('opens by Arrow down to its first entry, moves by arrows, closes by Escape back to the link', async () => {
    render(<Navigation />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Copperline' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Pavo Works' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(rng()).toHaveFocus();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('lets Tab move on, and closes when the focus leaves', async () => {
    render(<Navigation />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'LIVE' })).toHaveFocus();
    act(() => rng().focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'LIVE' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
  });
});

describe('DropDown by press', () => {
  it('opens and closes by its button and can be closed from inside', async () => {
    render(
      <DropDown
        opens="press"
        label="Languages"
        trigger={(bind) => (
          <button type="button" {...bind}>
            Language
          </button>
        )}
      >
        {(close) => (
          <button type="button" onClick={close}>
            English
          </button>
        )}
      </DropDown>,
    );
    const button = screen.getByRole('button', { name: 'Language' });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await userEvent.click(button);
    await userEvent.click(document.body);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});

function LateVendors() {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArrived(true), 20);
    return () => clearTimeout(timer);
  }, []);
  return arrived ? vendors() : null;
}

it('focuses the first entry also when it is rendered after the panel', async () => {
  render(
    <DropDown
      label="Slots vendors"
      trigger={(bind) => (
        <a href="#rng" {...bind}>
          RNG
        </a>
      )}
    >
      {() => <LateVendors />}
    </DropDown>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.queryByRole('link', { name: 'Copperline' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Copperline' })).toHaveFocus());
});

describe('Menu', () => {
  it('opens by keyboard, runs an action and closes', async () => {
    const copy = jest.fn();
    render(
      <Menu
        trigger={<Button>Actions</Button>}
        items={[
          { id: 'a', label: 'Copy number', icon: 'copy', onSelect: copy },
          { id: 'b', label: 'Hide', checked: true, onSelect: () => {}, apart: true },
        ]}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Hide' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy number' }));
    expect(copy).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });
});
