import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** Runs a verb of the atrium command against the portal under test and answers what it prints. */
export async function atrium<Answer = unknown>(...args: string[]): Promise<Answer> {
  const env = {
    ...process.env,
    ATRIUM_VAR: process.env.ATRIUM_E2E_VAR ?? 'var',
    ATRIUM_OPS_URL: process.env.ATRIUM_E2E_OPS ?? 'http://127.0.0.1:8090',
    ATRIUM_SITE_PORT: new URL(process.env.ATRIUM_E2E_SITE ?? 'http://localhost:8080').port,
  };
  const { stdout } = await run(
    process.execPath,
    [resolve(root, 'infra/cli/src/main.ts'), 'atrium', '--json', ...args],
    { cwd: root, env },
  );
  return JSON.parse(stdout) as Answer;
}

/** Makes a vendor of the sandbox answer nothing, or answer again: the vendor itself, not the operator's switch. */
export async function vendorAnswers(code: string, answers: boolean): Promise<void> {
  const address = process.env.ATRIUM_E2E_VENDOR ?? 'http://127.0.0.1:8070';
  const reply = await fetch(`${address}/control/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ down: !answers }),
  });
  if (!reply.ok) throw new Error(`The sandbox vendor answered ${reply.status} for ${code}`);
}
