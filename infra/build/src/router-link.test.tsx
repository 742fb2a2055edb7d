import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Link as PublishedLink, MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router';
import { Link } from './router-link.ts';

function Where() {
  const { pathname, search, state } = useLocation();
  return <output>{[useNavigationType(), pathname + search, JSON.stringify(state)].join(' ')}</output>;
}

const LINKS = [
  { to: '/rng?page=PG#top' },
  { to: 'detail' },
  { to: '..' },
  { to: '..', relative: 'path' },
  { to: { pathname: '/vip', search: '?tab=2' } },
  { to: '/vip', replace: true, state: { from: 'menu' } },
  { to: '/lobby/games' },
  { to: '/vip', target: '_blank', rel: 'noopener' },
  { to: '/vip', target: '_self' },
  { to: '/vip', reloadDocument: true },
  { to: 'https://other.test/x' },
  { to: '//other.test/x' },
  { to: 'mailto:help@atrium.test' },
  { to: '/vip', onClick: (event: { preventDefault(): void }) => event.preventDefault() },
] as const;

/** The address of a link, whether the router follows a press, and to where. */
function pressed(Component: typeof PublishedLink, props: (typeof LINKS)[number], press: object = {}) {
  const { unmount } = render(
    <MemoryRouter initialEntries={['/lobby/games']}>
      <Where />
      <Routes>
        <Route path="/lobby/*" element={<Component {...props}>Press</Component>} />
        <Route path="*" element="Another page" />
      </Routes>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  const attributes = ['href', 'target', 'rel'].map((name) => link.getAttribute(name));
  const left = fireEvent.click(link, { button: 0, ...press });
  const seen = [...attributes, left, screen.getByRole('status').textContent];
  unmount();
  return seen;
}

beforeEach(() => {
  // jsdom can't navigate, which is what a press that the router leaves alone asks for.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it.each(LINKS)('does what the published link does: %j', (props) => {
  expect(pressed(Link as typeof PublishedLink, props)).toEqual(pressed(PublishedLink, props));
});

it('leaves a press with a modifier or another button to the browser', () => {
  for (const press of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    const seen = pressed(Link as typeof PublishedLink, { to: '/vip' } as never, press);
    expect(seen).toEqual(pressed(PublishedLink, { to: '/vip' } as never, press));
    expect(seen.at(-1)).toBe('POP /lobby/games null');
  }
});

it('passes its reference and its attributes on to the anchor', () => {
  const anchor = createRef<HTMLAnchorElement>();
  render(
    <MemoryRouter>
      <Link ref={anchor} to="/vip" aria-label="VIP" className="entry" />
    </MemoryRouter>,
  );
  expect(anchor.current).toBe(screen.getByRole('link', { name: 'VIP' }));
  expect(anchor.current).toHaveClass('entry');
});
