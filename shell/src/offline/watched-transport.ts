import { ApiError } from '@atrium/api/api-error';
import type { Transport } from '@atrium/api/transport';

export interface CallListener {
  lost(): void;
  waiting(): void;
  answered(): void;
}

/** A call that takes this long shows that the connection is slow. */
const SLOW_CALL_MS = 8_000;
let listener: CallListener | undefined;
let lostBefore = false;

/** Reports all further calls to `next`; also that one was lost before. */
export function watchCalls(next: CallListener): void {
  listener = next;
  if (lostBefore) next.lost();
  lostBefore = false;
}

/** Reports the fate of each call to the listener. A chunk that could not be fetched counts as a missing answer. */
export const watchedTransport =
  (transport: Transport): Transport =>
  async (request) => {
    let isLong = false;
    const long = setTimeout(() => {
      isLong = true;
      listener?.waiting();
    }, SLOW_CALL_MS);
    try {
      const answer = await transport(request);
      listener?.answered();
      return answer;
    } catch (failure) {
      const error =
        (failure as Error | null)?.name === 'ChunkLoadError'
          ? new ApiError('NETWORK', { message: (failure as Error).message })
          : failure;
      if (error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'TIMEOUT')) {
        if (listener) listener.lost();
        else lostBefore = true;
      } else if (isLong) {
        // Cancelled: no caller waits for it any more.
        listener?.answered();
      }
      throw error;
    } finally {
      clearTimeout(long);
    }
  };
