import { join, resolve } from 'node:path';

export interface DevelopmentSettings {
  /** The site that shows the remote. */
  site: string;
  /** The port of the development server. By default a free one. */
  port: number | undefined;
  artifactsFolder: string;
}

/**
 * The environment variables of a remote's `pnpm dev`: those of every other command, and the address of a site on
 * another machine.
 */
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
