import { contractsOf } from '@atrium/contracts/host-contract';
import { eventNames, eventSchema, type JsonSchema } from './json-schema.ts';

/** A module that a host provides: its version, and its names if only some are provided (the curated router). */
export interface GivenModule {
  version?: string;
  names?: string[];
}

/** What a host provides to its remotes. The build of the shell writes it to `shell.json`, as `host`. */
export interface HostFacts {
  /** The range of host contracts that it supports, inclusive. */
  contracts: { oldest: number; newest: number };
  /** Shared modules by import name; undefined before the first host is built. */
  provides?: Record<string, GivenModule>;
  /** The payload of every known event, as JSON Schema. */
  events: Record<string, JsonSchema>;
}

/** The host that this tree builds. */
export function hostFacts(provides?: Record<string, GivenModule>): HostFacts {
  return {
    contracts: contractsOf(),
    ...(provides && { provides }),
    events: Object.fromEntries(eventNames().map((name) => [name, eventSchema(name)!])),
  };
}
