/** The difference between this machine's clock and the gateway's, in ms; renewed by every time that the gateway sends. */
export interface ServerClock {
  skew(): number;
  update(serverTime: string | number): void;
}

export function createServerClock(now: () => number = Date.now): ServerClock {
  let skew = 0;
  return {
    skew: () => skew,
    update(serverTime) {
      const at = typeof serverTime === 'number' ? serverTime : Date.parse(serverTime);
      if (Number.isFinite(at)) skew = at - now();
    },
  };
}
