import { ApiError } from '@atrium/api/api-error';

export type { ApiError };

/** Turns a caught value into an `ApiError`: itself where it is one, otherwise `UNKNOWN` with the value's text. */
export function failureOf(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('UNKNOWN', { message: String(error) });
}

/** Whether a failed call may succeed a moment later: it was lost on the way, or the gateway failed. */
export const isTransient = ({ code, status }: ApiError): boolean =>
  code === 'NETWORK' || code === 'TIMEOUT' || status >= 500;
