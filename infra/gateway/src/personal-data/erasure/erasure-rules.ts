import type { Parts } from '../../platform/parts.ts';

export interface ErasureRules {
  /** Days in which a request can be taken back. */
  waitDays: number;
  /** Days for which what the law keeps stays after an erasure. */
  retentionDays: number;
}

/** Laws against money laundering ask for several years: no setting makes it shorter than one (erase_personal_data). */
const LEAST_RETENTION_DAYS = 365;

export async function erasureRules({ settings }: Pick<Parts, 'settings'>): Promise<ErasureRules> {
  const [waitDays, retentionDays] = await Promise.all([
    settings.get('erasure.waitDays', 7),
    settings.get('erasure.retentionDays', 1_826),
  ]);
  return { waitDays, retentionDays: Math.max(LEAST_RETENTION_DAYS, retentionDays) };
}
