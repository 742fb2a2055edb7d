import { css } from '@emotion/react';
import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import { createRef, type ReactElement, type Ref } from 'react';

/* jsdom draws nothing; axe asks a canvas whether a font draws icons and takes no answer as no. */
HTMLCanvasElement.prototype.getContext = (() => null) as never;

/** Lets what a part loads by itself arrive. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));

interface Rooted {
  ref?: Ref<never>;
  className?: string;
}

/** What axe-core finds on the whole page; jsdom has no layout, so colour contrast is left to brands.test.ts. */
export async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`);
}

/**
 * What every part keeps: it hands out its element (an input hands out the input), takes a class name
 * beside its own styles and a `css` prop that has the last word, and offends no accessibility rule.
 */
export function describePart(
  name: string,
  part: (root: Rooted & { css?: ReturnType<typeof css> }) => ReactElement,
  root = 'HTMLElement',
): void {
  describe(`${name} keeps the rules of a part`, () => {
    it('hands its element to a ref', async () => {
      const ref = createRef<never>();
      render(part({ ref }));
      await settled();
      expect(ref.current).toBeInstanceOf((window as unknown as Record<string, new () => unknown>)[root]);
    });

    it('takes a class name and the last word of a css prop', async () => {
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
