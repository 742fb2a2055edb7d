/** The bare help page with this topic is the support desk: the guard leaves it alone, and so does a shut site. Source: 2.1-44, 2.7. */
export const isSupportWindow = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === '/helpmc' && new URLSearchParams(search).get('topic') === 'support';
