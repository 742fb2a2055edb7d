import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { NewMember } from '../platform/testing/new-member.ts';
import type { TestApp } from '../platform/testing/test-app.ts';
import type { Visitor } from '../platform/testing/visitor.ts';

export type Someone = Visitor & { memberId: string; account: string };

/** One call of one person to the real gateway, with the demo brand's rows. */
export interface Scene {
  app: TestApp;
  me: Someone;
  sql(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]>;
  /** Changes a setting; its previous value is restored after the scene. */
  set(key: string, value: unknown): Promise<void>;
  /** Values that `before` read, for the later steps. */
  kept: Record<string, string>;
}

interface Common {
  /** The caller: by default a member with money. */
  as?: 'visitor' | NewMember;
  before?(scene: Scene): Promise<unknown>;
  ask?(scene: Scene): object;
}
/** A reading call: `change` writes rows; `shows` is false for the reply before it and true for the reply after it. */
export interface Reading<Value> extends Common {
  change(scene: Scene): Promise<unknown>;
  shows(value: Value, scene: Scene): boolean;
}
/** A changing call: `row` reads something else from the database after it. */
export interface Changing extends Common {
  row(scene: Scene): Promise<unknown>;
}

export interface Effect {
  call: Endpoint;
  story: Reading<never> | Changing;
}

export const reads = <E extends Endpoint>(call: E, story: Reading<ReplyOf<E>>): Effect => ({
  call,
  story: story as Reading<never>,
});
export const changes = <E extends Endpoint>(
  call: E,
  story: Changing & { ask?(scene: Scene): InputOf<E> | object },
): Effect => ({ call, story });

/** Whether a reply contains a marker anywhere. */
export const has =
  (mark: string) =>
  (value: unknown): boolean =>
    JSON.stringify(value).includes(mark);
