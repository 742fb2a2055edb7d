import type { Family } from '@atrium/lottery-rules/families';

/** A draw whose result is made outside and was due. */
export interface AwaitedDraw {
  readonly gameCode: string;
  readonly issue: string;
  readonly family: Family;
  readonly drawsAt: Date;
}

/** A source of results. Two sources with different names have to agree before anything is settled. */
export interface ResultProvider {
  readonly name: string;
  /** The result in text form, or null while it is not known. May throw: the source is asked again. */
  resultOf(draw: AwaitedDraw): Promise<string | null>;
}
