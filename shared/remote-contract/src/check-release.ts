import { satisfies } from 'semver';
import { overBudget, type Sizes } from './budgets.ts';
import type { GivenModule, HostFacts } from './host-facts.ts';
import type { JsonSchema } from './json-schema.ts';
import { payloadGaps } from './payload-gaps.ts';

/** The events that a version receives and sends, each with its payload at build time. */
export interface RemoteEvents {
  hears: Record<string, JsonSchema>;
  says: Record<string, JsonSchema>;
}

/** The part of a version's registration that the contract covers. */
export interface Release {
  name: string;
  version: string;
  contract: number;
  /** Shared modules that it takes from its host: the version at build time and the used names. */
  consumes: Record<string, GivenModule>;
  events: RemoteEvents;
  sizes: Sizes;
}

/** A version in use. Registrations of old versions may lack their events. */
export interface Deployed {
  name: string;
  version: string;
  events?: RemoteEvents;
}

/**
 * Compares a version with the host and with the versions of other remotes in use. Returns one sentence per
 * incompatibility; an empty list means that it may be released.
 */
export function checkRelease(release: Release, host: HostFacts, deployed: readonly Deployed[]): string[] {
  const who = `${release.name} ${release.version}`;
  return [
    ...contractBreaks(who, release, host),
    ...shareBreaks(who, release, host),
    ...eventBreaks(who, release, host, deployed),
    ...overBudget(who, release.sizes),
  ];
}

function contractBreaks(who: string, { contract }: Release, { contracts: { oldest, newest } }: HostFacts): string[] {
  if (contract >= oldest && contract <= newest) return [];
  return [
    `${who} speaks host contract ${contract}; the hosts here speak ${oldest === newest ? oldest : `${oldest} to ${newest}`}.`,
  ];
}

function shareBreaks(who: string, { consumes }: Release, { provides }: HostFacts): string[] {
  if (!provides) return [];
  return Object.entries(consumes).flatMap(([share, { version, names = [] }]) => {
    const given = provides[share];
    if (!given) return [`${who} asks the host for "${share}", which the host does not give.`];
    if (version && given.version && !satisfies(given.version, `^${version}`, { includePrerelease: true })) {
      return [`${who} was built against ${share} ${version}; the host gives ${given.version}.`];
    }
    const missing = names.filter((name) => given.names && !given.names.includes(name));
    return missing.length
      ? [`${who} uses ${missing.map((name) => `"${name}"`).join(', ')} of ${share}, which the host does not give.`]
      : [];
  });
}

function eventBreaks(who: string, { name, events }: Release, host: HostFacts, deployed: readonly Deployed[]): string[] {
  const others = deployed.filter((one) => one.name !== name);
  const unknown = [...new Set([...Object.keys(events.hears), ...Object.keys(events.says)])].filter(
    (event) => !host.events[event],
  );
  const gaps = (writer: string, reader: string, event: string, sent: JsonSchema, read: JsonSchema) =>
    payloadGaps(read, sent).map((gap) => `${writer} sends "${event}" ${gap}, which ${reader} cannot read.`);
  return [
    ...unknown.map((event) => `${who} uses the event "${event}", which the host does not know.`),
    ...Object.entries(events.hears).flatMap(([event, read]) => [
      ...(host.events[event] ? gaps('The host', who, event, host.events[event], read) : []),
      ...others.flatMap((other) =>
        other.events?.says[event]
          ? gaps(`${other.name} ${other.version}`, who, event, other.events.says[event], read)
          : [],
      ),
    ]),
    ...Object.entries(events.says).flatMap(([event, sent]) => [
      ...(host.events[event] ? gaps(who, 'the host', event, sent, host.events[event]) : []),
      ...others.flatMap((other) =>
        other.events?.hears[event]
          ? gaps(who, `${other.name} ${other.version}`, event, sent, other.events.hears[event])
          : [],
      ),
    ]),
  ];
}
