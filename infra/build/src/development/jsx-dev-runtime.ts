import { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';
import type { ElementType, Key } from 'react';

export { Fragment };

/**
 * The jsx runtime of development builds. The host provides only the production runtime, so these calls use it, without
 * the file and line that a development call adds.
 */
export function jsxDEV(type: ElementType, props: object, key: Key | undefined, isStatic: boolean) {
  return (isStatic ? jsxs : jsx)(type, props, key);
}
