import type { ErrorCode, ErrorParams } from '@atrium/contracts/error-codes';
import type { i18n as I18n } from 'i18next';

/** Failures without an answer have sentences too. */
export type SentenceCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'ABORTED';

export const ERRORS_NAMESPACE = 'errors';

/** Pages that showed a sentence before the texts had arrived. */
const early = new WeakSet<I18n>();

export const wasReadEarly = (i18n: I18n): boolean => early.has(i18n);

/** The sentence of an error in the member's language: what happened, what it means for the money, what to do. */
export function errorSentence(i18n: I18n, code: string, params: ErrorParams = {}): string {
  if (!i18n.exists(`${ERRORS_NAMESPACE}:UNKNOWN`)) early.add(i18n);
  const key = `${ERRORS_NAMESPACE}:${code}`;
  return i18n.exists(key) ? i18n.t(key, params) : i18n.t(`${ERRORS_NAMESPACE}:UNKNOWN`, params);
}
