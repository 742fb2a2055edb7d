import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { runningPortal } from './running-portal.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** Runs a verb of the atrium command against the portal under test, and returns what it prints. */
export async function atrium<Output = unknown>(...args: string[]): Promise<Output> {
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
  return JSON.parse(stdout) as Output;
}

/** Stops a vendor of the sandbox from responding, or lets it respond again: the vendor itself, not the operator's switch. */
export async function setVendorResponding(code: string, isResponding: boolean): Promise<void> {
  const reply = await fetch(`${runningPortal().vendor}/control/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ down: !isResponding }),
  });
  if (!reply.ok) throw new Error(`The sandbox vendor returned ${reply.status} for ${code}`);
}
