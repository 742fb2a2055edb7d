import { eventNames, eventSchema, type JsonSchema } from './json-schema.ts';

/** One module that a host gives: its version, and its names where not all of them are given (the curated router). */
export interface GivenModule {
  version?: string;
  names?: string[];
}

/** What a host is to the remotes that run in it. The build of the shell writes it down (`host` in `shell.json`). */
export interface HostFacts {
  /** Host contracts that it speaks, both ends included. */
  contracts: { oldest: number; newest: number };
  /** Shared modules by the name a remote asks for; undefined where no host has been built yet. */
  provides?: Record<string, GivenModule>;
  /** Payload of every event that it knows, as JSON Schema. */
  events: Record<string, JsonSchema>;
}

/** The host that this tree builds. */
export function hostFacts(provides?: Record<string, GivenModule>): HostFacts {
  return {
    contracts: { oldest: 1, newest: 1 },
    ...(provides && { provides }),
    events: Object.fromEntries(eventNames().map((name) => [name, eventSchema(name)!])),
  };
}
