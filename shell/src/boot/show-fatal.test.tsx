import { screen } from '@testing-library/react';
import { showBarePage, showFatal } from './show-fatal.ts';

it('replaces the portal with the cause and two buttons, in the language of the page', async () => {
  document.documentElement.lang = 'zh';
  document.body.innerHTML = '<div>half a portal</div>';
  showFatal(new Error('The page came without its data.'));
  expect(await screen.findByRole('heading', { name: '网站无法启动' })).toHaveFocus();
  expect(screen.getByText('The page came without its data.')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(screen.queryByText('half a portal')).toBeNull();
});

it('shows the cause and a retry where even that page cannot be fetched', () => {
  showBarePage('offline');
  expect(document.body).toHaveTextContent('offline');
  expect(screen.getByRole('button', { name: '↻ Try again' })).toBeVisible();
});
