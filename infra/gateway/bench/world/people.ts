import type { Pool } from 'pg';

/** A member with money, a signed-in browser, and one game open at each vendor. */
export interface Player {
  readonly memberId: string;
  /** The secret in the browser's session cookie. */
  readonly secret: string;
  /** The token of the game at a vendor, by the vendor's code. */
  token(vendor: string): string;
  ref(vendor: string): string;
}

export interface Vendor {
  readonly code: string;
  readonly secret: string;
  readonly gameId: string;
}

const CURRENCY = 'PHP';

/** Creates vendors, and players with `cash` minor units each, in the state after sign-up, deposit, login and launch. */
export async function people(
  pool: Pool,
  {
    vendors,
    players,
    cash,
  }: { vendors: readonly { code: string; lateBet: 'error' | 'noop' }[]; players: number; cash: number },
): Promise<{ vendors: Vendor[]; players: Player[] }> {
  const made = vendors.map(({ code }) => ({ code, secret: `secret-of-${code}`, gameId: `${code}-1` }));
  for (const { code, lateBet } of vendors) {
    await pool.query(
      "INSERT INTO vendors (code, name, category, launch_url, secret, late_bet, account_type_name) VALUES ($1, $1, 'RNG', 'https://games.example/play', $2, $3, 'RNG')",
      [code, `secret-of-${code}`, lateBet],
    );
    await pool.query(
      "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ($1, $2, 'one', 'RNG', 'slots', 'Test game', 1, 1000000000)",
      [`${code}-1`, code],
    );
  }
  const { rows } = await pool.query<{ id: string }>(
    "INSERT INTO members (account, nickname, password_hash, currency, born_on, terms_version) SELECT 'player' || n, 'player' || n, 'none', $2, '1990-05-17', '2026-01' FROM generate_series(1, $1) AS n RETURNING id",
    [players, CURRENCY],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(
    `SELECT ledger_post(now(), 'deposit', id, 'bench', 'start-' || id, '', '', '',
              ARRAY[ledger_account('clearing:deposit', NULL, 'bench', $3), ledger_account('player:cash', id, '', $3)], ARRAY[-$2::bigint, $2::bigint]) FROM unnest($1::bigint[]) AS id`,
    [ids, cash, CURRENCY],
  );
  // The place of each session has been checked, as after a login (AC-16).
  await pool.query(
    "INSERT INTO sessions (secret_hash, member_id, started_at, last_seen_at, ip, located_at, located_ip, place) SELECT sha256(convert_to('browser-' || id, 'UTF8')), id, now(), now(), '127.0.0.1', now(), '127.0.0.1', 'PH' FROM unnest($1::bigint[]) AS id",
    [ids],
  );
  await pool.query(
    "INSERT INTO payout_accounts (member_id, name, holder, number) SELECT id, 'Bank', 'Somebody ' || id, to_char(id, 'FM00000000') FROM unnest($1::bigint[]) AS id",
    [ids],
  );
  for (const { code } of vendors) {
    await pool.query(
      `INSERT INTO game_sessions (token_hash, vendor_code, member_id, session_id, game_id, currency, mode, started_at, expires_at)
       SELECT sha256(convert_to($2 || '-token-' || s.member_id, 'UTF8')), $2, s.member_id, s.id, $2 || '-1', $3, 'real', now(), now() + interval '12 hours' FROM sessions s WHERE s.member_id = ANY ($1)`,
      [ids, code, CURRENCY],
    );
    await pool.query(
      "INSERT INTO player_refs (vendor_code, member_id, player_ref) SELECT $2, id, $2 || '-ref-' || id FROM unnest($1::bigint[]) AS id",
      [ids, code],
    );
  }
  await pool.query('ANALYZE');
  return {
    vendors: made,
    players: ids.map((id) => ({
      memberId: id,
      secret: `browser-${id}`,
      token: (vendor) => `${vendor}-token-${id}`,
      ref: (vendor) => `${vendor}-ref-${id}`,
    })),
  };
}

/** Moves `purse` minor units of each player's cash to the wallet of each vendor; bets are staked from there. */
export async function fillPurses(pool: Pool, vendors: readonly { code: string }[], purse: number): Promise<void> {
  for (const { code } of vendors)
    await pool.query(
      `SELECT ledger_post(now(), 'transfer', a.member_id, 'bench', 'purse-' || $1 || '-' || a.member_id, '', '', '',
                ARRAY[a.id, ledger_account('vendor:wallet', a.member_id, $1, a.currency)], ARRAY[-$2::bigint, $2::bigint])
         FROM ledger_accounts a JOIN player_refs p ON p.member_id = a.member_id AND p.vendor_code = $1
        WHERE a.class = 'player:cash'`,
      [code, purse],
    );
}

/** Puts all players below the lowest of `depth` agents, each of whom is below the one before. */
export async function putBelowAgents(pool: Pool, depth: number): Promise<void> {
  await pool.query(
    `INSERT INTO members (id, account, password_hash, type, upline_id)
     SELECT 9000000 + n, 'agent' || n, 'none', 1, nullif(9000000 + n - 1, 9000000) FROM generate_series(1, $1) n ORDER BY n`,
    [depth],
  );
  await pool.query(
    'UPDATE members SET upline_id = $1, path = (SELECT path FROM members WHERE id = $1) || id WHERE account LIKE $2',
    [9_000_000 + depth, 'player%'],
  );
}
