import type { RemoteEvents } from '@atrium/remote-contract/check-release';
import { eventSchema, type JsonSchema } from '@atrium/remote-contract/json-schema';
import type { Compilation } from 'webpack';
import { partsOf } from './modules-of.ts';

const HEARS = /(?:\buseEvent|\.on)\)?\(\s*['"]([a-z]+\.[a-z]+)['"]/g;
const SAYS = /\.emit\(\s*['"]([a-z]+\.[a-z]+)['"]/g;

/**
 * The events that the code of a build uses, with their current payload. They are read from the compiled modules, so no
 * declaration is needed; shared packages count, modules of the host do not.
 */
export function eventsIn(compilation: Compilation): RemoteEvents {
  const hears = new Set<string>();
  const says = new Set<string>();
  for (const module of partsOf(compilation)) {
    const { resource = '' } = module as { resource?: string };
    if (!/\.tsx?$/.test(resource)) continue;
    const code = String(module.originalSource()?.source() ?? '');
    for (const [, name] of code.matchAll(HEARS)) hears.add(name!);
    for (const [, name] of code.matchAll(SAYS)) says.add(name!);
  }
  return { hears: payloads(hears), says: payloads(says) };
}

/** Events of a remote and of its kits, whose code runs in its name. */
export function withEventsOf(own: RemoteEvents, kits: readonly { events: RemoteEvents }[]): RemoteEvents {
  const all = [own, ...kits.map(({ events }) => events)];
  const merged = (use: keyof RemoteEvents) => payloads(new Set(all.flatMap((events) => Object.keys(events[use]))));
  return { hears: merged('hears'), says: merged('says') };
}

/** Keeps names that the contracts do not know, for the check to report. */
function payloads(names: Set<string>): Record<string, JsonSchema> {
  return Object.fromEntries([...names].sort().map((name) => [name, eventSchema(name) ?? {}]));
}
