import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { developmentRemote } from './development-remote.ts';
import { developmentServer } from './development-server.ts';
import { buildDevelopmentShell } from './development-shell.ts';
import { developmentSettings } from './environment.ts';
import { freePort } from './free-port.ts';

export interface ServeOrder {
  root: string;
  folder: string;
  output: string;
  name: string;
  version: string;
}

/** Starts `pnpm dev` of a remote: the build, its server, and a shell that can refresh components. */
export async function serveRemote({ root, ...build }: ServeOrder): Promise<Configuration & { devServer: DevServer }> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const { site, port = await freePort(), artifactsFolder } = developmentSettings(root);
  const refreshes = await buildDevelopmentShell(root, artifactsFolder, say);
  if (!refreshes)
    say(`${site} is not served from ${artifactsFolder}: a change reloads the page instead of refreshing it in place.`);
  return { ...developmentRemote(build), devServer: developmentServer({ ...build, port, site }) };
}
