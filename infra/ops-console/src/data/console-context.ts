import type { ConsoleSession } from '@atrium/contracts/console';
import { createContext, useContext } from 'react';
import type { Client } from './client.ts';

/** Whether the registry's stream is open: the data on screen is current, or dates from `since`. */
export interface Connection {
  live: boolean;
  since: number;
}

export interface ConsoleContext extends Client {
  openStream(path: string): EventSource;
}

export const ConsoleReach = createContext<ConsoleContext | undefined>(undefined);
export const SignedIn = createContext<ConsoleSession | undefined>(undefined);
export const ConnectionState = createContext<Connection>({ live: true, since: 0 });

export function useReach(): ConsoleContext {
  const reach = useContext(ConsoleReach);
  if (!reach) throw new Error('There is no console around this part.');
  return reach;
}

/** The operator that is signed in. */
export function useMe(): ConsoleSession {
  const me = useContext(SignedIn);
  if (!me) throw new Error('Nobody is signed in.');
  return me;
}
