import { SNAPSHOT_ELEMENT } from '@atrium/contracts/boot';
import { LIVE_PATH } from '@atrium/contracts/live';
import type { Snapshot } from '@atrium/contracts/snapshot';
import type { FailureCause } from '@atrium/contracts/telemetry';
import type { Rule, Treatment } from './fault-proxy.ts';

/** `content`: the remote's own screen; `before`: the screen of the version before; `cause`: why it cannot be shown, and a way on. */
export type Sight = 'content' | 'before' | 'cause' | 'blank';

export interface Fault {
  name: string;
  /** What a member sees in the remote's place. */
  sees: Sight;
  /** What operators see for this remote and version; `refused`: a snapshot was rejected; undefined: nothing to report. */
  ops?: FailureCause | 'refused';
  /** The treatment of requests from the moment the page is opened. */
  rule?(target: Target): Rule;
  /** The failure that a faulty version is deployed to have. */
  planted?: string;
  /** The browser has visited the site before, and kept the last valid snapshot. */
  returning?: true;
  /** The page may recover before the cause can be read. */
  heals?: true;
  /** The page has nothing of the registry before the live stream: it cannot know whether it is a game's page. */
  unidentified?: true;
  /** The registry does not respond, from before the visit or from its middle on. */
  registry?: 'start' | 'later';
}

export interface Target {
  remote: string;
  /** A snapshot signed by the registry, older than the site's current one. */
  older: Snapshot;
}

const ENTRY = /\/remoteEntry[.\w]*\.js$/;
const entries =
  (treatment: Treatment) =>
  ({ remote }: Target): Rule =>
  ({ pathname }) =>
    pathname.startsWith(`/remotes/${remote}/`) && ENTRY.test(pathname) ? treatment : undefined;
const pages =
  (change: (snapshot: Snapshot, target: Target) => Snapshot) =>
  (target: Target): Rule =>
  ({ pathname }) =>
    /\.\w+$|^\/(remotes|wps|lgw|lotto|events|art|shell|telemetry)(\/|$)/.test(pathname)
      ? undefined
      : { rewrite: (html) => withSnapshot(html, (snapshot) => change(snapshot, target)) };

export const FAULTS: readonly Fault[] = [
  { name: 'entry 404', sees: 'cause', ops: 'network', rule: entries({ status: 404 }) },
  { name: 'entry 5xx', sees: 'cause', ops: 'network', rule: entries({ status: 503 }) },
  { name: 'connection hangs', sees: 'cause', ops: 'timeout', rule: entries('hang') },
  { name: 'body truncated', sees: 'cause', ops: 'network', rule: entries('truncate') },
  { name: 'wrong hash', sees: 'cause', ops: 'integrity', rule: entries('tamper') },
  { name: 'wrong type', sees: 'cause', ops: 'not-a-script', rule: entries('mistype') },
  {
    name: 'a page in place of the script',
    sees: 'cause',
    ops: 'not-a-script',
    rule: entries({ page: '<!doctype html><title>Sign in to this network</title>' }),
  },
  {
    name: 'chunk missing after load',
    sees: 'cause',
    ops: 'network',
    rule:
      ({ remote }) =>
      ({ pathname }) =>
        pathname.startsWith(`/remotes/${remote}/`) && !ENTRY.test(pathname) ? { status: 404 } : undefined,
  },
  {
    name: 'second origin only',
    sees: 'content',
    ops: 'network',
    rule:
      ({ remote }) =>
      ({ hostname, pathname }) =>
        hostname === 'localhost' && pathname.startsWith(`/remotes/${remote}/`) ? { status: 503 } : undefined,
  },
  {
    name: 'bad signature',
    sees: 'content',
    ops: 'refused',
    returning: true,
    rule: pages((snapshot) => ({
      ...snapshot,
      expiresAt: new Date(Date.parse(snapshot.expiresAt) + 1000).toISOString(),
    })),
  },
  {
    name: 'bad signature, first visit',
    sees: 'cause',
    heals: true,
    ops: 'refused',
    unidentified: true,
    rule: pages((snapshot) => ({
      ...snapshot,
      expiresAt: new Date(Date.parse(snapshot.expiresAt) + 1000).toISOString(),
    })),
  },
  {
    name: 'stale sequence',
    sees: 'content',
    ops: 'refused',
    returning: true,
    rule: pages((_snapshot, { older }) => older),
  },
  {
    name: 'event stream cut',
    sees: 'content',
    rule:
      () =>
      ({ pathname }) =>
        pathname === LIVE_PATH ? 'cut' : undefined,
  },
  { name: 'throws while evaluated', sees: 'before', ops: 'evaluation', planted: 'evaluation' },
  { name: 'wrong contract version', sees: 'before', ops: 'contract', planted: 'contract' },
  { name: 'throws in render', sees: 'before', ops: 'render', planted: 'render' },
  { name: 'throws in an effect', sees: 'before', ops: 'render', planted: 'effect' },
  { name: 'rejects a promise later', sees: 'content', ops: 'promise', planted: 'promise' },
  { name: 'throws in a timer', sees: 'content', ops: 'timer', planted: 'timer' },
  { name: 'registry down at start', sees: 'content', registry: 'start' },
  { name: 'registry down later', sees: 'content', registry: 'later' },
];

function withSnapshot(html: string, change: (snapshot: Snapshot) => Snapshot): string {
  const found = new RegExp(`(<script[^>]*id="${SNAPSHOT_ELEMENT}"[^>]*>)([^<]*)(</script>)`).exec(html);
  if (!found) return html;
  return html.replace(
    found[0],
    () => found[1] + JSON.stringify(change(JSON.parse(found[2]!) as Snapshot)).replaceAll('<', '\\u003c') + found[3],
  );
}
