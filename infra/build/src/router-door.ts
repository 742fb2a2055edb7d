import { fileURLToPath } from 'node:url';

/** The router of every part of a page. */
export const ROUTER_DOOR = fileURLToPath(new URL('./router-curated.ts', import.meta.url));
