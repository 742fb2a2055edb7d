import { readFileSync, writeFileSync } from 'node:fs';
import type { TraceEvent } from './trace-event.ts';

const TASK = /RunTask$/;

/**
 * Rewrites a trace so that every task of a page's main thread lasts as long as the thread itself worked, without the time
 * that other processes of the machine took. A task's start stays as it is.
 */
export function inOwnTime(file: string): void {
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const threads = new Map(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => [threadOf(event), [] as TraceEvent[]]),
  );
  for (const event of trace.traceEvents) if (event.ts) threads.get(threadOf(event))?.push(event);
  for (const events of threads.values()) shorten(events.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)));
  writeFileSync(file, JSON.stringify(trace));
}

/** An event inside a task keeps its share of the task. */
function shorten(events: readonly TraceEvent[]): void {
  let task = { start: 0, end: 0, share: 1 };
  for (const event of events) {
    const { ts, dur = 0, tdur = dur } = event;
    if (event.ph === 'X' && TASK.test(event.name) && ts >= task.end) {
      task = { start: ts, end: ts + dur, share: dur > 0 ? Math.min(1, tdur / dur) : 1 };
    } else if (ts >= task.end) continue;
    else event.ts = task.start + Math.round((ts - task.start) * task.share);
    if (event.dur) event.dur = Math.round(dur * task.share);
  }
}
