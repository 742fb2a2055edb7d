import type { Api } from '@atrium/api/create-api';
import type { SessionCache } from '@atrium/api/session-cache';
import { formatAmount } from '@atrium/i18n/format';
import type { Game } from '@atrium/contracts/games';
import type { LaunchSelection } from '@atrium/contracts/launch-selection';
import type { BrandConfiguration, Permission } from '@atrium/contracts/system';
import type { i18n as I18n } from 'i18next';
import type { createStore } from 'jotai';
import type { ComponentType } from 'react';
import type { EventBus } from './event-bus.ts';
import type { PlaceProps } from './places.ts';
import type { Need } from './session-gate.ts';

/** A game, as a launch needs it. Source: 3-57. */
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
  /** What was chosen of a sports book before it opens. Source: 15-05. */
  selection?: LaunchSelection;
}

export interface DialogRequest {
  title: string;
  text?: string;
  /** HTML that the shell sanitises before it is shown. */
  html?: string;
  icon?: 'info' | 'success' | 'warning' | 'error';
  /** Enter presses the first button. */
  buttons: readonly { label: string; value: string; tone?: 'primary' | 'danger' | 'plain' }[];
  /** Whether Escape and a click on the backdrop close the dialog. Default: true. */
  cover?: boolean;
  /** Closes the dialog automatically after this time, in milliseconds. */
  timeout?: number;
}

/** The services of the shell for its own screens and for remotes. One object per page, created by the shell at boot. */
export interface HostServices {
  readonly api: Api;
  readonly cache: SessionCache;
  readonly bus: EventBus;
  readonly store: ReturnType<typeof createStore>;
  readonly i18n: I18n;
  /** The version, as `remote@version`, that an error's stack belongs to; undefined for code of the shell. */
  versionOf?(error: Error): string | undefined;
  readonly brand: BrandConfiguration;
  readonly permission: () => Permission;
  /** Runs the action if the gate allows it; otherwise opens the login pop-up or the warning (specification 4). Resolves to whether it ran. */
  protect(need: Need, action: () => void | Promise<void>): Promise<boolean>;
  /** Launches a game by the rules of specification 2.4, after a check of the login (4-08). */
  launch(game: LaunchObject): Promise<void>;
  openCentre(centre: 'member' | 'agent', page?: string): void;
  closeCentre(): void;
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Shows a dialog. Resolves to the value of the pressed button, or to null when it was closed. */
  dialog(request: DialogRequest): Promise<string | null>;
  toast(tone: 'info' | 'success' | 'error', text: string): void;
  /** Reports an error with the name of the part that it occurred in. */
  report(error: unknown, where: string): void;
  /**
   * Delays swaps (an open slip, a running deposit) of the remote named `owner`, or of all remotes without it. Returns a
   * function that ends it. Screens use `useBusy`.
   */
  busy(reason: string, owner?: string | null): () => void;
  /** Shows the parts of remotes in a named place; screens use `Place`. */
  readonly Place?: ComponentType<PlaceProps>;
  /** Milliseconds that the gateway's clock is ahead of this machine's. */
  clockSkew(): number;
}

let services: HostServices | undefined;

/** Called once by the shell, or by a test, before the first render. */
export function provideHost(provided: HostServices): void {
  services = provided;
  const { currencySymbol: symbol, fractionDigits } = provided.brand;
  // Sentences write minor units as an amount: `{{left, money}}`.
  provided.i18n.services.formatter?.add('money', (minor, tag) =>
    formatAmount(String(minor), { symbol, fractionDigits }, tag ?? 'en'),
  );
}

/** The services of this page. Throws before `provideHost` was called. */
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
