import { render, screen } from '@testing-library/react';

it('renders Emotion styles and knows the matchers of the page', () => {
  render(<p css={{ color: 'rgb(1, 2, 3)' }}>shown</p>);
  expect(screen.getByText('shown')).toBeVisible();
  expect(screen.getByText('shown')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
});

it('has the interfaces of a browser', async () => {
  expect(new TextDecoder().decode(new TextEncoder().encode('贏'))).toBe('贏');
  expect(structuredClone({ at: new Date(0) })).toEqual({ at: new Date(0) });
  expect(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode('x')))).toHaveLength(32);
  expect(matchMedia('(min-width: 1px)').matches).toBe(false);
  expect(typeof IntersectionObserver).toBe('function');
  expect(typeof ResizeObserver).toBe('function');
  expect(await new Response('{"ok":true}').json()).toEqual({ ok: true });
  const controller = new AbortController();
  controller.abort();
  await expect(fetch('http://127.0.0.1:9/', { signal: controller.signal })).rejects.toThrow('abort');
});

it('carries a message from one channel to another of the same name', async () => {
  const [one, two] = [new BroadcastChannel('news'), new BroadcastChannel('news')];
  const received = new Promise((resolve) => {
    two.onmessage = (event) => resolve(event.data);
  });
  one.postMessage({ balance: '100' });
  expect(await received).toEqual({ balance: '100' });
});

it('opens and closes a dialog element', () => {
  render(<dialog>question</dialog>);
  const dialog = screen.getByText<HTMLDialogElement>('question');
  const closed = jest.fn();
  dialog.addEventListener('close', closed);
  dialog.showModal();
  expect(dialog.open).toBe(true);
  dialog.close('yes');
  expect([dialog.open, dialog.returnValue, closed.mock.calls.length]).toEqual([false, 'yes', 1]);
});
