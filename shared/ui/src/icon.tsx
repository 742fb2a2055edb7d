import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  name: IconName;
  /** Edge in px. */
  size?: number;
  /** Name for screen readers; without one the icon is decoration. */
  label?: string;
  /** Fills the shape, for an active state (a chosen favourite). */
  filled?: boolean;
}

/** A line icon in the colour of the surrounding text. Arrows are mirrored in right-to-left text. */
export function Icon({ name, size = 18, label, filled = false, style, ...rest }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a name, or is hidden.
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      {...named}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      // Every card of a long list has icons: only mirrored ones pay for a style.
      {...(turning.has(name) && { css: turns })}
      // No icon extends beyond its square; without a clip the browser has one layer less per icon.
      style={{ flex: 'none', overflow: 'visible', ...style }}
      {...rest}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

const turning: ReadonlySet<IconName> = new Set([
  'start',
  'end',
  'first',
  'last',
  'back',
  'arrow',
  'logout',
  'external',
  'horn',
  'list',
  'plane',
]);

const turns = css({ '&:dir(rtl)': { transform: 'scaleX(-1)' } });
