import type { Play } from '@atrium/lottery-rules/play';
import type { Pricing } from '@atrium/lottery-rules/price';

export interface PlayTreeProps {
  plays: ReadonlyMap<string, Play>;
  pricing: Pricing;
  /** Stake of one note, which the prizes beside the plays are for. */
  unit: string;
  tab: string;
  play: Play;
  onTab: (tab: string) => void;
  onPlay: (code: string) => void;
  panel: string;
}

export const tabsOf = (plays: ReadonlyMap<string, Play>): string[] => [
  ...new Set(Array.from(plays.values(), ({ tab }) => tab)),
];
export const playsOfTab = (plays: ReadonlyMap<string, Play>, tab: string): Play[] =>
  [...plays.values()].filter((play) => play.tab === tab);

/** Plays that a row of a phone shows without a sheet. */
const MOST_IN_ROW = 8;
export const hasPlaySheet = (plays: ReadonlyMap<string, Play>): boolean => plays.size > MOST_IN_ROW;
