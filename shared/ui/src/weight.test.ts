import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages that a part depends on, followed through our own files. Dynamic `import()` does not count. */
function brings(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  for (const [, source] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm)) {
    if (source!.startsWith('.')) for (const name of brings(join(dirname(file), source!), seen)) found.add(name);
    else found.add(source!);
  }
  return found;
}

const light = [
  'button',
  'icon-button',
  'text-field',
  'password-field',
  'search-field',
  'select',
  'checkbox',
  'icon',
  'money',
  'card',
  'cover-card',
  'picture',
  'tabs',
  'table',
  'pagination',
  'skeleton',
  'toast',
  'badge',
  'chip',
  'drop-down',
  'carousel',
  'hero-banner',
  'countdown-text',
  'fault-page',
  'empty-state',
  'qr-code',
  'drawing',
];

describe('parts of the first page', () => {
  it.each(light)('%s depends on nothing but react and emotion', (part) => {
    expect(
      [...brings(join(import.meta.dirname, `${part}.tsx`))].filter((name) => !/^(react|@emotion\/react)$/.test(name)),
    ).toEqual([]);
  });

  it('the check finds the dependencies of a heavy part', () => {
    expect([...brings(join(import.meta.dirname, 'modal.tsx'))]).toContain('@radix-ui/react-dialog');
    expect([...brings(join(import.meta.dirname, 'menu.tsx'))]).toContain('@radix-ui/react-dropdown-menu');
  });
});
