import { __unsafe_useEmotionCache as useEmotionCache, type SerializedStyles } from '@emotion/react';
import { useInsertionEffect, useMemo } from 'react';

const NONE: readonly never[] = [];

/**
 * Class names for constant styles. A `css` property costs each element a component and two context reads; where
 * hundreds of identical elements mount and unmount during scrolling, their styles are inserted once and referenced by
 * name. `styles` is a constant of its module, and so is `yielding`: the names whose styles have a lower precedence than
 * any other of the same element, independent of the order of insertion.
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
      // Dependencies of a style, such as keyframes, are linked as a chain.
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
