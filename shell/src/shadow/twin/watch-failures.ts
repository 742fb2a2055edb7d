import { reportableMessage } from '@atrium/contracts/reportable-findings';
import type { ShadowError } from '@atrium/contracts/shadow-findings';
import { attribute } from '@atrium/federation/telemetry/attribute-error';

export interface Failures {
  /** Each thrown value once, however many ways it was reported. */
  note(error: unknown): void;
  found(): ShadowError[];
}

/** Collects errors as what may be reported of them. A refused call is none: it has the name `ApiError`. */
export function collectFailures(isData: (name: string) => boolean): Failures {
  const seen = new Set<unknown>();
  const errors: ShadowError[] = [];
  return {
    note(thrown) {
      // What the loader reports has the error of the code as its cause.
      const error = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
      if (seen.has(error) || (error instanceof Error && error.name === 'ApiError')) return;
      seen.add(error);
      const name = error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
      const message = error instanceof Error ? reportableMessage(error.message, isData) : undefined;
      const place = attribute(error)?.place;
      errors.push({ error: name, ...(message && { message }), ...(place && { place }) });
    },
    found: () => errors,
  };
}

/** Whether a name is one of the texts that the page has read. */
export function isTextOf(values: unknown): (name: string) => boolean {
  const texts = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (value instanceof Map) for (const each of value.values()) gather(each);
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) gather(each);
  };
  gather(values);
  return (name) => texts.has(name);
}
