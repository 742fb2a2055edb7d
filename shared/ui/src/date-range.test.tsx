import { fireEvent, render, screen, within } from '@testing-library/react';
import { describePart } from '../testing/conformance.tsx';
import { DayField } from './day-field.tsx';
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

describe('The calendar of a day', () => {
  const root = document.documentElement;
  afterEach(() => {
    root.lang = '';
  });

  it('[15-10] speaks the language of the page, and changes the day that is chosen in it', async () => {
    root.lang = 'th';
    const change = jest.fn();
    render(<DateRange {...part} max="2026-11-21" onChange={change} />);
    fireEvent.click(screen.getByRole('button', { name: 'วันอังคารที่ 3 พฤศจิกายน ค.ศ. 2026' }));
    const month = await screen.findByRole('grid', { name: /^พฤศจิกายน/ });
    expect(within(month).getAllByRole('columnheader', { hidden: true })[0]).toHaveAccessibleName('วันอาทิตย์');
    expect(screen.getByRole('button', { name: 'พฤศจิกายน 2026' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'วันพฤหัสบดีที่ 19 พฤศจิกายน ค.ศ. 2026' }));
    expect(change.mock.calls).toEqual([[{ from: '2026-11-01', to: '2026-11-19' }]]);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('[15-10] is walked by arrows, and Escape closes it', async () => {
    root.lang = 'en';
    render(<DateRange {...part} />);
    fireEvent.click(screen.getByRole('button', { name: 'Tuesday, November 3, 2026' }));
    await screen.findByRole('grid', { name: 'November 2026' });
    const day = (name: string) => screen.getByRole('button', { name });
    const third = screen.getAllByRole('button', { name: 'Tuesday, November 3, 2026' }).at(-1)!;
    expect(third).toHaveFocus();
    fireEvent.keyDown(third, { key: 'ArrowDown' });
    expect(day('Tuesday, November 10, 2026')).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });
});

describe('The calendar of a day, from right to left', () => {
  const root = document.documentElement;
  afterEach(() => {
    root.lang = '';
    root.dir = '';
  });

  it('[15-10] begins its week at the right edge, and the left arrow leads to the next day', async () => {
    root.lang = 'ar';
    root.dir = 'rtl';
    render(<DateRange {...part} />);
    fireEvent.click(screen.getByRole('button', { name: 'الثلاثاء، 3 نوفمبر 2026' }));
    const month = await screen.findByRole('grid', { name: 'نوفمبر 2026' });
    expect(month.closest('[dir]')).toHaveAttribute('dir', 'rtl');
    expect(within(month).getAllByRole('columnheader')[0]).toHaveAccessibleName('السبت');
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    press('ArrowLeft');
    expect(document.activeElement).toHaveAccessibleName('الأربعاء، 4 نوفمبر 2026');
    press('ArrowRight');
    press('ArrowRight');
    expect(document.activeElement).toHaveAccessibleName('الاثنين، 2 نوفمبر 2026');
    expect(document.activeElement).toHaveTextContent(/^2$/);
  });
});

describe('A day of a field', () => {
  it('[15-10] may be empty, opens at the nearest day that can be chosen, and offers years where months are many', async () => {
    const root = document.documentElement;
    root.lang = 'en';
    const change = jest.fn();
    const props = { label: 'Date of birth', today: '2026-11-21', min: '1900-01-01', max: '2005-11-21' };
    render(<DayField {...props} value="" onChange={change} />);
    expect(screen.getByLabelText('Date of birth')).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: 'Monday, November 21, 2005' }));
    fireEvent.change(await screen.findByRole('combobox', { name: 'year' }), { target: { value: '1990' } });
    fireEvent.click(screen.getByRole('button', { name: 'Saturday, November 17, 1990' }));
    expect(change.mock.calls).toEqual([['1990-11-17']]);
    root.lang = '';
  });
});
