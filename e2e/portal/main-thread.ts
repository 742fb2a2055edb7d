import type { Browser, Page } from '@playwright/test';
import type { TraceEvent } from './trace-event.ts';

export interface TaskTime {
  /** Milliseconds of the thread's own time, without the time that other processes of the machine took. */
  longest: number;
  p99: number;
  tasks: number;
  /** Number of tasks that took longer than a frame at sixty frames per second. */
  overFrame: number;
  /** Number of those that were mostly garbage collection, or the decoding of a picture: no code of the page affects their length. */
  overFrameByGarbage: number;
  overFrameByPictures: number;
  /** The longest tasks with their heaviest parts. */
  heaviest: string[];
}

export const FRAME_MS = 16;
const TASK = 'ThreadControllerImpl::RunTask';

/** The tasks of a page's main thread during `run`. */
export async function mainThreadWhile(browser: Browser, page: Page, run: () => Promise<void>): Promise<TaskTime> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata', 'v8'],
  });
  await page.evaluate(() => performance.mark('measured page'));
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === 'measured page')!;
  const own = traceEvents.filter(({ pid, tid, ts }) => pid === mark.pid && tid === mark.tid && ts >= mark.ts);
  const tasks = own.filter(({ name, ph }) => name === TASK && ph === 'X');
  const over = tasks.filter((task) => ownTime(task) > FRAME_MS);
  const mostly = (pattern: RegExp) => {
    const parts = own.filter(({ name, ph }) => ph === 'X' && pattern.test(name));
    return over.filter((task) =>
      parts.some(
        (part) => part.ts >= task.ts && part.ts < task.ts + (task.dur ?? 0) && ownTime(part) > ownTime(task) / 2,
      ),
    ).length;
  };
  const took = tasks.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1_000).sort((a, b) => a - b);
  const longest = [...tasks].sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0)).slice(0, 5);
  return {
    longest: round(took.at(-1) ?? 0),
    p99: round(took[Math.floor(took.length * 0.99)] ?? 0),
    tasks: took.length,
    overFrame: took.filter((ms) => ms > FRAME_MS).length,
    overFrameByGarbage: mostly(GARBAGE),
    overFrameByPictures: mostly(PICTURE),
    heaviest: longest.map((task) => `${round((task.tdur ?? 0) / 1_000)} ms: ${partsOf(task, own)}`),
  };
}

const GARBAGE = /^(MajorGC|MinorGC|V8\.GC)/;
const PICTURE = /^(ResourceReceivedData|ResourceFinish|Decode|ImageDecode|ParseHTML)/;
const ownTime = ({ tdur, dur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1_000;

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  const sums = new Map<string, number>();
  for (const { name, ph, ts, tdur, dur, args } of events) {
    if (ph !== 'X' || name === TASK || ts < task.ts || ts >= end) continue;
    const what = args?.data?.functionName || args?.data?.type;
    const key = what ? `${name} ${what}` : name;
    sums.set(key, (sums.get(key) ?? 0) + (tdur ?? dur ?? 0) / 1_000);
  }
  const parts = [...sums].sort(([, a], [, b]) => b - a).slice(0, 6);
  return parts.map(([name, ms]) => `${name} ${round(ms)}`).join(', ');
}

const round = (ms: number): number => Math.round(ms * 10) / 10;
