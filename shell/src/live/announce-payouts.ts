import type { Balance } from '@atrium/contracts/balance';
import { host } from '@atrium/host';
import { formatAmount } from '@atrium/i18n/format';

/** Pages of one game or draw, which show themselves what its bets have paid. */
const SHOW_PAYOUTS: readonly string[] = ['/game', '/lottery', '/elott', '/vnlottery', '/seaLottery'];
/** Tickets of one draw are paid in a burst: one sentence for all. */
const BURST_MS = 400;

/** Whether the page is the board of this lottery; a board without a game in its address may be. */
function isBoardOf(gameCode: string): boolean {
  const query = new URLSearchParams(location.search);
  return (
    location.pathname !== '/game' &&
    query.get('lottoView') !== 'lobby' &&
    [null, gameCode].includes(query.get('gameCode'))
  );
}

/**
 * Shows what a bet has paid while the member looks at something else: a draw, a match or a round that was settled
 * meanwhile, or a game in another window. Of several tabs only the one in use does.
 */
export function announcePayouts(): void {
  const { bus, toast, i18n, brand } = host();
  const format = { symbol: brand.currencySymbol, fractionDigits: brand.fractionDigits };
  const say = (paid: bigint): void => {
    if (paid > 0n)
      toast('success', i18n.t('shell:session.paid', { amount: formatAmount(paid.toString(), format, i18n.language) }));
  };
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
    say(BigInt(now.sumBalance) - BigInt(known.sumBalance));
  });
  let elsewhere = 0n;
  bus.on('ticket.settled', ({ gameCode, payout }) => {
    const won = BigInt(payout);
    if (won <= 0n || !SHOW_PAYOUTS.includes(location.pathname) || isBoardOf(gameCode) || !document.hasFocus()) return;
    if (elsewhere === 0n)
      setTimeout(() => {
        say(elsewhere);
        elsewhere = 0n;
      }, BURST_MS);
    elsewhere += won;
  });
}
