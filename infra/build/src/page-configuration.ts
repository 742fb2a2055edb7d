import type { Configuration } from 'webpack';
import type { BuildFolders } from './base-configuration.ts';
import { shellConfiguration } from './shell-configuration.ts';

/** A page of its own beside the site. */
export interface PagePart {
  /** Name of its entry, and of its folder among the artefacts. */
  name: 'ops-console' | 'conformance';
  /** The package's folder in the checkout. */
  home: string;
  /** The script that it starts with. */
  main: string;
  /** The file that describes a finished build. */
  manifest: string;
  title: string;
}

/** What is built like the shell, but is no part of the site: the operators' console, and the page that checks remotes. */
export const PAGE_PARTS: readonly PagePart[] = [
  {
    name: 'ops-console',
    home: 'infra/ops-console',
    main: './src/main.tsx',
    manifest: 'console.json',
    title: 'the ops console',
  },
  {
    name: 'conformance',
    home: 'shared/remote-conformance',
    main: './src/browser/main.ts',
    manifest: 'conformance.json',
    title: 'the conformance page',
  },
];

export function pageConfiguration({ name, main }: PagePart, build: BuildFolders): Configuration {
  const shell = shellConfiguration(build);
  // `router-curated` lists the names that the portal uses; these pages import the router itself.
  const { 'react-router-dom$': _door, ...alias } = shell.resolve!.alias as Record<string, string | false>;
  return {
    ...shell,
    resolve: { ...shell.resolve, alias },
    entry: { [name]: main },
    output: { ...shell.output, uniqueName: `atrium_${name.replace('-', '_')}` },
  };
}
