import type { Parts } from '../platform/parts.ts';

export interface PauseBounds {
  /** The pause of a member who has not chosen one; all in seconds. */
  usual: number;
  least: number;
  most: number;
}

/** The pauses between two reality checks that the brand allows. */
export async function pauseBounds({ settings }: Pick<Parts, 'settings'>): Promise<PauseBounds> {
  return {
    usual: await settings.get('realityCheck.seconds', 3_600),
    least: await settings.get('realityCheck.leastSeconds', 900),
    most: await settings.get('realityCheck.mostSeconds', 7_200),
  };
}

/** What holds of a member's choice: bounds that were narrowed later narrow it, too. */
export const pauseWithin = ({ usual, least, most }: PauseBounds, chosen: number | null): number => Math.min(Math.max(chosen ?? usual, least), most);
