import { join } from 'node:path';

/** The verticals that are built: two, one that throws, and a second version of the first. */
export const BUILDS = [
  { vertical: 'rng', version: '1' },
  { vertical: 'rng', version: '2' },
  { vertical: 'fish', version: '1' },
  { vertical: 'broken', version: '1' },
] as const;

export const PEERS = join(import.meta.dirname, '..');
export const DIST = join(PEERS, 'dist');
/** The files of a host's page, served under `/<host>/assets/`. */
export const hostFolder = (host: string): string => join(DIST, host, 'host');
/** The files of one version of a vertical, served under `/<host>/apps/<vertical>/`. */
export const appFolder = (host: string, vertical: string, version: string): string =>
  join(DIST, host, 'apps', vertical, version);
