import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describePart } from '../testing/conformance.tsx';
import { Button } from './button.tsx';
import { Carousel } from './carousel.tsx';
import { Chip } from './chip.tsx';
import { CountdownText } from './countdown-text.tsx';
import { Disclosure } from './disclosure.tsx';
import { EmptyState } from './empty-state.tsx';
import { FaultPage } from './fault-page.tsx';
import { HeroBanner } from './hero-banner.tsx';
import { InfiniteList } from './infinite-list.tsx';
import { Note } from './note.tsx';
import { Progress } from './progress.tsx';
import { RouteBar } from './route-bar.tsx';
import { Stats } from './stat.tsx';
import { StateMark } from './state-mark.tsx';
import { Stepper } from './stepper.tsx';
import { Tooltip } from './tooltip.tsx';

const slides = ['Draw', 'Cashback', 'Cup'].map((name) => ({ key: name, content: <a href={`#${name}`}>{name}</a> }));
const carousel = {
  slides,
  labels: {
    region: 'Promotions',
    pause: 'Pause',
    play: 'Play',
    slide: (at: number, of: number) => `Slide ${at} of ${of}`,
  },
};
const stepper = { label: 'Stake', lessLabel: 'Less', moreLabel: 'More', onChange: () => {} };

describePart('Carousel', (root) => <Carousel {...carousel} {...root} />);
describePart(
  'Chip',
  (root) => (
    <Chip pressed count={8} {...root}>
      New
    </Chip>
  ),
  'HTMLButtonElement',
);
describePart(
  'CountdownText',
  (root) => <CountdownText until={Date.now() + 5000} aria-label="Closes in" {...root} />,
  'HTMLSpanElement',
);
describePart(
  'Disclosure',
  (root) => (
    <Disclosure title="Bank notice" open onToggle={() => {}} {...root}>
      All paid.
    </Disclosure>
  ),
  'HTMLDivElement',
);
describePart(
  'EmptyState',
  (root) => (
    <EmptyState title="No rounds yet" text="They appear here." action={<a href="/rng">Find a game</a>} {...root} />
  ),
  'HTMLDivElement',
);
describePart('FaultPage', (root) => (
  <FaultPage
    title="Game under maintenance"
    cause="The vendor does not answer."
    money="Your money is in your wallet."
    {...root}
  />
));
describePart(
  'HeroBanner',
  (root) => <HeroBanner scene={<svg aria-hidden="true" />} kicker="Delta Six" title="Tonight's draw" {...root} />,
  'HTMLDivElement',
);
describePart(
  'InfiniteList',
  (root) => (
    <InfiniteList more={false} onMore={() => {}} {...root}>
      Games
    </InfiniteList>
  ),
  'HTMLDivElement',
);
describePart(
  'Note',
  (root) => (
    <Note tone="warn" title="Limit near" {...root}>
      P 200 left today.
    </Note>
  ),
  'HTMLDivElement',
);
describePart('Progress', (root) => <Progress label="Export" value={0.3} text="12 of 40" {...root} />, 'HTMLDivElement');
describePart('RouteBar', (root) => <RouteBar active label="Loading the page" {...root} />, 'HTMLDivElement');
describePart(
  'Stats',
  (root) => <Stats stats={[{ key: 'a', label: 'Staked', value: 'P 1,284.40' }]} {...root} />,
  'HTMLDListElement',
);
describePart(
  'StateMark',
  (root) => (
    <StateMark state="good" {...root}>
      Won
    </StateMark>
  ),
  'HTMLSpanElement',
);
describePart('Stepper', (root) => <Stepper {...stepper} value={2} {...root} />, 'HTMLInputElement');
describePart(
  'Tooltip',
  (root) => (
    <Tooltip text="Paid back to you" {...root}>
      <button type="button">Return</button>
    </Tooltip>
  ),
  'HTMLSpanElement',
);

