import type { PreloadPage } from '@atrium/host/define-remote';
import type { ComponentType } from 'react';
import type { Cause } from './cause.ts';

/** A screen of a remote: one of its routes by its declared path, the centre that it fills, or its part in a named place. */
export type Target = { readonly route: string } | { readonly centre: 'member' | 'agent' } | { readonly part: string };

/** What is shown in the place of a remote's screen. `since` and `until` are ISO instants. */
export type ScreenState =
  | { readonly status: 'pending' }
  | {
      readonly status: 'ready';
      readonly Page: ComponentType<object>;
      readonly version: string;
      readonly edition: number;
      readonly preload?: PreloadPage | undefined;
    }
  | { readonly status: 'failed'; readonly cause: Cause; readonly version: string; readonly edition: number }
  | { readonly status: 'frame'; readonly url: string; readonly since: string; readonly until?: string }
  | { readonly status: 'maintenance'; readonly text: string; readonly since: string; readonly until?: string };

export const PENDING: ScreenState = { status: 'pending' };

export const keyOf = (target: Target): string =>
  'route' in target ? target.route : 'centre' in target ? `centre:${target.centre}` : `part:${target.part}`;
