import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { runningPortal } from './running-portal.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** Runs a verb of the atrium command against the portal under test and answers what it prints. */
export async function atrium<Answer = unknown>(...args: string[]): Promise<Answer> {
  const { site, ops, varFolder } = runningPortal();
  const env = {
    ...process.env,
    ATRIUM_VAR: varFolder,
    ATRIUM_OPS_URL: ops,
    ATRIUM_SITE_PORT: new URL(site).port,
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
  const reply = await fetch(`${runningPortal().vendor}/control/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ down: !answers }),
  });
  if (!reply.ok) throw new Error(`The sandbox vendor answered ${reply.status} for ${code}`);
}
