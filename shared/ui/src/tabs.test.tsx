import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describePart } from '../testing/conformance.tsx';
import { Tabs } from './tabs.tsx';

const vendors = [
  { value: 'CPL', label: 'Copperline', detail: '146 games' },
  { value: 'PG', label: 'Pavo Works' },
  { value: 'TIN', label: 'Tin Orchard', disabled: true },
  { value: 'MN', label: 'Mistral Nine' },
];

describePart(
  'Tabs',
  (root) => <Tabs label="Vendors" tabs={vendors} value="CPL" onChange={() => {}} {...root} />,
  'HTMLDivElement',
);

function Chosen({ dir }: { dir?: string }) {
  const [value, setValue] = useState('CPL');
  return (
    <div dir={dir}>
      <Tabs label="Vendors" tabs={vendors} value={value} onChange={setValue} look="segments" />
      <a href="#games">Games</a>
    </div>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('is one tab stop; arrows, Home and End move and choose, skipping disabled tabs', async () => {
    render(<Chosen />);
    expect(screen.getByRole('tablist', { name: 'Vendors' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(chosen()).toBe('Mistral Nine');
    expect(screen.getByRole('tab', { name: 'Mistral Nine' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toContain('Copperline');
    await userEvent.keyboard('{End}');
    expect(chosen()).toBe('Mistral Nine');
    await userEvent.keyboard('{Home}');
    expect(chosen()).toContain('Copperline');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Games' })).toHaveFocus();
  });

  it('arrows follow the reading direction', async () => {
    render(<Chosen dir="rtl" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('Pavo Works');
  });

  it('a disabled tab is announced as such and stays unchosen', async () => {
    render(<Chosen />);
    const off = screen.getByRole('tab', { name: 'Tin Orchard' });
    await userEvent.click(off);
    expect(off).toHaveAttribute('aria-disabled', 'true');
    expect(chosen()).toContain('Copperline');
  });

  it('stays reachable when no tab is chosen', async () => {
    render(<Tabs label="Vendors" tabs={vendors} value={undefined as string | undefined} onChange={() => {}} />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: /Copperline/ })).toHaveFocus();
  });
});
