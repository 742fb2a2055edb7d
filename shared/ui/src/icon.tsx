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
  /** Fills the shape, for a state that is on (a chosen favourite). */
  filled?: boolean;
}

/** A line icon in the colour of the text around it. Arrows of reading direction turn in right-to-left text. */
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
      // Icons stand in every card of a long list: only those that turn pay for a style sheet's look.
      {...(turning.has(name) && { css: turns })}
      // Nothing of an icon lies outside of its square; without a clip there is one thing less to keep for each.
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
