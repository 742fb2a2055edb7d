import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages that a part brings along, followed through our own files. Loads by `import()` do not count. */
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

describe('what stands on the first page', () => {
  it.each(light)('%s brings nothing but react and emotion', (part) => {
    expect(
      [...brings(join(__dirname, `${part}.tsx`))].filter((name) => !/^(react|@emotion\/react)$/.test(name)),
    ).toEqual([]);
  });

  it('the check sees what a heavy part brings', () => {
    expect([...brings(join(__dirname, 'modal.tsx'))]).toContain('@radix-ui/react-dialog');
    expect([...brings(join(__dirname, 'menu.tsx'))]).toContain('@radix-ui/react-dropdown-menu');
  });
});
