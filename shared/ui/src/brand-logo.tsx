import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { brandMarks } from './brand-marks.ts';
import type { BrandId } from './brands.ts';
import { tokens } from './theme.ts';

export interface BrandLogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  brand: BrandId;
  /** Height of the mark in px; the name scales with it. */
  size?: number;
  /** The mark without the name. */
  markOnly?: boolean;
}

/** Mark and name of a brand, both from its data. */
export function BrandLogo({ brand, size = 30, markOnly = false, ...rest }: BrandLogoProps) {
  const { logo, name } = brandMarks[brand];
  return (
    <span css={styles.logo} style={{ fontSize: size * 0.8 }} {...rest}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it has a name, or is hidden beside the name. */}
      <svg
        viewBox="0 0 30 30"
        width={size}
        height={size}
        {...(markOnly ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      >
        {logo.map((shape) => (
          <path key={shape.path} d={shape.path} fill={`var(--${shape.fill})`} />
        ))}
      </svg>
      {!markOnly && name}
    </span>
  );
}

const styles = {
  logo: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    ...tokens.display,
  }),
};
