import type { Pool } from 'pg';

/**
 * Settles batches of new rounds of 10.00, which are lost, through the function that gateways call: each call settles one
 * batch and returns the time that it took, in ms.
 */
export function settling(pool: Pool, players: readonly string[], batch: number): () => Promise<number> {
  let count = 0;
  return async () => {
    const names = Array.from({ length: batch }, () => `r${++count}`);
    const began = performance.now();
    for (const kind of ['bet', 'end'])
      await pool.query('SELECT count(*) FROM vendor_commands(now(), $1)', [
        JSON.stringify(
          names.map((name, at) => ({
            kind,
            vendor: 'BENCH',
            member: players[(count + at) % players.length]!,
            currency: 'PHP',
            game: 'BENCH-1',
            round: name,
            ...(kind === 'bet' && { tx: name, amount: '1000' }),
            hash: kind,
            noop: false,
          })),
        ),
      ]);
    return performance.now() - began;
  };
}
