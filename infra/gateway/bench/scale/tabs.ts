import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** `mark` begins a new stretch of counting. */
export type TabsRequest = 'mark' | 'report' | 'balances';

export interface TabsReport {
  open: number;
  /** Since the mark: streams that broke, and `live.gap` events that tabs received. */
  cuts: number;
  gaps: number;
  /** When the last broken stream was open again; 0 while one is not. Milliseconds since the epoch, like all times here. */
  allOpenAt: number;
  /** By sequence: how many tabs have the snapshot, and when the last one received it. */
  snapshots: [number, { tabs: number; at: number }][];
  /** What each member's tab shows as cash, in minor units. Only for `balances`. */
  cash: string[];
}

/** The open tabs of a site, of which the first belong to the members with these session secrets. */
export interface Tabs {
  readonly count: number;
  ask(request: TabsRequest): Promise<TabsReport>;
  close(): Promise<void>;
}

export async function openTabs(data: { port: number; count: number; secrets: readonly string[] }): Promise<Tabs> {
  const worker = new Worker(new URL('./tabs-worker.ts', import.meta.url), { workerData: data });
  await once(worker, 'message');
  return {
    count: data.count,
    async ask(request) {
      worker.postMessage(request);
      const [report] = (await once(worker, 'message')) as [TabsReport];
      return report;
    },
    close: async () => void (await worker.terminate()),
  };
}
