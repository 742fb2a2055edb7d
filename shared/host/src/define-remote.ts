import type { LocaleLoaders } from '@atrium/i18n/create-i18n';
import { type LoadTexts, localesOf } from '@atrium/i18n/locales-of';
import type { ComponentType } from 'react';
import type { MountPage } from './page-lifecycle.ts';
import type { PlaceName, Places } from './places.ts';

/** The parts of the frame around a page. Source: specification 2.1. */
export type Layout = 'full' | 'header' | 'none';

/** Fetches the code of a page, when it is first opened or prefetched. The module exports the component as `Page`. */
export type LoadPage = () => Promise<{ Page: ComponentType }>;

/**
 * Requests what a page shows first. Called with the query of its address when a visitor is about to open it. A page that is
 * kept alive may be rendered in advance, hidden, once this has resolved.
 */
export type PreloadPage = (search: string) => void | Promise<void>;

/** What the code of a route exports: a component, or, without React, the function that mounts the page. */
export type PageModule = ({ readonly Page: ComponentType } | { readonly mount: MountPage }) & {
  readonly preload?: PreloadPage;
};

export interface RemoteRoute {
  /** Path in the address, for instance `/rng`. */
  readonly path: string;
  readonly layout: Layout;
  /** The screen keeps its state when the member leaves and returns (specification 2.1, meta keepAlive). */
  readonly keepAlive?: boolean;
  /** The specification's name of the separately loaded screen group, for instance `egame`. */
  readonly group: string;
  readonly load: () => Promise<PageModule>;
}

/** One page of a centre; the menu shows entries in the order of the list (specification 2.9, 2.10). */
export interface CentrePage {
  /** The specification's page key, for instance `depositv2`. */
  readonly page: string;
  /** Translation key of the entry's name, in the remote's namespace. */
  readonly label: string;
  readonly icon: string;
  /** The entry is shown only while this flag is on (specification 3, agent menu entry). */
  readonly flag?: string;
  /** Entries of one section are shown together, with a line between sections. */
  readonly section: number;
  /** The topic of the help centre that answers the questions of this page, for instance `deposits`. */
  readonly help?: string;
  /** The page key of the entry that leads to this page; such a page has an address but no menu entry. */
  readonly under?: string;
  readonly load: LoadPage;
}

/** What the code of a part exports: a component that receives what its place says, or the function that mounts it. */
export type PartModule<Input> = { readonly Part: ComponentType<Input> } | { readonly mount: MountPage };

/**
 * What a remote shows in a named place of the shell or of another remote, neither of which knows it: at most one for each
 * place. It is loaded when the place is shown, and nothing takes its place where it fails. Source: 13-16.
 */
export type RemotePart = {
  [Name in PlaceName]: {
    readonly place: Name;
    /** Only where the place is about one of these, for instance a category of games; by default everywhere. */
    readonly topics?: readonly string[];
    /** Parts of a place with a lower number are first; 100 by default. */
    readonly order?: number;
    readonly load: () => Promise<PartModule<Places[Name]>>;
  };
}[PlaceName];

export interface RemoteDefinition {
  readonly name: string;
  /** The host contract that the remote is built for: 1, or 2 where a page is mounted without React. */
  readonly contract: number;
  /** What the fault page calls this remote's screens: a game area or a page of the member. */
  readonly kind: 'game' | 'page';
  readonly routes: readonly RemoteRoute[];
  /** The centre that this remote fills: its own frame (menu, close button) comes with it. */
  readonly centre?: {
    readonly name: 'member' | 'agent';
    readonly defaultPage: string;
    readonly load: LoadPage;
    readonly pages: readonly CentrePage[];
  };
  /** What it shows in places of the shell and of other remotes. */
  readonly parts?: readonly RemotePart[];
  /** Texts by language tag; the namespace is the remote's name. English is always among them. */
  readonly locales: LocaleLoaders;
}

/** What a `remote.ts` says: its texts are a folder with a file per language, or loaders of its own. */
export interface RemoteDeclaration extends Omit<RemoteDefinition, 'locales'> {
  readonly locales: LocaleLoaders | LoadTexts;
}

export { HOST_CONTRACT } from '@atrium/contracts/host-contract';

/**
 * Declares a remote's whole public surface. The shell interprets it; the build copies its data (paths, layouts, pages;
 * not the loaders) into the registry.
 */
export function defineRemote(declaration: RemoteDeclaration): RemoteDefinition {
  return { ...declaration, locales: localesOf(declaration.locales) };
}
