import { host } from '@atrium/host';
import { screen, within } from '@testing-library/react';
import { createShellHost } from '../testing/shell-host.tsx';
import { DialogHost } from './dialog-host.tsx';

const buttons = [
  { label: 'Continue', value: 'go' },
  { label: 'Stay', value: 'stay' },
];

it('[4-55] a dialog has an icon, a title, clean html and buttons, and resolves to the button that was pressed', async () => {
  const shell = await createShellHost();
  shell.show(<DialogHost />);
  const answer = host().dialog({
    icon: 'warning',
    title: 'Leave the game?',
    html: '<p>Your <b>round</b> goes on.</p><img src="/x.png" onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">more</a>',
    buttons,
  });
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave the game?' });
  expect(await within(dialog).findByText('round')).toHaveProperty('tagName', 'B');
  expect(dialog.innerHTML).not.toMatch(/onerror|<script|javascript:/);
  expect(dialog.querySelector('svg')).not.toBeNull();
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Continue', 'Stay']));
  await shell.user.click(within(dialog).getByRole('button', { name: 'Stay' }));
  expect(await answer).toBe('stay');
});

it('an information dialog is not an alert, and Escape resolves it to null', async () => {
  const shell = await createShellHost();
  shell.show(<DialogHost />);
  const answer = host().dialog({ icon: 'info', title: 'Hello', text: 'Plain <b>text</b>', buttons });
  expect(await screen.findByRole('dialog', { name: 'Hello' })).toHaveTextContent('Plain <b>text</b>');
  await shell.user.keyboard('{Escape}');
  expect(await answer).toBeNull();
});
