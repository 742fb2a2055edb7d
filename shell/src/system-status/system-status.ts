import type { Permission } from '@atrium/contracts/system';

export type SystemStatus = 0 | 1 | 2;

/** Maintenance takes priority over region restriction. Source: specification 2.2. */
export const statusOf = ({
  maintenance,
  regionRestriction,
}: Pick<Permission, 'maintenance' | 'regionRestriction'>): SystemStatus =>
  maintenance ? 1 : regionRestriction ? 2 : 0;
