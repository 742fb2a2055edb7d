import type { ComponentType } from 'react';
import type { JsonSchema } from './json-schema.ts';

export interface Single<Value = unknown> {
  label: string;
  /** What an amount means, or an absent one, in place of the usual hint. */
  hint?: string | undefined;
  value: Value;
  onChange: (value: unknown) => void;
}

/** A field that has fields inside; `Field` is the one for any schema. */
export interface Nested<Value = unknown> extends Single<Value> {
  Field: ComponentType<Single & { schema: JsonSchema | null }>;
}
