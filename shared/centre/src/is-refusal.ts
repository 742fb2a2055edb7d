import type { ApiError } from '@atrium/host';

/**
 * Whether a failed call is known to have changed nothing. False where the answer was lost or the gateway broke while it
 * worked: the command may have been carried out, and a repeat must carry the same idempotency key.
 */
export const isRefusal = ({ status }: ApiError): boolean => status > 0 && status < 500;
