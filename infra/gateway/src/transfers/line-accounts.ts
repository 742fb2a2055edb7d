import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

/** The fields of an account for a transfer along the agents' line. */
export interface LineAccount {
  id: string;
  account: string;
  uplineId: string | null;
  /** Whether this account may transfer to its upline (3-37). */
  toUpline: boolean;
  currency: string;
  isTrial: boolean;
}

export const accountOnLine = (queryable: Queryable, id: string): Promise<LineAccount | undefined> =>
  queryable.first(
    `SELECT id, account, upline_id AS "uplineId", to_upline AS "toUpline", currency, type = 4 AS "isTrial" FROM members WHERE id = $1`,
    [id],
  );

/**
 * The brand's switch for each direction. Regulated brands switch both off, so that players cannot pay each other
 * (MN-13).
 */
export const isOpen = (parts: Parts, direction: 'upline' | 'downline'): Promise<boolean> =>
  parts.settings.get(`transfer.${direction}`, true);

const LEAST = '100';
const MOST = '100000000';

export const transferBounds = async (parts: Parts) => ({
  min: await parts.settings.get('transfer.min', LEAST),
  max: await parts.settings.get('transfer.max', MOST),
});
