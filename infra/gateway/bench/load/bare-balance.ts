import Fastify from 'fastify';
import pg from 'pg';
import { environment } from '../world/environment.ts';

/** The baseline for GET balance: Fastify and one prepared select. Reads PORT and DATABASE_URL from the environment. */
const pool = new pg.Pool({ connectionString: environment.databaseUrl, max: 16 });
const server = Fastify();
server.get<{ Params: { member: string } }>('/balance/:member', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'balance',
    text: "SELECT (posted - held)::text AS cash, sequence::text AS sequence FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash' AND currency = 'PHP' AND detail = ''",
    values: [params.member],
  });
  return { success: true, message: '', value: rows[0] };
});
await server.listen({ port: environment.port, host: 'localhost' });
process.once('SIGTERM', () => process.exit(0));
