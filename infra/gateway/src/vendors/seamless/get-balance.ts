import type { BalanceBody } from '@atrium/contracts/seamless';
import type { InferOutput } from 'valibot';
import { playWallet } from '../../wallet/play-wallet.ts';
import { refused } from './answer.ts';
import type { SeamlessPorts } from './seamless-ports.ts';
import type { CallingVendor } from './vendor-reads.ts';

export async function getBalance(
  { parts, reads }: SeamlessPorts,
  vendor: CallingVendor,
  body: InferOutput<typeof BalanceBody>,
) {
  const session = await reads.gameSession(vendor.code, body.sessionToken);
  if (!session || session.mode === 'demo') return refused('INVALID_TOKEN');
  if (!session.live) return refused('TOKEN_EXPIRED');
  const { cash, bonus } = await playWallet(parts, { ...session, vendor: vendor.code });
  return { status: 'ok' as const, balance: cash, bonusBalance: bonus, currency: session.currency };
}
