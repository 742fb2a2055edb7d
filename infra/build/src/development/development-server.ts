import { OVERRIDE_FILE } from '@atrium/contracts/override';
import { OVERRIDE_PARAMETER } from '@atrium/contracts/override-names';
import type { Configuration } from 'webpack-dev-server';
import { containerName } from '@atrium/remote-contract/container-name';
import { readDefinition } from '@atrium/remote/read-definition';

export interface ServedRemote {
  folder: string;
  name: string;
  version: string;
  port: number;
  site: string;
}

/**
 * Serves one remote to a running site. It uses 127.0.0.1, not localhost: cookies ignore ports, and this server must not
 * receive the site's.
 */
export function developmentServer({ folder, name, version, port, site }: ServedRemote): Configuration {
  const base = `/remotes/${name}/${version}/`;
  const entry = `http://127.0.0.1:${port}${base}remoteEntry.js`;
  return {
    host: '127.0.0.1',
    port,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
    devMiddleware: { publicPath: base },
    static: false,
    hot: true,
    liveReload: false,
    client: { overlay: false, logging: 'warn', reconnect: 5, webSocketURL: `ws://127.0.0.1:${port}/ws` },
    setupMiddlewares(middlewares, { app }) {
      app!.get(base + OVERRIDE_FILE, async (_request, response) => {
        response
          .setHeader('access-control-allow-origin', '*')
          .json(await declaration({ folder, name, version, entry }));
      });
      return middlewares;
    },
    onListening() {
      process.stdout.write(
        `\n  ${name} inside the running site:\n\n    ${site}/?${OVERRIDE_PARAMETER}=${name}@${entry}\n\n`,
      );
    },
  };
}

/** The registration of this build. It is read again for each request, because pages are added and removed. */
async function declaration({
  folder,
  name,
  version,
  entry,
}: {
  folder: string;
  name: string;
  version: string;
  entry: string;
}) {
  const { contract, kind, routes, centre, parts } = await readDefinition(folder, String(Date.now()));
  return {
    kind: 'module',
    name,
    version,
    container: containerName(name, version),
    entry,
    contract,
    subject: kind,
    routes: routes.map(({ load: _load, ...route }) => route),
    ...(parts && { parts: parts.map(({ load: _load, ...part }) => part) }),
    ...(centre && {
      centre: {
        name: centre.name,
        defaultPage: centre.defaultPage,
        pages: centre.pages.map(({ load: _load, ...page }) => page),
      },
    }),
  };
}
