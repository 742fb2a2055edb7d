import { randomInt } from 'node:crypto';
import type { freePlay, LoginResult } from '@atrium/contracts/session';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import { ENCRYPTION_HEADER, GATEWAY_VERSION, GATEWAY_VERSION_HEADER } from '@atrium/contracts/live';
import type { InferOutput } from 'valibot';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { requireSwitch } from '../system/require-switch.ts';
import { post } from '../wallet/ledger.ts';
import { memberById } from '../session/credentials.repository.ts';
import { enter } from '../session/enter.ts';

/**
 * Starts a trial session (isAgent 4) with play money of its own, which never mixes with real money. Source: 7-008,
 * 3-78.
 */
export async function startFreePlay(
  parts: Parts,
  { body, caller }: ParsedOf<typeof freePlay> & { caller: Caller },
): Promise<InferOutput<typeof LoginResult>> {
  await requireSwitch(parts, 'freePlay');
  await checkHandshake(
    parts,
    caller.header(ENCRYPTION_HEADER) ?? body.Encryption,
    caller.header(GATEWAY_VERSION_HEADER) ?? body['X-Gateway-Version'],
  );
  const currency = await parts.settings.get('brand.currency', 'PHP');
  const amount = BigInt(await parts.settings.get('trial.playMoney', '1000000'));
  const id = await parts.database.transaction(async (transaction) => {
    const row = await transaction.first<{ id: string }>(
      "INSERT INTO members (account, nickname, type, currency, password_hash, registered_at, first_login_at) VALUES ($1, 'Guest', 4, $2, 'none', $3, $3) RETURNING id",
      [`trial${Date.now().toString(36)}${randomInt(1e6)}`, currency, parts.clock.now()],
    );
    await post(parts, transaction, {
      kind: 'bonus',
      memberId: row!.id,
      scope: 'trial',
      key: row!.id,
      payload: amount.toString(),
      detail: 'play money',
      lines: [
        { account: { class: 'house:play' }, amount: -amount },
        { account: { class: 'player:play', memberId: row!.id }, amount },
      ],
      currency,
    });
    return row!.id;
  });
  return await enter(parts, (await memberById(parts, id))!, caller);
}

async function checkHandshake(
  parts: Parts,
  wrapped: string | undefined,
  version: string | number | undefined,
): Promise<void> {
  if (!wrapped || version === undefined) throw new Refusal('ENCRYPTION_REQUIRED');
  if (String(version) !== GATEWAY_VERSION || (await parts.keys.unwrap(wrapped)).length === 0)
    throw new Refusal('ENCRYPTION_INVALID');
}
