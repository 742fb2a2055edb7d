import { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';
import type { ElementType, Key } from 'react';

export { Fragment };

/**
 * What compiled components call while they are developed. The host gives one jsx runtime, the one of production, so
 * both go through it; what the development call adds (file and line) is left out.
 */
export function jsxDEV(type: ElementType, props: object, key: Key | undefined, isStatic: boolean) {
  return (isStatic ? jsxs : jsx)(type, props, key);
}
