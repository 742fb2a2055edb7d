import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BrowserResult } from './check-in-chromium.ts';
import { type DroppedUser, droppedUser } from './dropped-user.ts';
import { CHECK_LIMITS, type CheckLimits } from './limits.ts';
import { killBelow } from './process-tree.ts';

export interface CheckRequest {
  /** The folder of the built page: `conformance/<hash>` of the artefacts. */
  pageFolder: string;
  /** The program. */
  chromium: string;
  limits: CheckLimits;
  priority: number;
}
export type CheckMessage = { step: string } | BrowserResult | { failure: string };

export interface VersionCheck extends Pick<CheckRequest, 'pageFolder' | 'chromium'> {
  /** The version's files, `manifest.json` with its hashes among them, as `.tar.gz`. */
  packed: Uint8Array;
  limits?: CheckLimits;
  /** Whether nobody waits for it. */
  background?: boolean;
  /** Called with every step: a page, a part, or what precedes them. */
  report(step: string): void;
}

const MAIN = join(import.meta.dirname, 'main.ts');
/** Of all steps together, should the process that keeps the limits hang itself. */
const WHOLE_LIMIT_MS = 20 * 60_000;
const MOST_FINDINGS = 20;
const FINDING_LENGTH = 300;

/**
 * Checks a version in a process of its own, which has none of this one's variables, a fresh folder for its files, a low
 * priority, and, where this one is root's, a user that owns nothing else. Resolves to what the browser finds; throws if the check itself is impossible.
 */
export async function checkVersion({ packed, report, ...order }: VersionCheck): Promise<BrowserResult> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-check-'));
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
  const request: CheckRequest = {
    pageFolder: order.pageFolder,
    chromium: order.chromium,
    limits: order.limits ?? CHECK_LIMITS,
    priority: order.background ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL,
  };
  try {
    await writeFile(join(folder, 'version.tar.gz'), packed);
    await writeFile(join(folder, 'request.json'), JSON.stringify(request));
    const user = droppedUser([process.execPath, MAIN, order.chromium, order.pageFolder, tmpdir()]);
    if (user) await chown(folder, user.uid, user.gid);
    return cleaned(await run(folder, report, user));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(
  folder: string,
  report: (step: string) => void,
  user: DroppedUser | undefined,
): Promise<BrowserResult> {
  const files = [join(folder, 'version.tar.gz'), join(folder, 'request.json')];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...files], {
    ...user,
    cwd: folder,
    env: { HOME: folder, TMPDIR: folder },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => {});
  const exited = once(child, 'exit');
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString('utf8')).slice(-1_000);
  });
  const limit = setTimeout(() => kill(child), WHOLE_LIMIT_MS);
  let outcome: BrowserResult | undefined;
  let failure: string | undefined;
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const message = JSON.parse(line) as CheckMessage;
      if ('step' in message) report(message.step);
      else if ('failure' in message) failure = message.failure;
      else outcome = message;
    }
  } finally {
    clearTimeout(limit);
    kill(child);
    await exited;
  }
  if (!outcome)
    throw new Error(`The check in Chromium ended without an outcome: ${(failure ?? errors).trim().split('\n')[0]}`);
  return outcome;
}

function kill(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  killBelow(child.pid!);
  child.kill('SIGKILL');
}

/** What a version says about itself is cut to a length that a person reads. */
function cleaned({ findings: found, sandboxed }: BrowserResult): BrowserResult {
  const findings = [...new Set(found)];
  return {
    findings: [
      ...findings.slice(0, MOST_FINDINGS).map((one) => String(one).replace(/\s+/g, ' ').slice(0, FINDING_LENGTH)),
      ...(findings.length > MOST_FINDINGS ? [`${findings.length - MOST_FINDINGS} more.`] : []),
    ],
    sandboxed,
  };
}
