import { ApiError } from '@atrium/api/api-error';

export type { ApiError };

/** What a caught value of a call is, for a screen's state: the API's own error, or an unknown failure with its text. */
export function failureOf(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('UNKNOWN', { message: String(error) });
}
