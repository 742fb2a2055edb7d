import type { Endpoint, ReplyOf } from '@atrium/contracts/endpoint';
import {
  createResource,
  host,
  type Resource,
  type ResourceEntry,
  type ResourceInput,
  type ResourceOptions,
  sessionAtom,
  type WrittenState,
} from '@atrium/host';
import { atom } from 'jotai';
import { createPendingChanges, type PendingChange, type PendingChanges } from './pending-changes.state.ts';

/** Makes the next value of the one before; applied again when a fetch brings another value, so it sets and does not count. */
export type Update<Value> = (value: Value) => Value;

interface ValueChange<Value> extends PendingChange {
  readonly update: Update<Value>;
}

/** A resource whose value a screen may change before the gateway has confirmed it. */
export interface ChangeableResource<E extends Endpoint, Value = ReplyOf<E>> extends Resource<E, Value> {
  /**
   * Shows `update` of the entry's value at once, everywhere, and sends it after the changes before it. When `send` rejects,
   * exactly this change is rolled back, and the rejection is passed on. Resolves to the answer of `send`, or to undefined when
   * the account signed out before its turn.
   */
  change<Answer>(
    input: ResourceInput<E>,
    update: Update<Value>,
    send: () => Promise<Answer>,
  ): Promise<Answer | undefined>;
}

interface ChangeableEntry<Value> extends ResourceEntry<Value> {
  readonly confirmed: ResourceEntry<Value>;
  readonly changes: PendingChanges<ValueChange<Value>>;
}

/**
 * Declares a resource with optimistic changes, with the options of `createResource`.
 *
 *     export const messages = createChangeableResource(ownMessages);
 *     await messages.change(input, markAsRead(id), () => host().api.call(readMessage, { params: { id } }));
 */
export function createChangeableResource<E extends Endpoint, Value = ReplyOf<E>>(
  endpoint: E,
  options: ResourceOptions<E, Value> = {},
): ChangeableResource<E, Value> {
  const resource = createResource<E, Value>(endpoint, options);
  const entries = new WeakMap<ResourceEntry<Value>, ChangeableEntry<Value>>();
  const entry = (input: ResourceInput<E>): ChangeableEntry<Value> => {
    const confirmed = resource.entry(input);
    const known = entries.get(confirmed) ?? withChanges(confirmed);
    entries.set(confirmed, known);
    return known;
  };
  return {
    ...resource,
    entry,
    async change(input, update, send) {
      const { store } = host();
      const { confirmed, changes } = entry(input);
      const account = store.get(sessionAtom)?.account;
      let answer: Awaited<ReturnType<typeof send>> | undefined;
      await store.set(changes.sendAtom, { account, update }, async () => {
        answer = await send();
        if (store.get(sessionAtom)?.account === account) await confirm(confirmed, update);
      });
      return answer;
    },
  };
}

function withChanges<Value>(confirmed: ResourceEntry<Value>): ChangeableEntry<Value> {
  const changes = createPendingChanges<ValueChange<Value>>();
  const stateAtom = atom(
    (get) => {
      const state = get(confirmed.stateAtom);
      const account = get(sessionAtom)?.account;
      let { value } = state;
      for (const change of get(changes.pendingAtom))
        if (value !== undefined && change.account === account) value = change.update(value);
      return value === state.value ? state : { ...state, value };
    },
    (_, set, state: WrittenState<Value>) => set(confirmed.stateAtom, state),
  );
  return { ...confirmed, stateAtom, confirmed, changes };
}

/** Makes a change part of the confirmed value. A fetch under way may have read what was before it: one more follows. */
async function confirm<Value>({ stateAtom, loadAtom }: ResourceEntry<Value>, update: Update<Value>): Promise<void> {
  const { store } = host();
  const state = store.get(stateAtom);
  if (state.status === 'pending' || state.status === 'refreshing') await store.set(loadAtom, true);
  else if (state.value !== undefined) store.set(stateAtom, { ...state, value: update(state.value) });
}
