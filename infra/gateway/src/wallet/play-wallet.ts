import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { balanceOf } from './balance.ts';
import { playableBonus } from './playable-bonus.ts';
import { isSingleWallet, VENDOR_WALLET } from './wallets.ts';

/**
 * What a member may stake at a vendor, in minor units: cash and bonus of the main wallet where one wallet serves all, else
 * what the wallet of this vendor holds. Source: 11-09.
 */
export async function playWallet(
  parts: Parts,
  { memberId, currency, vendor }: { memberId: string; currency: string; vendor: string },
): Promise<{ cash: string; bonus: string }> {
  if (!(await isSingleWallet(parts)))
    return { cash: await purseOf(parts.database, memberId, currency, vendor), bonus: '0' };
  const [{ cash }, bonus] = await Promise.all([
    balanceOf(parts.database, { memberId, type: 0, currency }),
    playableBonus(parts.database, { memberId, currency }, parts.clock.now()),
  ]);
  return { cash, bonus };
}

async function purseOf(queryable: Queryable, memberId: string, currency: string, vendor: string): Promise<string> {
  const purse = await queryable.first<{ free: string }>(
    {
      name: 'vendor-purse',
      text: `SELECT (posted - held)::text AS free FROM ledger_accounts WHERE class = '${VENDOR_WALLET}' AND member_id = $1 AND currency = $2 AND detail = $3`,
    },
    [memberId, currency, vendor],
  );
  return purse?.free ?? '0';
}
