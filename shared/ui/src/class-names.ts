import { __unsafe_useEmotionCache as useEmotionCache, type SerializedStyles } from '@emotion/react';
import { useInsertionEffect, useMemo } from 'react';

/**
 * The class names of styles that never change, for `className`. A `css` property costs each element a component and two
 * looks at a context; where hundreds of elements of one look come and go while somebody scrolls, they are put into the
 * page once and named. `styles` is a constant of its module.
 */
export function useClassNames<Name extends string>(styles: Readonly<Record<Name, SerializedStyles>>): Readonly<Record<Name, string>> {
  const cache = useEmotionCache()!;
  useInsertionEffect(() => {
    for (const style of Object.values<SerializedStyles>(styles)) {
      if (cache.inserted[style.name] !== undefined) continue;
      // What a style brings with it, such as key frames, hangs on it as a chain.
      for (let part: SerializedStyles | undefined = style; part; part = part.next)
        cache.insert(part === style ? `.${cache.key}-${style.name}` : '', part, cache.sheet, true);
    }
  }, [cache, styles]);
  return useMemo(() => {
    const names = Object.entries<SerializedStyles>(styles).map(([name, style]) => [name, `${cache.key}-${style.name}`]);
    return Object.fromEntries(names) as Record<Name, string>;
  }, [cache, styles]);
}
