import { SNAPSHOT_ELEMENT } from '@atrium/contracts/boot';
import { LIVE_PATH } from '@atrium/contracts/live';
import type { Snapshot } from '@atrium/contracts/snapshot';
import type { FailureCause } from '@atrium/contracts/telemetry';
import type { Rule, Treatment } from './fault-proxy.ts';

/** `content`: the remote's own screen; `before`: the one of the version before; `cause`: why it cannot be shown, and a way on. */
export type Sight = 'content' | 'before' | 'cause' | 'blank';

export interface Fault {
  name: string;
  /** What a member may see in the remote's place. */
  sees: Sight;
  /** What operators read beside remote and version; `refused`: of a snapshot; undefined: nothing fails that they had to hear of. */
  ops?: FailureCause | 'refused';
  /** What befalls requests, as soon as the page is opened. */
  rule?(about: About): Rule;
  /** Told to the faulty version, which takes the remote's place for it. */
  told?: string;
  /** The browser has been here before: it keeps the last good snapshot. */
  known?: true;
  /** The page may have mended itself before anybody could read the cause. */
  heals?: true;
  /** Nothing in the page is the registry's until the live stream brings it: which page it is, a game's or another, nobody knows. */
  nameless?: true;
  /** The registry does not answer from before the visit, or from its middle. */
  registry?: 'start' | 'later';
}

export interface About {
  remote: string;
  /** Signed by the registry, and older than what the site has now. */
  older: Snapshot;
}

const ENTRY = /\/remoteEntry[.\w]*\.js$/;
const entries =
  (treatment: Treatment) =>
  ({ remote }: About): Rule =>
  ({ pathname }) =>
    pathname.startsWith(`/remotes/${remote}/`) && ENTRY.test(pathname) ? treatment : undefined;
const pages =
  (change: (snapshot: Snapshot, about: About) => Snapshot) =>
  (about: About): Rule =>
  ({ pathname }) =>
    /\.\w+$|^\/(remotes|wps|lgw|lotto|events|art|shell|telemetry)(\/|$)/.test(pathname)
      ? undefined
      : { rewrite: (html) => withSnapshot(html, (snapshot) => change(snapshot, about)) };

export const FAULTS: readonly Fault[] = [
  { name: 'entry 404', sees: 'cause', ops: 'network', rule: entries({ status: 404 }) },
  { name: 'entry 5xx', sees: 'cause', ops: 'network', rule: entries({ status: 503 }) },
  { name: 'connection hangs', sees: 'cause', ops: 'timeout', rule: entries('hang') },
  { name: 'body truncated', sees: 'cause', ops: 'network', rule: entries('truncate') },
  { name: 'wrong hash', sees: 'cause', ops: 'integrity', rule: entries('tamper') },
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
    known: true,
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
    nameless: true,
    rule: pages((snapshot) => ({
      ...snapshot,
      expiresAt: new Date(Date.parse(snapshot.expiresAt) + 1000).toISOString(),
    })),
  },
  {
    name: 'stale sequence',
    sees: 'content',
    ops: 'refused',
    known: true,
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
  { name: 'throws while evaluated', sees: 'before', ops: 'evaluation', told: 'evaluation' },
  { name: 'wrong contract version', sees: 'before', ops: 'contract', told: 'contract' },
  { name: 'throws in render', sees: 'cause', ops: 'render', told: 'render' },
  { name: 'throws in an effect', sees: 'cause', ops: 'render', told: 'effect' },
  { name: 'rejects a promise later', sees: 'content', ops: 'promise', told: 'promise' },
  { name: 'throws in a timer', sees: 'content', ops: 'timer', told: 'timer' },
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
