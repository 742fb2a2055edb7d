import type { WaitingChange } from '@atrium/contracts/operator-changes';
import type { CONTENT_STATES } from '@atrium/contracts/operator-content';
import * as v from 'valibot';
import type { ApprovedChange } from '../../operations/approved-change.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import type { Operator } from '../../operations/operator-of.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { proposeChange } from '../../operations/propose-change.ts';
import { requireId } from '../../operations/require-id.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { basedOn, type Dated, runsLonger } from './runs-longer.ts';

interface Stated {
  state: (typeof CONTENT_STATES)[number];
}

/** What operators define by ID: how it is read, written and stopped, and which change waits for a second operator. */
interface Definition<Fields extends Dated, Item extends Stated> {
  kind: WaitingChange['kind'];
  fields: v.GenericSchema<unknown, Fields>;
  read(queryable: Queryable, id: string, now: Date): Promise<{ fields: Fields; item: Item } | undefined>;
  /** Returns why the fields contradict each other or what they name is unknown. */
  fault?(transaction: Queryable, id: string, after: Fields): Promise<string | undefined> | string | undefined;
  /** Whether the house may pay more than before, apart from its dates; `before` is null for a new one. */
  paysMore(before: Fields | null, after: Fields): boolean;
  write(transaction: Transaction, id: string, after: Fields, now: Date): Promise<void>;
  /** False: it is stopped already. */
  stop(transaction: Transaction, id: string): Promise<boolean>;
}

interface Answer<Item> {
  item: Item | null;
  approval?: WaitingChange;
}
interface Change<Fields> {
  id: string;
  before: Fields | null;
  after: Fields;
  operator: Operator;
  reason: string;
}

/**
 * The calls of one kind: put, stop, and the change that a second operator has approved. What pays more, runs longer, or runs
 * again after a stop waits for that one. Source: 11-29, 14-01.
 */
export function definedByOperators<Fields extends Dated, Item extends Stated>(definition: Definition<Fields, Item>) {
  const { kind, read } = definition;

  /** Locks the right to create or change the one with that ID, and reads it. */
  async function locked(parts: Parts, transaction: Transaction, id: string) {
    await transaction.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind} ${id}`]);
    return await read(transaction, id, parts.clock.now());
  }

  async function make(parts: Parts, transaction: Transaction, { id, before, after, operator, reason }: Change<Fields>) {
    const fault = await definition.fault?.(transaction, id, after);
    if (fault) throw new OperatorRefusal('BAD_REQUEST', fault);
    await definition.write(transaction, id, after, parts.clock.now());
    const action = `${kind}.${before ? 'edit' : 'create'}`;
    await noteAction(parts, transaction, { operator, action, subject: id, before, after, reason });
    return (await read(transaction, id, parts.clock.now()))!.item;
  }

  return {
    async put(
      parts: Parts,
      { operator, params, body: { reason, ...after } }: OperatorCall<Fields & { reason: string }>,
    ): Promise<Answer<Item>> {
      const id = requireId(params.id);
      return await parts.database.transaction(async (transaction) => {
        const known = await locked(parts, transaction, id);
        const change = { id, before: known?.fields ?? null, after: after as unknown as Fields, operator, reason };
        const isStopped = known?.item.state === 'withdrawn';
        const { before } = change;
        const later = before !== null && runsLonger(before, change.after);
        if (!isStopped && !later && !definition.paysMore(before, change.after))
          return { item: await make(parts, transaction, change) };
        const fault = await definition.fault?.(transaction, id, change.after);
        if (fault) throw new OperatorRefusal('BAD_REQUEST', fault);
        const approval = await proposeChange(parts, transaction, {
          ...change,
          before: basedOn(before, isStopped),
          kind,
          subject: id,
        });
        return { item: known?.item ?? null, approval };
      });
    },

    async stop(
      parts: Parts,
      { operator, params, body: { reason } }: OperatorCall<{ reason: string }>,
    ): Promise<Answer<Item>> {
      const id = requireId(params.id);
      return await parts.database.transaction(async (transaction) => {
        if (!(await locked(parts, transaction, id)))
          throw new OperatorRefusal('UNKNOWN_DEFINITION', `Unknown ${kind} ${id}.`);
        if (await definition.stop(transaction, id))
          await noteAction(parts, transaction, {
            operator,
            action: `${kind}.stop`,
            subject: id,
            before: null,
            after: parts.clock.now().toISOString(),
            reason,
          });
        return { item: (await read(transaction, id, parts.clock.now()))!.item };
      });
    },

    approved: (async (parts, transaction, { subject: id, after }) => {
      const known = await locked(parts, transaction, id);
      const before = known?.fields ?? null;
      return {
        current: basedOn(before, known?.item.state === 'withdrawn'),
        make: async (operator, reason) =>
          void (await make(parts, transaction, {
            id,
            before,
            after: v.parse(definition.fields, after),
            operator,
            reason,
          })),
      };
    }) satisfies ApprovedChange,
  };
}

/** Whether `after` allows more than `before`; null is no bound. */
export const isMore = (before: number | null, after: number | null): boolean =>
  before !== null && (after === null || after > before);
