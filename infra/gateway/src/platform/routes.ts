import type { Endpoint, ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { Caller, MemberCaller } from './caller.ts';
import type { Transaction } from './database.ts';
import type { Parts } from './parts.ts';

/** A use case for anybody. */
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
 * A use case that moves money. What it does in `transaction` happens once for one Idempotency-Key; a repeat is answered
 * with the first answer, a repeat with other content refused.
 */
export type MoneyUseCase<E extends Endpoint> = (
  parts: Parts,
  input: ParsedOf<E> & { caller: MemberCaller; transaction: Transaction; key: string },
) => Promise<ReplyOf<E>>;

/**
 * A money command that must ask somebody outside. `note` writes down, once for one Idempotency-Key, what is intended, and
 * answers how it is found again (JSON). `finish` asks and answers, after the commit, with no transaction open; it runs
 * again for a repeat, so asking twice must be as good as asking once.
 */
export interface MoneySteps<E extends Endpoint, Note> {
  note(
    parts: Parts,
    input: ParsedOf<E> & { caller: MemberCaller; transaction: Transaction; key: string },
  ): Promise<Note>;
  finish(parts: Parts, input: ParsedOf<E> & { caller: MemberCaller; note: Note }): Promise<ReplyOf<E>>;
}

/** Binds endpoint objects of the contracts to use cases; each endpoint exactly once. */
export interface Routes {
  open<E extends Endpoint>(endpoint: E, useCase: OpenUseCase<E>): void;
  member<E extends Endpoint>(endpoint: E, useCase: MemberUseCase<E>): void;
  money<E extends Endpoint>(endpoint: E, useCase: MoneyUseCase<E>): void;
  moneyInSteps<E extends Endpoint, Note>(endpoint: E, steps: MoneySteps<E, Note>): void;
  readonly registered: readonly Endpoint[];
}
