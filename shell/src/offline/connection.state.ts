import { atom } from 'jotai';
import type { Connection } from './connection.ts';

export const connectionAtom = atom<Connection>('online');

/** A version of the site that is there and waits: changes over to it. Null while there is none, or the member wants it later. */
export const newVersionAtom = atom<{ changeOver: () => void } | null>(null);
