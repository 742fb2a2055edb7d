import { createContext } from 'react';

/** Name of the remote whose screen this is; null in the shell's own. What a screen says of itself is said in this name. */
export const OwnerContext = createContext<string | null>(null);
