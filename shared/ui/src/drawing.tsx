import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

export interface DrawingProps extends Omit<ComponentProps<'span'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** SVG text made by the product's own code. Never text of a visitor, a vendor or a server. */
  svg: string;
}

/** A generated picture shown inline, so that it takes the brand's lights and colours. Fills its frame. */
export function Drawing({ svg, ...rest }: DrawingProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only pictures of the product's own code come here; see DrawingProps.
  return <span css={frame} dangerouslySetInnerHTML={{ __html: svg }} {...rest} />;
}

const frame = css({ display: 'block', '& > svg': { display: 'block', inlineSize: '100%', blockSize: '100%' } });
