import type { Balance } from '@atrium/contracts/balance';
import { host } from '@atrium/host';
import { formatAmount } from '@atrium/i18n/format';

/** Pages that show themselves what their bets have paid. */
const SHOW_PAYOUTS: readonly string[] = ['/game', '/lottery', '/elott', '/vnlottery', '/seaLottery'];

/**
 * Shows what a bet has paid while the member looks at something else: a draw, a match or a round that was settled
 * meanwhile, or a game in another window. Of several tabs only the one in use does.
 */
export function announcePayouts(): void {
  const { bus, toast, i18n, brand } = host();
  const format = { symbol: brand.currencySymbol, fractionDigits: brand.fractionDigits };
  let before: Balance | null = null;
  bus.on('session.logout', () => {
    before = null;
  });
  // Every change is an event, and the first one after a connection has no cause.
  bus.on('balance.changed', ({ cause, ...now }) => {
    const known = before;
    if (known && now.sequence <= known.sequence) return;
    before = now;
    if (!known || cause !== 'payout' || SHOW_PAYOUTS.includes(location.pathname) || !document.hasFocus()) return;
    const paid = BigInt(now.sumBalance) - BigInt(known.sumBalance);
    if (paid > 0n)
      toast('success', i18n.t('shell:session.paid', { amount: formatAmount(paid.toString(), format, i18n.language) }));
  });
}
