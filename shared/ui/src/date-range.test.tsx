import { fireEvent, render, screen } from '@testing-library/react';
import { describePart } from '../testing/conformance.tsx';
import { DateRange, type DateRangeProps } from './date-range.tsx';

const labels = {
  group: 'Period',
  from: 'From',
  to: 'To',
  previous7: 'Previous 7 days',
  next7: 'Next 7 days',
  previous30: 'Previous 30 days',
  next30: 'Next 30 days',
};
const part: DateRangeProps = {
  value: { from: '2026-11-01', to: '2026-11-03' },
  today: '2026-11-21',
  onChange: () => {},
  labels,
};

describePart('DateRange', (root) => <DateRange {...part} {...root} />, 'HTMLDivElement');

describe('DateRange', () => {
  it('[9-45] offers the previous and the next 7 and 30 days', () => {
    const change = jest.fn();
    render(<DateRange {...part} onChange={change} />);
    for (const name of ['Previous 7 days', 'Next 7 days', 'Previous 30 days', 'Next 30 days'])
      fireEvent.click(screen.getByRole('button', { name }));
    expect(change.mock.calls.flat()).toEqual([
      { from: '2026-11-15', to: '2026-11-21' },
      { from: '2026-11-21', to: '2026-11-27' },
      { from: '2026-10-23', to: '2026-11-21' },
      { from: '2026-11-21', to: '2026-12-20' },
    ]);
  });

  it('shows the chosen range and offers no days that cannot be chosen', () => {
    render(<DateRange {...part} value={{ from: '2026-11-15', to: '2026-11-21' }} max="2026-11-21" />);
    expect(screen.getByRole('button', { name: 'Previous 7 days' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Next 7 days' })).toBeDisabled();
  });

  it('keeps the days in order and within the longest range', () => {
    const change = jest.fn();
    render(<DateRange {...part} onChange={change} maxDays={31} />);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-10' } });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-09-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-12-24' } });
    expect(change.mock.calls.flat()).toEqual([
      { from: '2026-11-10', to: '2026-11-10' },
      { from: '2026-09-01', to: '2026-10-01' },
      { from: '2026-11-24', to: '2026-12-24' },
    ]);
  });
});
