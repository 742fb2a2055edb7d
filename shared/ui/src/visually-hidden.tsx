import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

/** Text for screen readers only. Takes no room and is never clipped into the page's scroll size. */
export function VisuallyHidden({ ...rest }: ComponentProps<'span'>) {
  return <span css={hidden} {...rest} />;
}

const hidden = css({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
