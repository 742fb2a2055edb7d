import { createElement, type ReactNode } from 'react';
import { host } from './host-services.ts';
import type { PlaceName, PlaceProps } from './places.ts';

/** A place that other remotes fill: all of their parts, and nothing where there is none or the host knows no places. */
export function Place<Name extends PlaceName>(props: PlaceProps<Name>): ReactNode {
  const { Place: Filled } = host();
  return Filled ? createElement(Filled, props as PlaceProps) : null;
}
