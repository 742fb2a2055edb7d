import { act, render, screen, waitFor } from '@testing-library/react';
import { describePart } from '../testing/conformance.tsx';
import { CoverCard } from './cover-card.tsx';
import { Picture } from './picture.tsx';

/* jsdom has neither layout nor image loading: both interfaces of the window are replaced. */
let margins: (string | undefined)[] = [];
let comeNear: (() => void)[] = [];
let broken: RegExp = /never/;
const asked: string[] = [];

beforeEach(() => {
  margins = [];
  comeNear = [];
  asked.length = 0;
  broken = /never/;
  window.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margins.push(options?.rootMargin);
      comeNear.push(() => seen([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as never;
  window.Image = class {
    onload?: () => void;
    onerror?: () => void;
    set src(address: string) {
      asked.push(address);
      queueMicrotask(() => (broken.test(address) ? this.onerror?.() : this.onload?.()));
    }
  } as never;
});

describePart('Picture', (root) => <Picture src="/c.svg" alt="Ember Fox" eager {...root} />, 'HTMLSpanElement');
describePart(
  'CoverCard',
  (root) => <CoverCard src="/c.svg" name="Ember Fox" caption="From P 0.20" tag="New" {...root} />,
  'HTMLElement',
);

describe('Picture', () => {
  it('[9-16] requests the image when it is within 1.3 windows of the view, not before', async () => {
    render(<Picture src="/far.svg" alt="Ember Fox" />);
    expect(margins).toEqual(['30% 0px']);
    expect(asked).toEqual([]);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    act(() => comeNear[0]!());
    expect(await screen.findByRole('img', { name: 'Ember Fox' })).toHaveAttribute('src', '/far.svg');
    expect(asked).toEqual(['/far.svg']);
  });

  it("a picture in view from the start is part of the page's first rendering", () => {
    render(<Picture src="/first.svg" alt="Ember Fox" eager />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/first.svg');
  });

  it('tries the next address when one fails, and shows the fallback after the last', async () => {
    broken = /cdn/;
    const { rerender, container } = render(<Picture src={['/cdn1/x.svg', '/own/x.svg']} alt="X" fallback="none" />);
    act(() => comeNear[0]!());
    expect(await screen.findByRole('img')).toHaveAttribute('src', '/own/x.svg');
    expect(asked.filter((address) => address === '/cdn1/x.svg')).toHaveLength(3);
    rerender(<Picture src="/cdn2/x.svg" alt="X" fallback="No picture" />);
    expect(await screen.findByText('No picture')).toBeInTheDocument();
    await waitFor(() => expect(container.firstChild).toHaveAttribute('data-state', 'failed'));
  });
});

describe('CoverCard', () => {
  it('is opened by one control with the name of the game', () => {
    const open = jest.fn();
    render(
      <CoverCard
        src="/c.svg"
        name="Ember Fox"
        onOpen={open}
        action={<button type="button" aria-label="Favourite" />}
      />,
    );
    screen.getByRole('button', { name: 'Ember Fox' }).click();
    expect(open).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Ember Fox' })).not.toContainElement(
      screen.getByRole('button', { name: 'Favourite' }),
    );
  });

  it('a closed card shows that it is closed, and no details', () => {
    render(<CoverCard src="/c.svg" name="Ember Fox" closed="Back at 21:30" detail="Return 96.2 %" />);
    expect(screen.getByText('Back at 21:30')).toBeInTheDocument();
    expect(screen.queryByText('Return 96.2 %')).not.toBeInTheDocument();
  });
});
