/**
 * The bare help page with this topic is customer service, open to visitors behind the guard and on a closed site.
 * Source: 2.1-44, 2.7.
 */
export const isSupportWindow = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === '/helpmc' && new URLSearchParams(search).get('topic') === 'support';
