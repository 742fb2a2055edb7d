import { __unsafe_useEmotionCache as useEmotionCache, type SerializedStyles } from '@emotion/react';
import { useInsertionEffect, useMemo } from 'react';

const NONE: readonly never[] = [];

/**
 * The class names of styles that never change, for `className`. A `css` property costs each element a component and two
 * looks at a context; where hundreds of elements of one look come and go while somebody scrolls, they are put into the
 * page once and named. `styles` is a constant of its module, and so is `yielding`: the names whose styles count for less
 * than any other of the same element, whichever came into the page first.
 */
export function useClassNames<Name extends string>(
  styles: Readonly<Record<Name, SerializedStyles>>,
  yielding: readonly NoInfer<Name>[] = NONE,
): Readonly<Record<Name, string>> {
  const cache = useEmotionCache()!;
  useInsertionEffect(() => {
    for (const [name, style] of Object.entries<SerializedStyles>(styles)) {
      if (cache.inserted[style.name] !== undefined) continue;
      const selector = `.${cache.key}-${style.name}`;
      // What a style brings with it, such as key frames, hangs on it as a chain.
      for (let part: SerializedStyles | undefined = style; part; part = part.next)
        cache.insert(
          part === style ? (yielding.includes(name as Name) ? `:where(${selector})` : selector) : '',
          part,
          cache.sheet,
          true,
        );
    }
  }, [cache, styles, yielding]);
  return useMemo(() => {
    const names = Object.entries<SerializedStyles>(styles).map(([name, style]) => [name, `${cache.key}-${style.name}`]);
    return Object.fromEntries(names) as Record<Name, string>;
  }, [cache, styles]);
}
