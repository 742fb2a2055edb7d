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
  /** The files of this page, in addition to the entry and the files of the whole remote. */
  preload: NeededFile[];
}

export interface ManifestCentre {
  name: 'member' | 'agent';
  defaultPage: string;
  pages: { page: string; label: string; icon: string; flag?: string; section: number }[];
  preload: NeededFile[];
}

/** What it shows in a place of the shell or of another remote. */
export interface ManifestPart {
  place: string;
  topics?: string[];
  order?: number;
  /** The files of this part, in addition to the entry and the files of the whole remote. */
  preload: NeededFile[];
}

/** A kit that a version brings along, in a folder of its own. */
export interface ManifestKit extends NeededFile {
  name: string;
  version: string;
  range: string;
  /** The global function that its script sets. */
  container: string;
}

/** `manifest.json` of one version of a remote: everything that the registry needs. It never changes. */
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
  parts?: ManifestPart[];
  kits?: ManifestKit[];
  languages: string[];
  /** Shared modules that it takes from the host: the version at build time and the used names. */
  consumes: Record<string, GivenModule>;
  /** The events that its code uses, with their payload at build time. */
  events: RemoteEvents;
  files: ArtefactFile[];
  /** Hash of all inputs of the build. */
  inputs: string;
  commit: string;
}

/** `shell.json`: the files for the site's HTML. Paths are relative to the shell's folder. */
export interface ShellManifest {
  /** In execution order. */
  scripts: NeededFile[];
  styles: NeededFile[];
  /**
   * Further files of the first screen: those of the home page, those of any remote's page, those of own pages by path, and
   * the texts by language tag: `first` on every page, `later` on all but home.
   */
  preload: {
    home: NeededFile[];
    remote: NeededFile[];
    pages?: Record<string, NeededFile[]>;
    texts?: Record<string, { first: NeededFile[]; later: NeededFile[] }>;
  };
  /** Fonts of the first paint, to be preloaded with `crossorigin`. */
  fonts: string[];
  /** What it provides to remotes: contracts, shared modules, events. */
  host: HostFacts;
  files: ArtefactFile[];
  inputs: string;
  commit: string;
}
