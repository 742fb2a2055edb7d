/** `broken` throws when it is shown, and `gone` has no files: both exist only where a page asks for them. */
export const VERTICALS: readonly string[] = new URLSearchParams(location.search).has('faults')
  ? ['rng', 'fish', 'broken', 'gone']
  : ['rng', 'fish'];
