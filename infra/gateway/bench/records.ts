import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { httpCaller } from './world/http-caller.ts';
import { openStage } from './load/stage.ts';

/**
 * `npm run -s bench -- records`: pages of a member with many records over HTTP, from the newest to the oldest, and the sums
 * above them. A page has a budget, and one at the end of the list costs what the first one does.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    turns: { type: 'string', default: '5' },
    rows: { type: 'string', default: '1000000' },
  },
});
const [turns, rows] = [Number(values.turns), Number(values.rows)];
const PAGE_SIZE = 20;
const PAGE_BUDGET_MS = 50;
/** The first, a middle and the last page. */
const DEPTHS = [0, 0.5, 0.999];
/** Lists with a filter: none, and one that finds nothing, whose pages look through as many records as they may. */
const LISTS = [
  ['account', ''],
  ['bets', ''],
  ['bets', '&status=won'],
] as const;
/** Sums over the last three months, and over the week that a page of records begins with. */
const SUMS = ['account/totals', 'bets/totals', 'bets/totals?gameType=RNG', 'bets/totals?status=won'];
const SPANS_DAYS = [89, 6];
/** Of one depth, in each turn. */
const PAGES = 20;

const stage = await openStage(join(import.meta.dirname, '..'), { players: 1, cash: 1_000_000_000 });
try {
  const [player] = stage.players;
  const member = player!.memberId;
  const { rows: account } = await stage.pool.query<{ id: string }>(
    "SELECT id FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
    [member],
  );
  // Within the last three months, in their order; the books are filled past the trigger that keeps balances.
  const at = `now() - interval '90 days' + n * (interval '89 days' / ${rows})`;
  await stage.pool.query(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
     SELECT 'BENCH', 'deep' || n, $1, 'BENCH-1', 'RNG', 'PHP', 100, 0, 'lost', ${at}, ${at} FROM generate_series(1, ${rows}) n`,
    [member],
  );
  await stage.pool.query('ALTER TABLE ledger_lines DISABLE TRIGGER apply');
  await stage.pool.query(
    `WITH made AS (
       INSERT INTO ledger_entries (at, kind, member_id, scope, key, payload_hash, reference, detail)
       SELECT ${at}, CASE WHEN n % 2 = 0 THEN 'bet' ELSE 'payout' END, $1, 'deep', n::text, '', '', '' FROM generate_series(1, ${rows}) n
       RETURNING id, at)
     INSERT INTO ledger_lines (entry_id, line, account_id, member_id, at, amount, currency, balance_after, reference)
     SELECT id, 1, $2, $1, at, 1, 'PHP', 1, '' FROM made`,
    [member, account[0]!.id],
  );
  await stage.pool.query('ANALYZE');

  const caller = httpCaller(stage.gateway.port, 1);
  const read = async (path: string) => {
    const began = performance.now();
    const { status, body } = await caller.member(player!, 'GET', path);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return { ms: performance.now() - began, ...(body.value as { items: unknown[]; next: string | null }) };
  };
  /** The cursor of the place at a depth, as the page before it would have ended. */
  const cursorAt = async (table: string, depth: number): Promise<string> => {
    const place = Math.max(PAGES * PAGE_SIZE + 1, Math.floor(rows * (1 - depth)));
    const { rows: found } = await stage.pool.query<{ place: string }>(
      table === 'bets'
        ? `SELECT (extract(epoch FROM opened_at) * 1000000)::bigint || ',' || id AS place FROM rounds WHERE round_id = 'deep' || $1::text AND member_id = $2`
        : `SELECT (extract(epoch FROM l.at) * 1000000)::bigint || ',' || l.entry_id || ',1' AS place FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id WHERE e.scope = 'deep' AND e.key = $1::text AND e.member_id = $2`,
      [String(place), member],
    );
    return Buffer.from(found[0]!.place).toString('base64url');
  };
  const results: { list: string; depth: number; median: number; least: number; most: number }[] = [];
  const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
  for (const [list, filter] of LISTS) {
    const path = `/wps/member/records/${list}/lines?pageSize=${PAGE_SIZE}${filter}`;
    for (const depth of DEPTHS) {
      const start = depth === 0 ? undefined : await cursorAt(list, depth);
      // The median of each turn: between turns lies what else the machine does.
      const medians: number[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        const taken: number[] = [];
        let cursor = start;
        for (let page = 0; page < PAGES; page += 1) {
          const { ms, items, next } = await read(cursor ? `${path}&cursor=${cursor}` : path);
          const found = filter.includes('won') ? 0 : PAGE_SIZE;
          if (items.length !== found) throw new Error(`A page of ${path} at ${depth} has ${items.length} records.`);
          taken.push(ms);
          cursor = next ?? start;
        }
        medians.push(middle(taken));
      }
      const name = `${list}${filter.replace('&', ' ')}`;
      results.push({
        list: name,
        depth,
        median: middle(medians),
        least: Math.min(...medians),
        most: Math.max(...medians),
      });
    }
  }
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const sums: { sums: string; days: number; median: number; least: number; most: number }[] = [];
  for (const days of SPANS_DAYS)
    for (const name of [...SUMS, 'statement']) {
      const path = `/wps/member/${name === 'statement' ? '' : 'records/'}${name}`;
      const span = `from=${dayBefore(days)}&to=${dayBefore(0)}`;
      const taken: number[] = [];
      // Sums over very many records may end at the database's time limit: that is a figure, too.
      for (let turn = 0; turn < turns; turn += 1)
        taken.push(
          await read(`${path}${path.includes('?') ? '&' : '?'}${span}`).then(
            ({ ms }) => ms,
            () => Number.POSITIVE_INFINITY,
          ),
        );
      sums.push({
        sums: name,
        days: days + 1,
        median: middle(taken),
        least: Math.min(...taken),
        most: Math.max(...taken),
      });
    }
  caller.close();
  if (values.json)
    console.log(JSON.stringify({ name: 'records', rows, turns, database: stage.database, results, sums }));
  else {
    for (const { list, depth, median, least, most } of results)
      console.log(
        `${list.padEnd(16)} at ${(depth * 100).toFixed(1).padStart(5)} % of ${rows}: median ${median.toFixed(1)} ms, turns from ${least.toFixed(1)} to ${most.toFixed(1)} ms (${turns} turns of ${PAGES} pages; budget ${PAGE_BUDGET_MS} ms)`,
      );
    for (const { sums: name, days, median, least, most } of sums)
      console.log(
        `${name.padEnd(24)} of ${days} days: median ${median.toFixed(1)} ms, from ${least.toFixed(1)} to ${most.toFixed(1)} ms (${turns} turns; Infinity: no answer in time)`,
      );
  }
  if (results.some(({ median }) => median > PAGE_BUDGET_MS)) process.exitCode = 1;
} finally {
  await stage.close();
}
