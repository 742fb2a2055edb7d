import { randomBytes } from 'node:crypto';
import type { OperatedVendor, vendorAdd } from '@atrium/contracts/operator';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type * as v from 'valibot';
import { ofVendor, toKeep } from '../../platform/kept-secrets.ts';
import type { Parts } from '../../platform/parts.ts';
import { mayBePublic } from '@atrium/public-fetch/public-fetch';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { proposeChange } from '../../operations/propose-change.ts';

const KINDS = {
  RNG: 'slots',
  LIVE: 'baccarat',
  FISH: 'fish',
  PVP: 'cards',
  SPORTS: 'sports',
  ESPORTS: 'esports',
} as const;
/** An external vendor sets its own game's limits; ours only keep amounts within the range of the ledger. */
const NO_CAP = '1000000000000';

export async function listVendors({ database, vendorHealth }: Parts): Promise<OperatedVendor[]> {
  const rows = await database.rows<Omit<OperatedVendor, 'health' | 'returnsAt'> & { returns: Date | null }>(
    `SELECT v.code, v.name, v.category AS type, v.up, v.returns_at AS returns, v.launch_url AS "launchUrl", (SELECT count(*)::int FROM games g WHERE g.vendor_code = v.code) AS games
       FROM vendors v ORDER BY v.category, v.position, v.code`,
  );
  return await Promise.all(
    rows.map(async ({ returns, ...row }) => ({
      ...row,
      returnsAt: returns?.toISOString() ?? null,
      health: await healthOf(vendorHealth, row),
    })),
  );
}

/** Only vendors of the sandbox have a known health address; the state of others is unknown. */
async function healthOf(
  health: Parts['vendorHealth'],
  { code, launchUrl }: { code: string; launchUrl: string | null },
): Promise<OperatedVendor['health']> {
  if (!launchUrl?.startsWith('{vendor}')) return 'unknown';
  return await health.assertReachable(code, launchUrl).then(
    () => 'ok' as const,
    () => 'failing' as const,
  );
}

/**
 * Adds a vendor with one game. Its secret is returned only here. A secret is enough to book wins, so outside development the vendor
 * is closed until a second operator approves its opening. Source: 14-01.
 */
export async function addVendor(
  parts: Parts,
  { operator, body }: OperatorCall<v.InferOutput<typeof vendorAdd.body>>,
): Promise<OperationReply<typeof vendorAdd>> {
  const { code, name, type, launchUrl, lateBet } = body;
  if (!parts.config.development && !mayBePublic(new URL(launchUrl)))
    throw new OperatorRefusal('BAD_REQUEST', 'launchUrl: it must be a public https address.');
  const secret = randomBytes(32).toString('hex');
  const open = parts.config.development;
  return await parts.database.transaction(async (transaction) => {
    const kept = await toKeep(transaction, parts.config.sealingKey, ofVendor(code), secret);
    const made = await transaction.run(
      `INSERT INTO vendors (code, name, category, launch_url, secret, late_bet, account_type_name, added_at, up, opened_at)
       VALUES ($1, $2, $3, $4, $5, $6, $1, $7, $8, CASE WHEN $8 THEN $7::timestamptz END) ON CONFLICT (code) DO NOTHING`,
      [code, name, type, launchUrl, kept, lateBet, parts.clock.now(), open],
    );
    if (made === 0) throw new OperatorRefusal('VENDOR_EXISTS', `Vendor ${code} already exists.`);
    await transaction.run(
      `INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet, is_new, added_at) VALUES ($1 || '-DEMO', $1, 'DEMO', $2, $3, $4 || ' Demo', 1, $5, true, $6)`,
      [code, type, KINDS[type], name, NO_CAP, parts.clock.now()],
    );
    await noteAction(parts, transaction, {
      operator,
      action: 'vendor.add',
      subject: code,
      before: null,
      after: { name, type, launchUrl, lateBet },
      reason: 'a vendor from outside',
    });
    if (open) return { vendorId: code, secret };
    const opening = { before: { [code]: false }, after: { [code]: true }, reason: 'the opening of a new vendor' };
    const approval = await proposeChange(parts, transaction, { kind: 'vendors', subject: code, ...opening, operator });
    return { vendorId: code, secret, approval };
  });
}
