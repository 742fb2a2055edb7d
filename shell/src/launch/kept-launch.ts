import type { LaunchObject } from '@atrium/host';

/** The launch that /game shows: kept in session storage, so that a reload shows the same game. */
export interface KeptLaunch {
  id: string;
  url: string;
  game: LaunchObject;
  name: string;
  mode: 'real' | 'demo';
  /** A round that was open at the launch and that the vendor continues. Stake in minor units. */
  resumes?: { stake: string; openedAt: string };
  /** The most that one round takes of this member, in minor units. */
  stakeCap?: string;
}

const KEY = 'launch';

export function keepLaunch(launch: KeptLaunch, storage: Pick<Storage, 'setItem'> = sessionStorage): void {
  storage.setItem(KEY, JSON.stringify(launch));
}

export function readLaunch(storage: Pick<Storage, 'getItem'> = sessionStorage): KeptLaunch | null {
  try {
    const launch = JSON.parse(storage.getItem(KEY) ?? 'null') as KeptLaunch | null;
    return launch && isFrameable(launch.url) ? launch : null;
  } catch {
    return null;
  }
}

export function dropLaunch(storage: Pick<Storage, 'removeItem'> = sessionStorage): void {
  storage.removeItem(KEY);
}

/** Only http(s) addresses are framed, never a script or a file. */
export function isFrameable(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
