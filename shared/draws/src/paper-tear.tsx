import { css } from '@emotion/react';
import { PAPER } from './paper-look.ts';

/** The torn edge below a sheet of paper. */
export const PaperTear = () => (
  <svg viewBox="0 0 480 8" preserveAspectRatio="none" aria-hidden="true" focusable="false" css={tear}>
    <path fill={PAPER.sheet} d={`M0 0h480${'l-4 8l-4-8'.repeat(60)}z`} />
  </svg>
);

const tear = css({ display: 'block', inlineSize: '100%', blockSize: 8 });
