import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessUse {
  pid: number;
  cpuMs: number;
  /**
   * Its own memory: heaps, stacks and shared buffers. Without the pages of files, such as the program's: each process of
   * a browser maps the same 100 MB of it, which would be counted once per process.
   */
  memoryBytes: number;
}

/** The kernel's clock ticks in a second: the same on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

/** The processes that a process has started, directly or not, with what they use. None on a machine without /proc. */
export function processesBelow(root: number): ProcessUse[] {
  const byParent = new Map<number, ProcessUse[]>();
  for (const name of readdirIfPresent('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const process = read(Number(name));
    if (process) byParent.set(process.parent, [...(byParent.get(process.parent) ?? []), process]);
  }
  const found: ProcessUse[] = [];
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop())
    for (const { pid: child, cpuMs, memoryBytes } of byParent.get(pid) ?? []) {
      found.push({ pid: child, cpuMs, memoryBytes });
      waiting.push(child);
    }
  return found;
}

/** Kills them all. */
export function killBelow(root: number): void {
  for (const { pid } of processesBelow(root)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has just ended.
    }
  }
}

function read(pid: number): (ProcessUse & { parent: number }) | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain anything; after it come state, parent … See proc(5).
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent, userTicks, systemTicks] = [fields[1]!, fields[11]!, fields[12]!];
    return {
      pid,
      parent,
      cpuMs: ((userTicks + systemTicks) * 1_000) / TICKS_PER_SECOND,
      memoryBytes: ownMemoryBytes(readFileSync(`/proc/${pid}/status`, 'utf8')),
    };
  } catch {
    return undefined;
  }
}

/** From the text of /proc/[pid]/status, see proc(5). A kernel before 4.5 gives the sum alone, with the pages of files. */
function ownMemoryBytes(status: string): number {
  const bytesOf = (name: string) => {
    const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  };
  const anonymous = bytesOf('RssAnon');
  return anonymous === undefined ? (bytesOf('VmRSS') ?? 0) : anonymous + (bytesOf('RssShmem') ?? 0);
}

function readdirIfPresent(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
