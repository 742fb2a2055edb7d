import { ApiError } from '@atrium/api/api-error';
import type { Transport } from '@atrium/api/transport';

export interface CallListener {
  lost(): void;
  waiting(): void;
  answered(): void;
}

/** A call that is on its way for so long shows that the connection is slow, in ms. */
const LONG = 8_000;
let listener: CallListener | undefined;
let lostBefore = false;

/** From now on `next` hears how calls fare; also that one was lost before it was there. */
export function hearCalls(next: CallListener): void {
  listener = next;
  if (lostBefore) next.lost();
  lostBefore = false;
}

/** A transport whose calls are heard. Code of its own that could not be fetched counts as an answer that did not come. */
export const watchedTransport =
  (transport: Transport): Transport =>
  async (request) => {
    let isLong = false;
    const long = setTimeout(() => {
      isLong = true;
      listener?.waiting();
    }, LONG);
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
        // Nobody waits for it any more.
        listener?.answered();
      }
      throw error;
    } finally {
      clearTimeout(long);
    }
  };
