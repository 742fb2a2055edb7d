import type { Endpoint } from '@atrium/contracts/endpoint';
import type { Send } from './wire/send.ts';
import type { Visitor } from './wire/visitor.ts';

export interface Account {
  account: string;
  password: string;
}

/** What a check has to look at a server with. */
export interface Probe {
  url: string;
  send: Send;
  calls: readonly Endpoint[];
  /** Somebody new, without cookies. */
  visitor(): Visitor;
  /** A member with a session of their own; needs an account. */
  signIn(): Promise<Visitor>;
  account: Account;
}

/** One thing that a server must keep. Returns what it found; nothing means kept. */
export interface Check {
  id: string;
  title: string;
  /** Needs the name and password of a member. */
  needs?: 'account';
  /** Sends money commands, which a faulty server might carry out. */
  movesMoney?: true;
  run(probe: Probe): Promise<string[]>;
}
