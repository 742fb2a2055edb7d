import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describePart } from '../testing/conformance.tsx';
import { type Column, Table } from './table.tsx';

interface Round {
  id: string;
  game: string;
  stake: string;
}
const rounds: Round[] = [
  { id: 'r1', game: 'Ember Fox', stake: 'P 2.00' },
  { id: 'r2', game: 'Pick Three', stake: 'P 20.00' },
];
const columns: Column<Round>[] = [
  { key: 'game', head: 'Game', cell: (round) => round.game, phone: 'lead', total: 'This page' },
  { key: 'stake', head: 'Stake', cell: (round) => round.stake, align: 'end', total: 'P 22.00' },
];
const part = { caption: 'Betting record', columns, rows: rounds, rowKey: (round: Round) => round.id };

const cellOf = (row: RegExp, index: number) =>
  within(screen.getByRole('row', { name: row })).getAllByRole('cell')[index]!;
/** The rules for a phone that match an element. */
const onPhone = (element: HTMLElement): CSSStyleDeclaration[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => element.matches(selectorText))
    .map(({ style }) => style);

describePart('Table', (root) => <Table {...part} {...root} />, 'HTMLTableElement');
describePart(
  'Table without rows',
  (root) => <Table {...part} rows={[]} empty="No rounds yet" {...root} />,
  'HTMLTableElement',
);

describe('Table', () => {
  it('is a named table with headings, rows and totals', () => {
    render(<Table {...part} />);
    const table = screen.getByRole('table', { name: 'Betting record' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Game', 'Stake']);
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(within(table).getByText('P 22.00')).toBeInTheDocument();
  });

  it('shows neither totals nor rows when there is nothing', () => {
    render(<Table {...part} rows={[]} empty="No rounds yet" />);
    expect(screen.getByText('No rounds yet')).toBeInTheDocument();
    expect(screen.queryByText('P 22.00')).not.toBeInTheDocument();
  });

  it('leaves out a cell without content on a phone, where its label would be alone', () => {
    const remark: Column<Round> = { key: 'remark', head: 'Remark', cell: ({ id }) => (id === 'r2' ? 'Void' : '') };
    render(<Table {...part} columns={[...columns, remark]} />);
    expect(onPhone(cellOf(/Ember Fox/, 2)).map(({ display }) => display)).toContain('none');
    expect(onPhone(cellOf(/Pick Three/, 2)).map(({ display }) => display)).not.toContain('none');
  });

  it('puts the quiet cells below lead and aside on a phone, whatever the order of the columns', () => {
    const places = ['under-aside', 'aside', 'under-lead', 'lead'] as const;
    const cells = places.map((phone): Column<Round> => ({ key: phone, head: phone, cell: () => phone, phone }));
    render(<Table {...part} columns={cells} />);
    const order = (index: number) =>
      Math.min(...onPhone(screen.getAllByRole('cell')[index]!).map((style) => Number(style.getPropertyValue('order'))));
    expect(places.toSorted((one, other) => order(places.indexOf(one)) - order(places.indexOf(other)))).toEqual([
      'lead',
      'aside',
      'under-lead',
      'under-aside',
    ]);
  });

  it('begins each group of rows with a head on a phone, and has none on a wide screen', () => {
    const four = [...rounds, { ...rounds[0]!, id: 'r3' }, { ...rounds[1]!, id: 'r4' }];
    const days: Record<string, string> = { r1: 'Today', r2: 'Today', r3: 'Yesterday', r4: 'Yesterday' };
    const table = () => <Table {...part} rows={four} groupOf={({ id }) => days[id]!} />;
    const { rerender } = render(table());
    expect(screen.queryByRole('rowheader')).toBeNull();
    const before = window.matchMedia;
    window.matchMedia = (media) => Object.assign(before(media), { matches: media.includes('max-width') });
    rerender(table());
    window.matchMedia = before;
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Today', 'Yesterday']);
    // The heading, two heads, four rows, the totals.
    expect(screen.getAllByRole('row')).toHaveLength(8);
  });

  it('a row with details is reachable by Tab and opened by Enter, Space and click', async () => {
    const open = jest.fn();
    render(<Table {...part} onOpen={(round) => open(round.id)} rowLabel={(round) => round.game} selected="r2" />);
    await userEvent.tab();
    expect(screen.getByRole('row', { name: 'Ember Fox' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByText('Pick Three'));
    expect(open.mock.calls.flat()).toEqual(['r1', 'r1', 'r2']);
    expect(screen.getByRole('row', { name: 'Pick Three' })).toHaveAttribute('aria-selected', 'true');
  });
});
