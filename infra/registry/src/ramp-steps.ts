import type { Channel } from './channels.repository.ts';

/** Stored with the channel while its canary grows without an operator. */
export interface Ramp {
  /** How long each step lasts at least. */
  minutes: number;
  /** When this step began, an ISO instant, and the canary's counted visits by then. */
  since: string;
  visits: number;
  paused: boolean;
}

/** The shares of browsers that a ramp goes through, in percent. */
export const RAMP_STEPS_PERCENT = [1, 5, 25, 100] as const;

/** The share after this one. */
export const nextStep = (percent: number): number => RAMP_STEPS_PERCENT.find((step) => step > percent) ?? 100;

/** A ramp belongs to a canary: without one there is none. */
export const rampOf = ({ canary, ramp }: Pick<Channel, 'canary' | 'ramp'>): Ramp | null => (canary ? ramp : null);
