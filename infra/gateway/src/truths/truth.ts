import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { NewMember, TestApp, Visitor } from '../platform/testing/test-app.ts';

export type Someone = Visitor & { memberId: string; account: string };

/** One call asked by one person, in the real gateway with the demo brand's rows. */
export interface Scene {
  app: TestApp;
  me: Someone;
  sql(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]>;
  /** Changes a setting; it is as before when the scene is over. */
  set(key: string, value: unknown): Promise<void>;
  /** What `before` found, for the later steps. */
  kept: Record<string, string>;
}

interface Common {
  /** Who asks: a member with money by default. */
  as?: 'visitor' | NewMember;
  before?(scene: Scene): Promise<unknown>;
  ask?(scene: Scene): object;
}
/** A reading call: `change` writes rows, and the answer shows them: `shows` holds after it and not before. */
export interface Reading<Value> extends Common {
  change(scene: Scene): Promise<unknown>;
  shows(value: Value, scene: Scene): boolean;
}
/** A changing call: what `row` reads from the database is another thing after it. */
export interface Changing extends Common {
  row(scene: Scene): Promise<unknown>;
}

export interface Truth {
  call: Endpoint;
  story: Reading<never> | Changing;
}

export const reads = <E extends Endpoint>(call: E, story: Reading<ReplyOf<E>>): Truth => ({
  call,
  story: story as Reading<never>,
});
export const changes = <E extends Endpoint>(
  call: E,
  story: Changing & { ask?(scene: Scene): InputOf<E> | object },
): Truth => ({ call, story });

/** Whether a mark stands anywhere in an answer. */
export const has =
  (mark: string) =>
  (value: unknown): boolean =>
    JSON.stringify(value).includes(mark);
