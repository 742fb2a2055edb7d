import type { RemoteEvents } from '@atrium/remote-contract/check-release';
import type { GivenModule, HostFacts } from '@atrium/remote-contract/host-facts';

/** A file of an artefact: its path inside the version's folder, its hash and its sizes in bytes. */
export interface ArtefactFile {
  path: string;
  integrity: string;
  size: number;
  gzip: number;
  brotli: number;
}

/** A file that a page needs, by its path inside the version's folder. */
export interface NeededFile {
  path: string;
  integrity: string;
}

export interface ManifestRoute {
  path: string;
  layout: 'full' | 'header' | 'none';
  keepAlive?: boolean;
  group: string;
  /** Files of this page besides the entry and those of the whole remote. */
  preload: NeededFile[];
}

export interface ManifestCentre {
  name: 'member' | 'agent';
  defaultPage: string;
  pages: { page: string; label: string; icon: string; flag?: string; section: number }[];
  preload: NeededFile[];
}

/** `manifest.json` of one version of one remote: everything the registry must know. Never changes once written. */
export interface RemoteManifest {
  name: string;
  version: string;
  container: string;
  entry: string;
  integrity: string;
  contract: number;
  subject: 'game' | 'page';
  /** Files that every page of the remote needs after the entry. */
  preload: NeededFile[];
  routes: ManifestRoute[];
  centre?: ManifestCentre;
  languages: string[];
  /** Shared modules that it asks the host for: the version it was built against, the names that it uses. */
  consumes: Record<string, GivenModule>;
  /** The events that its code names, with their payload as of this build. */
  events: RemoteEvents;
  files: ArtefactFile[];
  /** Hash of everything that went into the build. */
  inputs: string;
  commit: string;
}

/** `shell.json`: what the HTML of the site is made of. Paths are inside the shell's folder. */
export interface ShellManifest {
  /** In the order in which they must run. */
  scripts: NeededFile[];
  styles: NeededFile[];
  /** What the first screen needs besides: of the home page, and of a page of any remote. */
  preload: { home: NeededFile[]; remote: NeededFile[]; pages?: Record<string, NeededFile[]> };
  /** Fonts of the first paint, to be preloaded with `crossorigin`. */
  fonts: string[];
  /** What remotes find in it: contracts, shared modules, events. */
  host: HostFacts;
  files: ArtefactFile[];
  inputs: string;
  commit: string;
}