describe('CountdownText', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => jest.useRealTimers());

  it('ticks on the seconds of its moment, is marked when near, ends once', () => {
    const end = jest.fn();
    render(<CountdownText until={1_000_000 + 61_500} onEnd={end} />);
    const time = screen.getByRole('timer');
    expect(time).toHaveTextContent('00:01:02');
    expect(time).toHaveAttribute('data-near', 'false');
    act(() => jest.advanceTimersByTime(1500));
    expect(time).toHaveTextContent('00:01:00');
    expect(time).toHaveAttribute('data-near', 'true');
    for (let second = 0; second < 70; second++) act(() => jest.advanceTimersByTime(1000));
    expect(time).toHaveTextContent('00:00:00');
    expect(end).toHaveBeenCalledTimes(1);
  });

  it("uses the server's clock", () => {
    render(<CountdownText until={1_000_000 + 60_000} offset={30_000} />);
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:30');
  });

  it('does not end again if it is over from the start', () => {
    const end = jest.fn();
    render(<CountdownText until={1} onEnd={end} />);
    act(() => jest.advanceTimersByTime(3000));
    expect(end).not.toHaveBeenCalled();
  });
});

describe('Carousel', () => {
  const shown = () => screen.getAllByRole('link').map((link) => link.textContent);
  const reduced = (yes: boolean) => {
    window.matchMedia = (() => ({ matches: yes })) as never;
  };
  const before = window.matchMedia;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    window.matchMedia = before;
  });
  const current = () =>
    screen
      .getAllByRole('button')
      .find((button) => button.hasAttribute('aria-current'))
      ?.getAttribute('aria-label');

  it('moves automatically, can be paused, and follows its buttons', () => {
    reduced(false);
    render(<Carousel {...carousel} interval={1000} />);
    act(() => jest.advanceTimersByTime(1000));
    expect(current()).toBe('Slide 2 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => jest.advanceTimersByTime(5000));
    expect(current()).toBe('Slide 2 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 3' }));
    expect(current()).toBe('Slide 3 of 3');
    expect(shown()).toContain('Cup');
  });

  it('does not move for a visitor who prefers reduced motion', () => {
    reduced(true);
    render(<Carousel {...carousel} interval={1000} />);
    act(() => jest.advanceTimersByTime(9000));
    expect(current()).toBe('Slide 1 of 3');
  });

  it('hidden slides cannot be focused', () => {
    reduced(false);
    const { container } = render(<Carousel {...carousel} />);
    expect([...container.querySelectorAll('[role=group]')].map((slide) => slide.hasAttribute('inert'))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('Progress', () => {
  it('exposes its value, or that it has none', () => {
    const { rerender } = render(<Progress label="Export" value={0.304} text="12 of 40" />);
    expect(screen.getByRole('progressbar', { name: 'Export' })).toHaveAttribute('aria-valuenow', '30');
    rerender(<Progress label="Export" />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });
});

describe('Stepper', () => {
  it('steps by buttons and arrows, and stays within its bounds', async () => {
    const change = jest.fn();
    render(<Stepper {...stepper} value={9} min={1} max={10} step={2} onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Stake' }), '{ArrowDown}');
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '4' } });
    expect(change.mock.calls.flat()).toEqual([10, 7, 4]);
  });
});

describe('Tooltip', () => {
  it('describes the focused element, and Escape hides it', async () => {
    render(
      <Tooltip text="Paid back to you">
        <button type="button">Return</button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Paid back to you');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});

describe('Disclosure', () => {
  it('expands at a press on its line', async () => {
    const toggle = jest.fn();
    render(
      <Disclosure title="Bank notice" open={false} onToggle={toggle}>
        All paid.
      </Disclosure>,
    );
    expect(screen.queryByText('All paid.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Bank notice', expanded: false }));
    expect(toggle).toHaveBeenCalledWith(true);
  });
});

describe('InfiniteList', () => {
  it('requests more near its end, but not while more is loading or when there is none', () => {
    const ask = jest.fn();
    const { rerender } = render(
      <InfiniteList more onMore={ask}>
        Games
      </InfiniteList>,
    );
    expect(ask).toHaveBeenCalledTimes(1);
    rerender(
      <InfiniteList more busy onMore={ask}>
        Games
      </InfiniteList>,
    );
    fireEvent.scroll(window);
    rerender(
      <InfiniteList more={false} onMore={ask}>
        Games
      </InfiniteList>,
    );
    fireEvent.scroll(window);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('FaultPage', () => {
  it('has its heading and its buttons', () => {
    render(
      <FaultPage
        title="Game under maintenance"
        cause="The vendor does not answer."
        actions={<Button>Try again</Button>}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Game under maintenance' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
