import { readdirSync, readFileSync } from 'node:fs';
import type { Pool } from 'pg';

/** Clock ticks a second in which Linux counts. */
const TICKS_PER_SECOND = 100;

interface Counted {
  parent: number;
  /** Of the process, and of its children that have ended. */
  seconds: number;
}

/** The processor time that a PostgreSQL on this machine has used so far; undefined where /proc does not say. */
export async function processorSeconds(pool: Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const all = processes();
  const server = all.get(rows[0]!.pid)?.parent;
  if (server === undefined) return undefined;
  let seconds = 0;
  for (const [pid, counted] of all) if (pid === server || counted.parent === server) seconds += counted.seconds;
  return seconds;
}

function processes(): Map<number, Counted> {
  const all = new Map<number, Counted>();
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return all;
  }
  for (const name of names) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name in parentheses may contain spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
      all.set(Number(name), { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND });
    } catch {
      // It has ended.
    }
  }
  return all;
}
