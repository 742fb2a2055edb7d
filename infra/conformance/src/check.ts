import type { Endpoint } from '@atrium/contracts/endpoint';
import type { Send } from './wire/send.ts';
import type { Visitor } from './wire/visitor.ts';

export interface Account {
  account: string;
  password: string;
}

/** The means of a check to examine a server. */
export interface Probe {
  url: string;
  send: Send;
  calls: readonly Endpoint[];
  /** A new visitor, without cookies. */
  visitor(): Visitor;
  /** A member with a new session; needs an account. */
  signIn(): Promise<Visitor>;
  account: Account;
}

/** One rule for a server. Returns the violations found; an empty list means that the rule is kept. */
export interface Check {
  id: string;
  title: string;
  /** Needs the name and password of a member. */
  needs?: 'account';
  /** Sends money commands, which a faulty server might carry out. */
  movesMoney?: true;
  run(probe: Probe): Promise<string[]>;
}
