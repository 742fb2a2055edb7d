import type { PortalEvents } from '@atrium/contracts/events';
import type { Balance } from '@atrium/contracts/balance';
import type { Logger } from 'pino';
import { frameOf } from './event-frame.ts';
import type { Streams } from './streams.ts';

/** Sends members' newest balances to their tabs on this process. */
export interface BalanceNotices {
  frame(memberId: string, cause?: string): Promise<string>;
  send(memberId: string, cause: string | undefined): void;
  close(): void;
}

const AGAIN_MS = 1_000;

export function balanceNotices(parts: {
  streams: Pick<Streams, 'send' | 'hasStreamOf'>;
  readBalance(memberId: string): Promise<Balance>;
  log: Pick<Logger, 'warn'>;
  /** After this time a balance that could not be read is read again. */
  againMs?: number;
}): BalanceNotices {
  const { streams, readBalance, log, againMs = AGAIN_MS } = parts;
  /** Without them, tabs would show the balance of before an outage of the database until the next change. */
  const unread = new Map<string, string | undefined>();
  let timer: NodeJS.Timeout | undefined;

  async function frame(memberId: string, cause?: string): Promise<string> {
    const balance = await readBalance(memberId);
    const data: PortalEvents['balance.changed'] = { ...balance, ...(cause === undefined ? {} : { cause }) };
    // Without an id: a reconnecting client receives the newest balance anyway.
    return frameOf('balance.changed', data);
  }
  function send(memberId: string, cause: string | undefined): void {
    if (!streams.hasStreamOf(memberId)) return;
    frame(memberId, cause)
      .then((text) => streams.send(text, { member: memberId }))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'a balance could not be read and will be read again');
        unread.set(memberId, cause);
        timer ??= setTimeout(sendUnread, againMs).unref();
      });
  }
  function sendUnread(): void {
    timer = undefined;
    const members = [...unread];
    unread.clear();
    for (const [memberId, cause] of members) send(memberId, cause);
  }
  return { frame, send, close: () => clearTimeout(timer) };
}
