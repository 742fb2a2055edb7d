import type { ListedTransaction } from '@atrium/contracts/seamless';
import { type FurtherBet, furtherBetsOf } from './decisions.ts';
import type { Store } from './open-store.ts';

const PAGE = 1_000;
const DAY_MS = 86_400_000;

/**
 * What the vendor's books say of the wallet's transactions of one day (UTC), from its rounds: a bet for each stake that
 * was taken, a win for each payout that was acknowledged, bet and rollback for each that was called back. Rounds whose
 * bet is still under way are not in the books. `after` is the row to go on from.
 */
export function listTransactions(
  store: Store,
  vendorId: string,
  date: string,
  after: number,
): { transactions: ListedTransaction[]; next: number | null } {
  const from = Date.parse(date);
  const rows = store.db
    .prepare(
      `SELECT rowid AS row, id, status, stake, payout, currency, atomic, started_at, settled_at FROM round
       WHERE vendor_id = ? AND mode = 'real' AND status IN ('open', 'settled', 'void') AND started_at >= ? AND started_at < ? AND rowid > ?
       ORDER BY rowid LIMIT ?`,
    )
    .all(vendorId, from, from + DAY_MS, after, PAGE) as unknown as Row[];
  return {
    transactions: rows.flatMap((row) => transactionsOf(row, furtherBetsOf(store, row.id))),
    next: rows.length === PAGE ? rows.at(-1)!.row : null,
  };
}

interface Row {
  row: number;
  id: string;
  status: 'open' | 'settled' | 'void';
  stake: number;
  payout: number;
  currency: string;
  atomic: number;
  started_at: number;
  settled_at: number | null;
}

function transactionsOf(
  { id, status, stake, payout, currency, atomic, started_at, settled_at }: Row,
  further: readonly FurtherBet[],
): ListedTransaction[] {
  const common = { roundId: id, currency };
  const at = new Date(started_at).toISOString();
  const ended = new Date(settled_at ?? started_at).toISOString();
  const taken = further.filter(({ status: state }) => state === 'taken');
  const first = stake - taken.reduce((sum, { amount }) => sum + amount, 0);
  const betOf = (tx: string, amount: number) => ({
    ...common,
    vendorTxId: `${id}-B${tx}`,
    kind: 'bet' as const,
    amount: String(amount),
    at,
  });
  const bet = betOf('', first);
  const others = taken.map((one) => betOf(String(one.id), one.amount));
  const undone = further
    .filter(({ status: state }) => state === 'void')
    .flatMap((one): ListedTransaction[] => [
      { ...betOf(String(one.id), one.amount), state: 'rolled-back' },
      {
        ...common,
        vendorTxId: `${id}-R${one.id}`,
        kind: 'rollback',
        state: 'rolled-back',
        amount: String(one.amount),
        at,
      },
    ]);
  if (status === 'open') return [...[bet, ...others].map((one) => ({ ...one, state: 'debited' as const })), ...undone];
  if (status === 'void') {
    return [
      { ...bet, state: 'rolled-back' },
      { ...common, vendorTxId: `${id}-R`, kind: 'rollback', state: 'rolled-back', amount: String(stake), at: ended },
    ];
  }
  const settled = [...[bet, ...others].map((one) => ({ ...one, state: 'settled' as const })), ...undone];
  // A round that brought nothing was closed without a win, unless bet and win went together.
  if (payout === 0 && atomic === 0) return settled;
  return [
    ...settled,
    { ...common, vendorTxId: `${id}-W`, kind: 'win', state: 'credited', amount: String(payout), at: ended },
  ];
}
