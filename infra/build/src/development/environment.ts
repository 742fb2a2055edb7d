import { join, resolve } from 'node:path';

export interface DevelopmentSettings {
  /** The site that the remote is shown inside of. */
  site: string;
  /** The port of the development server; a free one when left out. */
  port: number | undefined;
  artifactsFolder: string;
}

/** What `pnpm dev` of a remote reads from outside: the same names as every other command, and the address of a site elsewhere. */
export function developmentSettings(root: string, env = process.env): DevelopmentSettings {
  return {
    site: env.ATRIUM_SITE_URL || `http://localhost:${env.ATRIUM_SITE_PORT || 8080}`,
    port: env.ATRIUM_DEV_PORT ? Number(env.ATRIUM_DEV_PORT) : undefined,
    artifactsFolder:
      env.ATRIUM_ARTIFACTS && !env.ATRIUM_ARTIFACTS.includes('://')
        ? resolve(root, env.ATRIUM_ARTIFACTS)
        : join(resolve(root, env.ATRIUM_VAR || 'var'), 'artifacts'),
  };
}
