import { createTestHost } from '@atrium/host/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GameGrid } from './game-grid.tsx';
import { sampleGame } from './testing.tsx';
import { lobbyLocales } from './texts.ts';

async function show(count: number) {
  const { Frame } = await createTestHost({ locales: { lobby: lobbyLocales } });
  render(
    <GameGrid
      games={Array.from({ length: count }, (_, index) => sampleGame({ gameId: `g${index}`, name: `Game ${index}` }))}
    />,
    { wrapper: Frame },
  );
}
// By tag: computing the roles of thousands of elements takes seconds here.
const items = () => [...screen.getByLabelText('Games').querySelectorAll('li')];

it('shows up to 200 cards as they are', async () => {
  await show(200);
  expect(items()).toHaveLength(200);
});

it('keeps only the cards near the window in the page above that, and says which they are of how many', async () => {
  await show(5000);
  await waitFor(() => expect(items().length).toBeLessThan(100), { timeout: 30_000 });
  expect(items()[0]).toHaveAttribute('aria-setsize', '5000');
  expect(items()[0]).toHaveAttribute('aria-posinset', '1');
});

it('keeps the card that has the focus while its row is scrolled out of sight', async () => {
  await show(5000);
  await waitFor(() => expect(items().length).toBeLessThan(100), { timeout: 30_000 });
  const first = screen.getByLabelText('Game 1');
  act(() => first.focus());
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 60_000 });
  act(() => void window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(screen.queryByLabelText('Game 2')).toBeNull(), { timeout: 30_000 });
  expect(first).toHaveFocus();
  // Without an end it would reach from its column to the edge of the list, over what is in view.
  const { position, gridColumn } = first.closest('li')!.style;
  expect([position, gridColumn]).toEqual(['absolute', '1 / 2']);
  expect(items().map((item) => item.getAttribute('aria-posinset'))[0]).toBe('2');
  // The game after it is not in the page: the next entry there is another one.
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(first).toHaveFocus();
  act(() => first.blur());
  await waitFor(() => expect(screen.queryByLabelText('Game 1')).toBeNull());
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
});
