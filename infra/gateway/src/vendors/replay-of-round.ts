import { RoundReply, VENDOR_ROUND_PATH } from '@atrium/contracts/seamless';
import type { betDetail } from '@atrium/contracts/bet-records';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { Parts } from '../platform/parts.ts';
import { type AnsweringVendor, askVendor, originOf, VendorSilent } from './ask-vendor.ts';

/** Short, because the member is waiting for it; the gateway's own books are on screen already. */
const REPLAY_TIMEOUT_MS = 4_000;

export type RoundReplay = Pick<ReplyOf<typeof betDetail>, 'outcome' | 'replay' | 'replayFault'>;

/** The vendor's replay of a round, for the member that played it: an address that opens once, and the round's seeds. */
export async function replayOfRound(
  parts: Parts,
  round: { vendorCode: string; memberId: string; roundId: string; language: string },
): Promise<RoundReplay> {
  const vendor = await parts.database.first<AnsweringVendor & { playerRef: string }>(
    `SELECT v.code, v.secret, v.launch_url AS "launchUrl", p.player_ref AS "playerRef" FROM vendors v JOIN player_refs p ON p.vendor_code = v.code AND p.member_id = $2
      WHERE v.code = $1 AND v.secret IS NOT NULL AND v.launch_url IS NOT NULL`,
    [round.vendorCode, round.memberId],
  );
  // A member that never opened a game of this vendor has no player reference there.
  if (!vendor) return none('REPLAY_UNAVAILABLE');
  try {
    const content = { playerRef: vendor.playerRef, roundId: round.roundId, language: round.language };
    const reply = await askVendor(parts, vendor, {
      path: VENDOR_ROUND_PATH,
      content,
      reply: RoundReply,
      timeoutMs: REPLAY_TIMEOUT_MS,
    });
    if (reply.status === 'refused') return none('REPLAY_UNAVAILABLE');
    const origin = originOf(parts, vendor);
    const verifyUrl = reply.fair?.verifyUrl && ownAddress(reply.fair.verifyUrl, origin);
    return {
      outcome: reply.outcome,
      replay: {
        url: ownAddress(reply.replayUrl, origin),
        fair: reply.fair && { ...reply.fair, verifyUrl: verifyUrl ?? null },
      },
      replayFault: null,
    };
  } catch (error) {
    if (!(error instanceof VendorSilent)) throw error;
    parts.log.warn({ vendor: vendor.code, why: error.message }, 'a replay could not be loaded');
    return none('VENDOR_UNREACHABLE');
  }
}

const none = (replayFault: NonNullable<RoundReplay['replayFault']>): RoundReplay => ({
  outcome: null,
  replay: null,
  replayFault,
});

/** Framed and linked addresses must be of the vendor's own origin. */
function ownAddress(address: string, origin: string): string {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  if (url?.origin !== origin) throw new VendorSilent('its address is of another origin');
  return url.href;
}
