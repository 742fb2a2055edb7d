import type { Browser, Page } from '@playwright/test';
import type { TraceEvent } from './trace-event.ts';

export interface TaskTime {
  /** Milliseconds of the thread's own time; what other processes of the machine took is not in it. */
  longest: number;
  p99: number;
  tasks: number;
  /** How many tasks took longer than a frame at sixty a second. */
  overFrame: number;
  /** How many of those were mostly the browser's collecting of garbage, or its reading of a picture that had come: no code of the page has a say in their length. */
  overFrameByGarbage: number;
  overFrameByPictures: number;
  /** What the longest tasks did, by their heaviest part. */
  heaviest: string[];
}

export const FRAME = 16;
const TASK = 'ThreadControllerImpl::RunTask';

/** The tasks of a page's main thread while `run` goes on. */
export async function mainThreadWhile(browser: Browser, page: Page, run: () => Promise<void>): Promise<TaskTime> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata', 'v8'],
  });
  await page.evaluate(() => performance.mark('the page that is looked at'));
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === 'the page that is looked at')!;
  const own = traceEvents.filter(({ pid, tid, ts }) => pid === mark.pid && tid === mark.tid && ts >= mark.ts);
  const tasks = own.filter(({ name, ph }) => name === TASK && ph === 'X');
  const over = tasks.filter((task) => ownTime(task) > FRAME);
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
    overFrame: took.filter((ms) => ms > FRAME).length,
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
