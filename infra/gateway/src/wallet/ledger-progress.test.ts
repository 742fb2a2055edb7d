import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEDGER_VERIFY_PROGRESS_PATH, LedgerProgress } from '@atrium/contracts/operator';
import * as v from 'valibot';
import { testApp } from '../platform/testing/test-app.ts';
import { sealLedger } from './seal.ts';

it('streams the progress of the ledger check to an operator, and ends with its report', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-progress-'));
  writeFileSync(join(folder, 'operator.json'), JSON.stringify({ operator: 'token-of-operator' }));
  const app = await testApp({ config: { operatorFile: join(folder, 'operator.json') } });
  await app.member({ balance: 500n });
  await sealLedger(app.database);
  expect((await app.server.inject({ url: LEDGER_VERIFY_PROGRESS_PATH })).statusCode).toBe(401);
  const reply = await app.server.inject({
    url: LEDGER_VERIFY_PROGRESS_PATH,
    headers: { authorization: 'Bearer token-of-operator' },
  });
  const lines = reply.body
    .trim()
    .split('\n')
    .map((line) => v.parse(LedgerProgress, JSON.parse(line)));
  expect(lines.at(-1)).toMatchObject({ report: { ok: true, entries: 1, failures: [], head: { seq: 1 } } });
  expect(new Set(lines.flatMap((line) => ('invariant' in line ? [line.invariant] : []))).size).toBe(12);
  await app.close();
  rmSync(folder, { recursive: true });
});
