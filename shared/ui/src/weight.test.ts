import { join } from 'node:path';
import { evaluatedWith } from '../testing/evaluated-with.ts';

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
      [...evaluatedWith(join(import.meta.dirname, `${part}.tsx`))].filter(
        (name) => !/^(react|@emotion\/react)$/.test(name),
      ),
    ).toEqual([]);
  });

  it('the check finds the dependencies of a heavy part', () => {
    expect([...evaluatedWith(join(import.meta.dirname, 'modal.tsx'))]).toContain('@radix-ui/react-dialog');
    expect([...evaluatedWith(join(import.meta.dirname, 'menu.tsx'))]).toContain('@radix-ui/react-dropdown-menu');
  });
});
