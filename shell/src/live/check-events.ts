import { eventFault } from '@atrium/contracts/event-fault';
import type { PortalEvent } from '@atrium/contracts/events';
import { attribute } from '@atrium/federation/telemetry/attribute-error';
import { host } from '@atrium/host';
import type { EventObserver } from '@atrium/host';
import { reportRemote } from './early-reports.ts';

export interface EventFault {
  event: PortalEvent;
  what: string;
  /** The remote that emitted it; undefined for the shell and for other tabs. */
  from: { remote: string; version: string } | undefined;
}

export interface EventCheckParts {
  /** The events that a version declares that it emits; undefined where that is unknown. */
  declared(remote: string, version: string): Promise<readonly string[] | undefined>;
  found(fault: EventFault): void;
}

/**
 * Checks every event against its schema, where it is emitted and where it arrives from another tab, and that a remote emits
 * only what its manifest declares. The event is delivered in any case. Source: 13-15.
 */
export function eventChecker({ declared, found }: EventCheckParts): EventObserver {
  return (event, detail, stack) => {
    const from = stack === undefined ? undefined : emitterIn(stack);
    const what = eventFault(event, detail);
    if (what) found({ event, from, what });
    if (!from) return;
    void declared(from.remote, from.version).then((names) => {
      if (names && !names.includes(event)) found({ event, from, what: 'its manifest does not declare it' });
    });
  };
}

/** The remote whose code called `emit`, which is the second place of the stack. */
function emitterIn(stack: string): EventFault['from'] {
  const caller = stack.split('\n').filter((line) => /https?:\/\//.test(line))[1];
  const from = caller && attribute(undefined, caller);
  return from && from.remote !== 'shell' ? { remote: from.remote, version: from.version } : undefined;
}

/** Checks the events of this tab from now on. */
export function startEventChecks(): void {
  const { bus, report } = host();
  const known = new Map<string, Promise<readonly string[] | undefined>>();
  bus.observe(
    eventChecker({
      declared(remote, version) {
        const folder = `/remotes/${remote}/${version}`;
        const names = known.get(folder) ?? fetchDeclared(`${folder}/manifest.json`);
        known.set(folder, names);
        return names;
      },
      found({ event, what, from }) {
        const error = new Error(`The event "${event}" is not as declared: ${what}.`);
        report(error, from ? `event of ${from.remote}@${from.version}` : 'event');
        if (from) reportRemote({ kind: 'load-failed', sequence: -1, ...from, cause: 'contract', error, final: false });
      },
    }),
  );
}

async function fetchDeclared(address: string): Promise<readonly string[] | undefined> {
  try {
    const answer = await fetch(address, { credentials: 'omit' });
    const manifest = (await answer.json()) as { events?: { says?: object } };
    return manifest.events?.says && Object.keys(manifest.events.says);
  } catch {
    return undefined;
  }
}
