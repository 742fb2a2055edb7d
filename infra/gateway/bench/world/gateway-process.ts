import { type ServerProcess, serverProcess } from './server-process.ts';

export type GatewayProcess = ServerProcess;

/** A gateway that is the whole site: nothing is in front of it. `main` is its main.ts. */
export const gatewayProcess = (main: string, env: NodeJS.ProcessEnv, logFile: string): Promise<GatewayProcess> =>
  serverProcess({ main, env, logFile, portVariable: 'ATRIUM_SITE_PORT' });
