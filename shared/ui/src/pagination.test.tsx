import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describePart } from '../testing/conformance.tsx';
import { Pagination } from './pagination.tsx';

const labels = {
  navigation: 'Pages',
  first: 'First',
  prev: 'Prev',
  next: 'Next',
  last: 'Last',
  page: (page: number) => `Page ${page}`,
};

describePart(
  'Pagination',
  (root) => <Pagination page={4} pages={20} onPage={() => {}} labels={labels} {...root} />,
  'HTMLElement',
);

function Turned({ start, onPage }: { start: number; onPage: (page: number) => void }) {
  const [page, setPage] = useState(start);
  return (
    <Pagination
      page={page}
      pages={20}
      labels={labels}
      onPage={(to) => {
        onPage(to);
        setPage(to);
      }}
    />
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const present = () => screen.getByRole('button', { current: 'page' }).textContent;

describe('Pagination', () => {
  it('[4-77] moves to the previous and to the next page', async () => {
    render(<Turned start={5} onPage={() => {}} />);
    await press('Next');
    expect(present()).toBe('6');
    await press('Prev');
    await press('Prev');
    expect(present()).toBe('4');
  });

  it('[4-78] moves to the first and to the last page', async () => {
    render(<Turned start={5} onPage={() => {}} />);
    await press('Last');
    expect(present()).toBe('20');
    await press('First');
    expect(present()).toBe('1');
  });

  it('[4-79] does nothing at the bounds', async () => {
    const onPage = jest.fn();
    const { unmount } = render(<Turned start={1} onPage={onPage} />);
    await press('Prev');
    await press('First');
    expect(screen.getByRole('button', { name: 'Prev' })).toHaveAttribute('aria-disabled', 'true');
    unmount();
    render(<Turned start={20} onPage={onPage} />);
    await press('Next');
    await press('Last');
    await press('Page 20');
    expect(onPage).not.toHaveBeenCalled();
  });

  it('[9-37] has the labels Prev, Next, First and Last, and an ellipsis for omitted pages', () => {
    render(<Turned start={10} onPage={() => {}} />);
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['First', 'Prev', '1', '9', '10', '11', '20', 'Next', 'Last']);
    expect(screen.getAllByText('…')).toHaveLength(2);
  });

  it('moves to the pressed page', async () => {
    render(<Turned start={10} onPage={() => {}} />);
    await press('Page 11');
    expect(present()).toBe('11');
  });
});
