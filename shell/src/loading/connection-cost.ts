/** Missing in TypeScript's library; only some browsers have it. */
interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the visitor asked the browser to transfer less. */
export const savesData = (): boolean => connection().saveData === true;

/** Whether the visitor may pay for each megabyte. */
export const isMetered = (): boolean => connection().type === 'cellular';

/** Whether files that may never be used would delay those that are. */
export const isSlow = (): boolean => connection().effectiveType?.endsWith('2g') ?? false;
