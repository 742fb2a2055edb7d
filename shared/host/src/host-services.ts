import type { Api } from '@atrium/api/create-api';
import type { SessionCache } from '@atrium/api/session-cache';
import type { Game } from '@atrium/contracts/games';
import type { BrandConfiguration, Permission } from '@atrium/contracts/system';
import type { i18n as I18n } from 'i18next';
import type { createStore } from 'jotai';
import type { EventBus } from './event-bus.ts';
import type { Need } from './session-gate.ts';

/** What a launch needs to know of a game. Source: 3-57. */
export interface LaunchObject {
  code: string;
  name: string;
  gameId?: string;
  roomId?: string;
  defaultPlayType: string | null;
  accountTypeName: string;
  gameType: string;
  isGame: string | null;
  vassalage: string;
  mode?: 'real' | 'demo';
}

export interface DialogRequest {
  title: string;
  text?: string;
  /** HTML that the shell sanitises before it is shown. */
  html?: string;
  icon?: 'info' | 'success' | 'warning' | 'error';
  /** The first button is the default one: Enter triggers it. */
  buttons: readonly { label: string; value: string; tone?: 'primary' | 'danger' | 'plain' }[];
  /** Whether a click on the cover and Escape close the dialog; default true. */
  cover?: boolean;
  /** Closes by itself after so many milliseconds. */
  timeout?: number;
}

/** Everything the shell does for shell screens and remotes. One object per page, made by the shell at boot. */
export interface HostServices {
  readonly api: Api;
  readonly cache: SessionCache;
  readonly bus: EventBus;
  readonly store: ReturnType<typeof createStore>;
  readonly i18n: I18n;
  readonly brand: BrandConfiguration;
  readonly permission: () => Permission;
  /** Runs the action when the gate lets it; else opens the login pop-up or the warning (specification 4). Resolves to whether it ran. */
  protect(need: Need, action: () => void | Promise<void>): Promise<boolean>;
  /** Launches a game by the rules of specification 2.4; the login is checked first (4-08). */
  launch(game: LaunchObject): Promise<void>;
  openCentre(centre: 'member' | 'agent', page?: string): void;
  closeCentre(): void;
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Shows a dialog; resolves to the value of the button that was pressed, or null when it was closed. */
  dialog(request: DialogRequest): Promise<string | null>;
  toast(tone: 'info' | 'success' | 'error', text: string): void;
  /** Reports an error with the name of the part it happened in. */
  report(error: unknown, where: string): void;
  /**
   * Says that a remote must not be swapped now (an open slip, a running deposit): the one named `owner`, or where none is named all of them.
   * Returns the way to take it back. Screens use `useBusy`.
   */
  busy(reason: string, owner?: string | null): () => void;
  /** Milliseconds between this machine's clock and the gateway's. */
  clockSkew(): number;
}

let services: HostServices | undefined;

/** Called once by the shell (or by a test) before anything is shown. */
export function provideHost(provided: HostServices): void {
  services = provided;
}

/** The services of this page. */
export function host(): HostServices {
  if (!services) throw new Error('The shell has not provided its services: call provideHost before a screen is shown.');
  return services;
}

/** The launch object of a game in the catalogue. */
export function launchObjectOf(game: Game, mode?: 'real' | 'demo'): LaunchObject {
  return {
    code: game.code,
    name: game.name,
    gameId: game.gameId,
    defaultPlayType: game.defaultPlayType,
    accountTypeName: game.accountTypeName,
    gameType: game.gameType,
    isGame: game.isGame,
    vassalage: game.vassalage,
    ...(mode ? { mode } : {}),
  };
}
