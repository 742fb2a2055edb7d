import { screen } from '@testing-library/react';
import { act } from 'react';
import { createShellHost, type ShellHost } from '../testing/shell-host.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { connectionAtom, newVersionAtom } from './connection.state.ts';

let shell: ShellHost;
beforeEach(async () => {
  shell = await createShellHost();
});
const bar = () => screen.getByRole('status', { name: 'Connection' });

it('announces the state of the connection in a live region that is always present', () => {
  shell.show(<ConnectionBar />, '/rng');
  expect(bar()).toBeEmptyDOMElement();
  act(() => shell.store.set(connectionAtom, 'offline'));
  expect(bar()).toHaveTextContent("You're offline");
  expect(screen.getByRole('link', { name: 'What works offline' })).toHaveAttribute('href', '/offline');
  act(() => shell.store.set(connectionAtom, 'back'));
  expect(bar()).toHaveTextContent("You're back online");
  act(() => shell.store.set(connectionAtom, 'slow'));
  expect(bar()).toHaveTextContent('Your connection is slow');
  act(() => shell.store.set(connectionAtom, 'online'));
  expect(bar()).toBeEmptyDOMElement();
});

it('has no link from the offline page to itself', () => {
  shell.show(<ConnectionBar />, '/offline');
  act(() => shell.store.set(connectionAtom, 'offline'));
  expect(screen.queryByRole('link')).toBeNull();
});

it("changes over to a new version at the member's click, and is hidden when the member chooses later", async () => {
  const changeOver = jest.fn();
  shell.show(<ConnectionBar />);
  act(() => shell.store.set(newVersionAtom, { changeOver }));
  await shell.user.click(screen.getByRole('button', { name: 'Update now' }));
  expect(changeOver).toHaveBeenCalledTimes(1);
  await shell.user.click(screen.getByRole('button', { name: 'Later' }));
  expect(bar()).toBeEmptyDOMElement();
});
