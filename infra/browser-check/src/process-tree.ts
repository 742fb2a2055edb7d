import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessUse {
  pid: number;
  cpuMs: number;
  memoryBytes: number;
}

/** The kernel's clock ticks in a second, and the size of a page: the same on every Linux that Node supports but for pages of 64 KB. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

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
    const [parent, userTicks, systemTicks, pages] = [fields[1]!, fields[11]!, fields[12]!, fields[21]!];
    return {
      pid,
      parent,
      cpuMs: ((userTicks + systemTicks) * 1_000) / TICKS_PER_SECOND,
      memoryBytes: pages * PAGE_BYTES,
    };
  } catch {
    return undefined;
  }
}

function readdirIfPresent(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
