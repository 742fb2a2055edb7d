import { readdirSync, readFileSync } from 'node:fs';
import { runningPortal } from './running-portal.ts';

/** The process id of the registry under test: the one whose environment names its data folder. */
export function registryProcess(): number {
  const { varFolder } = runningPortal();
  const own = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('infra/registry/src/main.ts') &&
          readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`ATRIUM_VAR=${varFolder}`)
        );
      } catch {
        return false;
      }
    });
  if (!own) throw new Error(`No registry runs with ATRIUM_VAR=${varFolder}`);
  return Number(own);
}
