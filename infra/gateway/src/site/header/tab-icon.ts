import { type IconName, iconPaths } from '@atrium/ui/icon-paths';

const EDGE_PX = 22;

/** A line icon of the phone's tabs. */
export const tabIcon = (name: IconName): string =>
  `<svg viewBox="0 0 24 24" width="${EDGE_PX}" height="${EDGE_PX}" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${iconPaths[name]}"/></svg>`;
