import { css } from '@emotion/react';
import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import { createRef, type ReactElement, type Ref } from 'react';

/* jsdom has no canvas; axe uses one to detect icon fonts, and a null context counts as no. */
HTMLCanvasElement.prototype.getContext = (() => null) as never;

/** Waits for code that a part loads on its own. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));

interface Rooted {
  ref?: Ref<never>;
  className?: string;
}

/** The findings of axe-core on the whole page; jsdom has no layout, so colour contrast is covered by brands.test.ts. */
export async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`);
}

/**
 * The contract of every part: it exposes its element (an input exposes the input), takes a class name in addition to
 * its own styles and a `css` prop that overrides them, and violates no accessibility rule.
 */
export function describePart(
  name: string,
  part: (root: Rooted & { css?: ReturnType<typeof css> }) => ReactElement,
  root = 'HTMLElement',
): void {
  describe(`${name} fulfils the contract of a part`, () => {
    it('exposes its element by a ref', async () => {
      const ref = createRef<never>();
      render(part({ ref }));
      await settled();
      expect(ref.current).toBeInstanceOf((window as unknown as Record<string, new () => unknown>)[root]);
    });

    it('takes a class name and lets a css prop override its styles', async () => {
      render(part({ className: 'from-outside', css: css({ outlineOffset: '7px' }) }));
      await settled();
      const element = document.querySelector('.from-outside')!;
      expect(element).toBeInTheDocument();
      expect(getComputedStyle(element).outlineOffset).toBe('7px');
    });

    it('has no accessibility violation', async () => {
      render(part({}));
      await settled();
      expect(await violations()).toEqual([]);
    });
  });
}
