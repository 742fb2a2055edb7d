import { render, screen } from '@testing-library/react';
import { describePart } from '../testing/conformance.tsx';
import { Badge } from './badge.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { Card } from './card.tsx';
import { Drawing } from './drawing.tsx';
import { Icon } from './icon.tsx';
import { Note } from './note.tsx';
import { SectionHead } from './section-head.tsx';
import { Skeleton } from './skeleton.tsx';
import { StateMark } from './state-mark.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describePart('Badge', (root) => <Badge {...root}>3</Badge>, 'HTMLSpanElement');
describePart('BrandLogo', (root) => <BrandLogo brand="quayside" {...root} />, 'HTMLSpanElement');
describePart('Card', (root) => <Card as="section" title="Next draws" {...root} />);
describePart(
  'Drawing',
  (root) => <Drawing svg='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" aria-hidden="true"/>' {...root} />,
  'HTMLSpanElement',
);
describePart('Icon', (root) => <Icon name="heart" label="Favourite" {...root} />, 'SVGElement');
describePart(
  'SectionHead',
  (root) => <SectionHead title="Hot games" end={<a href="#all">All</a>} {...root} />,
  'HTMLDivElement',
);
describePart('Skeleton', (root) => <Skeleton ratio="3 / 4" {...root} />, 'HTMLSpanElement');
describePart('VisuallyHidden', (root) => <VisuallyHidden {...root}>Balance</VisuallyHidden>, 'HTMLSpanElement');

it('a placeholder of unknown height keeps back what follows it, until it is replaced', () => {
  const page = (isLoading: boolean) => (
    <main>
      {isLoading ? <Skeleton height={320} holdsRest /> : <p>Running period</p>}
      <p>Closed periods</p>
    </main>
  );
  const { rerender } = render(page(true));
  expect(screen.getByText('Closed periods')).not.toBeVisible();
  rerender(page(false));
  expect(screen.getByText('Closed periods')).toBeVisible();
});

it('an icon is decoration unless it is named', () => {
  const { container } = render(
    <>
      <Icon name="star" />
      <Icon name="heart" label="Favourite" />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(container.querySelector('[aria-hidden=true]')).toBeInTheDocument();
});

it('a card has its heading at the level of the page', () => {
  render(<Card title="Next draws" level={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Next draws' })).toBeInTheDocument();
});

it('a brand is its data: another id is another name and mark', () => {
  const { rerender, container } = render(<BrandLogo brand="atrium" />);
  const mark = container.querySelector('path')?.getAttribute('d');
  rerender(<BrandLogo brand="quayside" />);
  expect(container).toHaveTextContent('Quayside');
  expect(container.querySelector('path')?.getAttribute('d')).not.toBe(mark);
});

it('what was credited is green, in a strip and as a state, and what was refused is not', () => {
  render(
    <>
      <Note tone="good" title="P 500.00 added" />
      <StateMark state="good">Credited</StateMark>
      <StateMark state="bad">Declined</StateMark>
    </>,
  );
  const colourOf = (element: Element) => getComputedStyle(element).color;
  const strip = screen.getByText('P 500.00 added').closest('div')!.parentElement!;
  expect(colourOf(strip.querySelector('svg')!)).toBe('var(--win)');
  expect(colourOf(screen.getByText('Credited'))).toBe('var(--win)');
  expect(colourOf(screen.getByText('Declined'))).not.toBe('var(--win)');
});
