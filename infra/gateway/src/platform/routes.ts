import type { Endpoint, ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { Caller, MemberCaller } from './caller.ts';
import type { Transaction } from './database.ts';
import type { CommandName } from './idempotency.ts';
import type { Parts } from './parts.ts';

/** A use case for any caller. */
export type OpenUseCase<E extends Endpoint> = (
  parts: Parts,
  input: ParsedOf<E> & { caller: Caller },
) => Promise<ReplyOf<E>>;
/** A use case of a signed-in member. */
export type MemberUseCase<E extends Endpoint> = (
  parts: Parts,
  input: ParsedOf<E> & { caller: MemberCaller },
) => Promise<ReplyOf<E>>;
/**
 * A use case that moves money. Its work in `transaction` is done once per Idempotency-Key; a repeat returns the first
 * reply, a repeat with other content is refused.
 */
export type MoneyUseCase<E extends Endpoint> = (
  parts: Parts,
  input: ParsedOf<E> & { caller: MemberCaller; transaction: Transaction; key: string },
) => Promise<ReplyOf<E>>;

/**
 * A check before the transaction of a money command, so that what it counts stays counted when it refuses. A repeat of a
 * decided command is not checked again.
 */
export type CheckBefore<E extends Endpoint> = (
  parts: Parts,
  input: ParsedOf<E> & { caller: MemberCaller },
) => Promise<void>;

/**
 * A money command that has to call an external service. `note` records the intention, once per Idempotency-Key, and
 * returns how to find it again (JSON). `finish` makes the call after the commit, with no transaction open; it runs
 * again for a repeat, so calling twice must have the same effect as calling once.
 */
export interface MoneySteps<E extends Endpoint, Note> {
  note(
    parts: Parts,
    input: ParsedOf<E> & { caller: MemberCaller; transaction: Transaction; key: string },
  ): Promise<Note>;
  finish(parts: Parts, input: ParsedOf<E> & { caller: MemberCaller; note: Note }): Promise<ReplyOf<E>>;
}

/**
 * A use case whose money moves in batches of many members' commands: it stores the name of the command itself, in the
 * transaction of the batch, and answers a repeat without moving anything. It also refuses barred members itself, in the
 * same transaction: a read for each call would cost more than the batch saves.
 */
export type BatchedMoneyUseCase<E extends Endpoint> = (
  parts: Parts,
  input: ParsedOf<E> & { caller: MemberCaller; name: CommandName },
) => Promise<ReplyOf<E>>;

/** Binds endpoint objects of the contracts to use cases; each endpoint exactly once. */
export interface Routes {
  open<E extends Endpoint>(endpoint: E, useCase: OpenUseCase<E>): void;
  member<E extends Endpoint>(endpoint: E, useCase: MemberUseCase<E>): void;
  money<E extends Endpoint>(endpoint: E, useCase: MoneyUseCase<E>, before?: CheckBefore<E>): void;
  moneyInSteps<E extends Endpoint, Note>(endpoint: E, steps: MoneySteps<E, Note>): void;
  moneyInBatches<E extends Endpoint>(endpoint: E, useCase: BatchedMoneyUseCase<E>): void;
  readonly registered: readonly Endpoint[];
}
