import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { processesBelow } from './process-tree.ts';

const MB = 1024 * 1024;

it('[13-07] counts what a process takes for itself, not the pages of the program that all of them share', async () => {
  const taken = 200 * MB;
  const child = spawn(
    process.execPath,
    ['-e', `const kept = Buffer.alloc(${taken}, 1); console.log("ready"); setInterval(() => kept, 1e6)`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    await once(child.stdout, 'data');
    const { memoryBytes } = processesBelow(process.pid).find(({ pid }) => pid === child.pid)!;
    const kilobytesOfFiles = Number(/^RssFile:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]);
    expect(kilobytesOfFiles * 1024).toBeGreaterThan(20 * MB);
    expect(memoryBytes).toBeGreaterThan(taken);
    expect(memoryBytes).toBeLessThan(taken + kilobytesOfFiles * 1024);
  } finally {
    child.kill('SIGKILL');
  }
});
