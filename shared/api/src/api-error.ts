import type { ErrorCode, ErrorParams } from '@atrium/contracts/error-codes';

/** Failures without an answer of the gateway. */
export type ClientErrorCode = 'NETWORK' | 'TIMEOUT' | 'ABORTED';

/** The only error that a call rejects with. `code` is stable; @atrium/i18n has the sentence for the member. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | ClientErrorCode;
  readonly status: number;
  readonly params: ErrorParams;
  readonly value: unknown;
  readonly requestId: string | undefined;

  constructor(
    code: ErrorCode | ClientErrorCode,
    details: {
      status?: number;
      params?: ErrorParams | undefined;
      value?: unknown;
      message?: string;
      requestId?: string | undefined;
    } = {},
  ) {
    super(details.message ?? code);
    this.code = code;
    this.status = details.status ?? 0;
    this.params = details.params ?? {};
    this.value = details.value;
    this.requestId = details.requestId;
  }
}
