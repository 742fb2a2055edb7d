import { createElement, type MouseEvent, type RefAttributes } from 'react';
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router';

/** An address with a scheme or a host of its own: another document, whatever the router knows. */
const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * The router's `Link`, made of its own hooks, without the prefetching of its framework mode: that is an eighth of the
 * router's build, and works only in pages that its server renders. `discover`, `prefetch` and `mask` have no effect.
 */
export function Link({ to, ...rest }: LinkProps & RefAttributes<HTMLAnchorElement>) {
  return typeof to === 'string' && ABSOLUTE.test(to)
    ? anchor(rest, to, rest.onClick)
    : createElement(RouteLink, { to, ...rest });
}

function RouteLink({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to, { relative: rest.relative });
  const follow = useLinkClickHandler(to, rest);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return anchor(rest, href, rest.reloadDocument ? onClick : click);
}

function anchor(
  {
    discover: _discover,
    prefetch: _prefetch,
    mask: _mask,
    relative: _relative,
    reloadDocument: _reload,
    replace: _replace,
    state: _state,
    preventScrollReset: _reset,
    viewTransition: _transition,
    defaultShouldRevalidate: _revalidate,
    ...attributes
  }: Omit<LinkProps, 'to'>,
  href: string,
  onClick: LinkProps['onClick'],
) {
  return createElement('a', { ...attributes, href, onClick });
}
