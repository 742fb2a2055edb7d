import { createContext } from 'react';

/** Name of the remote that a screen belongs to; null for the shell's own screens. */
export const OwnerContext = createContext<string | null>(null);
