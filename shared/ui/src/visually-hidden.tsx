import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { useClassNames } from './class-names.ts';

/** Text for screen readers only. Takes no room and does not extend the page's scroll size. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  const { hidden } = useClassNames(styles);
  return <span className={className ? `${hidden} ${className}` : hidden} {...rest} />;
}

/** The same for a text that only some windows hide. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const styles = { hidden: css(visuallyHidden) };
