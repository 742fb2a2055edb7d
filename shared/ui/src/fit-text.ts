import { css, type SerializedStyles } from '@emotion/react';
import type { CSSProperties } from 'react';

/** A digit is at most this part of its size wide, in the faces of every brand and in bold. */
const DIGIT_EM = 0.6;
const LEAST_PX = 11;

/**
 * A line that is never wider than its place: the more characters, the smaller, from `size` down to 11 px. The place takes
 * `fitPlace` and the number of characters, the line inside it `fitLine(size)`. Source: 15-07.
 */
export const fitPlace: SerializedStyles = css({ display: 'block', containerType: 'inline-size', minInlineSize: 0 });

export const fitCharacters = (text: string): CSSProperties => ({ '--characters': text.length }) as CSSProperties;

export const fitLine = (size = '1em'): SerializedStyles =>
  css({ fontSize: `min(${size}, max(${LEAST_PX}px, calc(100cqi / (var(--characters, 1) * ${DIGIT_EM}))))` });
