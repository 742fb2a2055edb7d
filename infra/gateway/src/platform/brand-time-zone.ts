import type { Settings } from './settings.ts';

/** The time zone in which the brand's days begin. */
export const timeZoneOf = async (settings: Settings): Promise<string> =>
  (await settings.get<{ timeZone?: string }>('brand', {})).timeZone ?? 'Asia/Manila';
