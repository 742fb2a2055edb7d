import { creditBonus } from '../../../bonuses/credit-bonus.ts';
import { type TestApp, testApp } from '../../../platform/testing/test-app.ts';
import { runCommands, type VendorCommand } from '../../../vendors/seamless/vendor-commands.ts';
import { testVendor } from '../../../vendors/testing/test-vendor.ts';
import { post } from '../../ledger.ts';
import { sealLedger } from '../../seal.ts';

/** `pick` chooses among all bets so far, also those that were settled, rolled back or archived long ago. */
export type HistoryStep =
  | { what: 'bet'; player: number; amount: number; round: 'new' | 'last' }
  | { what: 'win'; pick: number; amount: number; ends: boolean }
  | { what: 'rollback'; pick: number }
  | { what: 'again'; pick: number }
  | { what: 'deposit'; player: number; amount: number }
  | { what: 'bonus'; player: number; amount: number }
  | { what: 'days'; days: number };

const VENDOR = 'ARC';
const START = '2026-01-05T04:00:00Z';

export interface Table {
  app: TestApp;
  /** Plays one step and returns its outcome. */
  play(step: HistoryStep): Promise<string>;
}

/** A gateway with players, on which the same steps always have the same outcomes. */
export async function newTable(players: number): Promise<Table> {
  const app = await testApp({ now: START });
  await testVendor(app, VENDOR);
  const members: string[] = [];
  while (members.length < players)
    members.push((await app.member({ account: `arc${members.length}`, balance: 5_000n })).id);
  const bets: { member: string; command: VendorCommand }[] = [];
  const roundOf = new Map<string, string>();
  let named = 0;

  const run = async (command: VendorCommand) => {
    app.clock.advance({ seconds: 1 });
    const [outcome] = await runCommands(app.parts, app.parts.database, [command]);
    return `${outcome!.outcome}${outcome!.duplicate ? ' again' : ''}`;
  };
  const of = (member: string, one: Omit<VendorCommand, 'vendor' | 'member' | 'currency' | 'hash'>): VendorCommand => ({
    vendor: VENDOR,
    member,
    currency: 'PHP',
    hash: one.tx ?? '',
    ...one,
  });
  const picked = (pick: number) => bets[pick % Math.max(1, bets.length)];
  const name = (kind: string) => `${kind}${++named}`;

  return {
    app,
    async play(step) {
      if (step.what === 'days') {
        app.clock.advance({ days: step.days });
        return 'ok';
      }
      if (step.what === 'bet') {
        const member = members[step.player % players]!;
        const round = (step.round === 'last' && roundOf.get(member)) || name('r');
        roundOf.set(member, round);
        const command = of(member, {
          kind: 'bet',
          game: `${VENDOR}-1`,
          round,
          tx: name('b'),
          amount: String(step.amount),
        });
        bets.push({ member, command });
        return await run(command);
      }
      if (step.what === 'deposit' || step.what === 'bonus') {
        const memberId = members[step.player % players]!;
        const amount = BigInt(step.amount);
        await app.parts.database.transaction(async (transaction) => {
          if (step.what === 'bonus')
            await creditBonus(app.parts, transaction, {
              memberId,
              currency: 'PHP',
              promotionId: null,
              amount,
              terms: {
                wageringTimes: 3,
                days: 90,
                contribution: [{ category: 'RNG', percent: 100 }],
                maxBet: null,
                maxWin: null,
              },
            });
          else
            await post(app.parts, transaction, {
              kind: 'deposit',
              memberId,
              scope: 'test',
              key: name('d'),
              payload: step,
              currency: 'PHP',
              lines: [
                { account: { class: 'clearing:deposit' }, amount: -amount },
                { account: { class: 'player:cash', memberId }, amount },
              ],
            });
        });
        return 'ok';
      }
      const bet = picked(step.pick);
      if (!bet) return 'no bet';
      const { round, tx } = bet.command;
      if (step.what === 'again') return await run(bet.command);
      if (step.what === 'rollback')
        return await run(of(bet.member, { kind: 'rollback', round, tx: name('u'), ref: tx }));
      const { amount, ends } = step;
      return await run(of(bet.member, { kind: 'win', round, tx: name('w'), ref: tx, amount: String(amount), ends }));
    },
  };
}

/** Seals all entries, and moves the mark below which nobody looks for unsealed ones behind the last of them. */
export async function sealAll({ database }: TestApp): Promise<void> {
  for (let pass = 0; pass < 3; pass += 1) {
    await database.run("UPDATE ledger_seal_state SET seen_at = now() - interval '3 minutes'");
    await sealLedger(database);
  }
}

/** Everything that must be the same whether play was archived or not. */
export async function booksOf({ database }: TestApp): Promise<unknown> {
  return {
    accounts: await database.rows(
      'SELECT id, class, detail, currency, posted, held, sequence FROM ledger_accounts ORDER BY id',
    ),
    entries: await database.rows('SELECT id, kind, scope, key, reverses FROM ledger_entries ORDER BY id'),
    rounds: await database.rows('SELECT id, status, stake, payout, bonus_stake FROM rounds ORDER BY id'),
    moved: await database.rows(
      'SELECT account_id, reference, sum(amount)::text AS amount FROM ledger_movements GROUP BY 1, 2 HAVING sum(amount) <> 0 ORDER BY 1, 2',
    ),
  };
}
