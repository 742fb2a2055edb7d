import { render, screen } from '@testing-library/react';
import { Stats } from './stat.tsx';

it('[15-07] a figure knows how long it is, so that its size fits any amount into its place', () => {
  const amount = 'P\u00a09,876,543,210.12';
  render(<Stats stats={[{ key: 'balance', label: 'Balance', value: amount, detail: 'Updated 20:42' }]} />);
  const place = screen.getByText('Balance').nextElementSibling as HTMLElement;
  expect(place.style.getPropertyValue('--characters')).toBe(String(amount.length));
  expect(getComputedStyle(place)).toMatchObject({ whiteSpace: 'nowrap' });
});
