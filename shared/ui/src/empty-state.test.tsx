import { render, screen } from '@testing-library/react';
import { emptyNames, emptyScene } from './empty-scene.ts';
import { EmptyState } from './empty-state.tsx';

it.each(emptyNames)('[15-13] the drawing of %s is well-formed, and takes every colour from the theme', (name) => {
  const svg = new DOMParser().parseFromString(emptyScene(name), 'image/svg+xml');
  expect(svg.querySelector('parsererror')).toBeNull();
  // The site's policy refuses styles in markup.
  expect(svg.querySelectorAll('[style], style')).toHaveLength(0);
  const paints = [...svg.querySelectorAll('[fill], [stroke]')].flatMap((each) =>
    ['fill', 'stroke'].map((paint) => each.getAttribute(paint)),
  );
  for (const paint of paints) expect(paint ?? 'none').toMatch(/^none$|^var\(--/);
});

it('[15-13] an empty state has a drawing, a sentence and a way on; a failed one has another drawing', () => {
  const drawingOf = () => document.querySelector('svg')!.outerHTML;
  const { rerender } = render(<EmptyState title="No rounds yet" action={<a href="/rng">Open slots</a>} />);
  expect(screen.getByText('No rounds yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open slots' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  const records = drawingOf();
  rerender(<EmptyState role="alert" title="Not loaded" action={<button type="button">Try again</button>} />);
  const fault = drawingOf();
  // @ts-expect-error Without a way on it does not compile, so no list of the portal can leave somebody stranded.
  rerender(<EmptyState scene="games" title="No games" />);
  expect(new Set([records, fault, drawingOf()]).size).toBe(3);
});
