import { act, render, screen } from '@testing-library/react';
import { describePart } from '../testing/conformance.tsx';
import { Money } from './money.tsx';

describePart('Money', (root) => <Money text="P 1,234.50" tone="own" {...root} />, 'HTMLSpanElement');

const motion = (reduced: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: reduced && query.includes('reduce') })) as never;
};
const before = window.matchMedia;
afterEach(() => {
  window.matchMedia = before;
  jest.useRealTimers();
});

describe('Money', () => {
  it('counts to the new amount, shows the difference for a second, and then rests', () => {
    jest.useFakeTimers();
    motion(false);
    const { rerender, container } = render(<Money counts text="P 100.00" />);
    rerender(<Money counts text="P 300.00" change="+ P 200.00" />);
    act(() => jest.advanceTimersByTime(100));
    expect(container.querySelector('[aria-hidden]')?.textContent).toMatch(/^P (1[0-9]{2}|2[0-9]{2})\.\d\d$/);
    expect(screen.getByText('P 300.00')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(300));
    expect(container).toHaveTextContent('P 300.00+ P 200.00');
    act(() => jest.advanceTimersByTime(1000));
    expect(container.textContent).toBe('P 300.00');
  });

  it('[15-07] is one line with its currency, and of a size that fits any amount into its place', () => {
    const text = 'P\u00a09,876,543,210.12';
    const { container } = render(<Money fit text={text} />);
    const place = container.firstElementChild as HTMLElement;
    expect(place.style.getPropertyValue('--characters')).toBe(String(text.length));
    expect(getComputedStyle(screen.getByText(text, { normalizer: (own) => own })).whiteSpace).toBe('nowrap');
  });

  it('neither counts nor flashes for a visitor who prefers reduced motion', () => {
    jest.useFakeTimers();
    motion(true);
    const { rerender, container } = render(<Money counts text="P 100.00" />);
    rerender(<Money counts text="P 300.00" change="+ P 200.00" />);
    act(() => jest.advanceTimersByTime(16));
    expect(container.textContent).toBe('P 300.00');
  });
});
