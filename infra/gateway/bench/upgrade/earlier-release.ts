import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface EarlierRelease {
  /** The root of its files, with its own packages installed. */
  folder: string;
  commit: string;
  remove(): Promise<void>;
}

/** What an upgrade changes in the database. */
const DATABASE = ['infra/gateway/sql', 'infra/gateway/migrations'];

/** The files of an earlier commit with its packages; by default of the one before the newest change of the database. */
export async function earlierRelease(
  root: string,
  from: string | undefined,
  report: (line: string) => void,
): Promise<EarlierRelease> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const newest = git('log', '-1', '--format=%H', '--', ...DATABASE);
  const commit = git('rev-parse', '--short', `${from ?? `${newest}~1`}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'atrium-release-'));
  const remove = async () => rmSync(folder, { recursive: true, force: true });
  try {
    const files = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 });
    execFileSync('tar', ['x', '-C', folder], { input: files });
    // The fetched pnpm and Node of this checkout.
    symlinkSync(join(root, '.toolchain'), join(folder, '.toolchain'));
    report(`installing the packages of ${commit}`);
    const installed = spawnSync(process.execPath, ['infra/bootstrap.mjs', 'atrium', '--help'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (installed.status !== 0)
      throw new Error(`The packages of ${commit} could not be installed:\n${installed.stderr}`);
    return { folder, commit, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
